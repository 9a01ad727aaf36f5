"""Compares areas of water and buildings and lengths of streets in the tiles with what osmium and shapely make of the extract.

    python3 Benchmarks/peers/tiles_truth.py [--questctl path] [extract …]

All in metres of the Mercator projection, from the tiles of zoom 14 without their buffers, kind by kind. What an area is, osmium says
(closed ways and relations put together); which kind, the Shortbread schema. The difference may be half a per cent of a sum, or what
rounding to the tile's grid of 0.6 m makes of a single small thing: two metres of a line, fifteen square metres of an area.
"""

import argparse
import collections
import os
import sys
import tempfile

from programs import built_questctl
from tile_measures import WORLD, amount, build, decoded, extracts, raw_tiles, unit

import math
import osmium
import shapely
import shapely.wkb

LIMIT = 0.005
ROUNDING = {"streets": 2, "buildings": 15, "water_polygons": 15}
STREETS = {
    "motorway", "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "busway", "bus_guideway",
    "living_street", "service", "pedestrian", "track", "footway", "steps", "path", "cycleway"}
LINKS = {"motorway_link", "trunk_link", "primary_link", "secondary_link", "tertiary_link"}
RAILS = {"rail", "narrow_gauge", "tram", "light_rail", "funicular", "subway", "monorail"}


def projected(geometry):
    def move(points):
        points[:, 1] = [math.log(math.tan(math.pi / 4 + math.radians(y) / 2)) * WORLD / (2 * math.pi) for y in points[:, 1]]
        points[:, 0] *= WORLD / 360
        return points
    return shapely.transform(geometry, move)


def water(tags, from_way):
    natural, waterway, landuse = tags.get("natural"), tags.get("waterway"), tags.get("landuse")
    if natural == "glacier":
        return "glacier"
    if natural == "water":
        return "river" if tags.get("water") == "river" else "water"
    if waterway == "riverbank":
        return "river"
    if waterway == "dock":
        return "dock"
    if waterway == "canal" and (tags.get("area") == "yes" or not from_way):
        return "canal"
    return landuse if landuse in ("reservoir", "basin") else None


def streets(tags, is_closed):
    highway, aeroway, railway = tags.get("highway"), tags.get("aeroway"), tags.get("railway")
    is_area = is_closed and tags.get("area") == "yes"
    if highway in STREETS and not (is_area and highway in ("pedestrian", "service")):
        yield highway
    if highway in LINKS:
        yield highway[:-5]
    if aeroway in ("runway", "taxiway") and not is_area:
        yield aeroway
    if railway in RAILS:
        yield railway


def truth(extract):
    sums = collections.Counter()
    factory = osmium.geom.WKBFactory()
    for element in osmium.FileProcessor(extract).with_locations().with_areas():
        tags = element.tags
        if element.is_area():
            kinds = []
            if tags.get("building", "no") != "no":
                kinds.append(("buildings", ""))
            kind = water(tags, element.from_way())
            if kind:
                kinds.append(("water_polygons", kind))
            if kinds:
                try:
                    area = projected(shapely.from_wkb(factory.create_multipolygon(element))).area
                except RuntimeError:
                    continue
                for kind in kinds:
                    sums[kind] += area
        elif element.is_way():
            for kind in streets(tags, element.is_closed() and len(element.nodes) > 3):
                places = [None if not node.location.valid() else (node.lon, node.lat) for node in element.nodes]
                for start, end in zip(places, places[1:]):
                    if start and end:
                        sums["streets", kind] += projected(shapely.LineString([start, end])).length
    return sums


def shown(path):
    sums = collections.Counter()
    for zoom, _, _, data in raw_tiles(path):
        if zoom != 14:
            continue
        for name, layer in decoded(data).items():
            if name not in ("buildings", "water_polygons", "streets"):
                continue
            for feature in layer["features"]:
                kind = name, feature["properties"].get("kind", "")
                sums[kind] += amount(feature) * unit(14) ** (1 if name == "streets" else 2)
    return sums


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--questctl")
    parser.add_argument("extracts", nargs="*")
    arguments = parser.parse_args()
    tool = arguments.questctl or built_questctl()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for extract in arguments.extracts or extracts():
            output = os.path.join(folder, "city.pmtiles")
            build(tool, extract, output)
            expected, found = truth(extract), shown(output)
            print(os.path.basename(extract))
            for kind in sorted(expected.keys() | found.keys()):
                difference = found[kind] - expected[kind]
                share = difference / expected[kind] if expected[kind] else math.inf
                is_wrong = abs(difference) > LIMIT * expected[kind] and abs(difference) > ROUNDING[kind[0]]
                wrong += is_wrong
                print(
                    f"  {kind[0]:15} {kind[1]:15} {expected[kind]:14.0f} {found[kind]:14.0f} {share:+8.3%}"
                    f"{'  WRONG' if is_wrong else ''}", flush=True)
    sys.exit(f"{wrong} sums differ" if wrong else None)


main()
