"""What the checks of vector tiles share: archives decoded by pmtiles and mapbox-vector-tile, and what lies within a tile measured."""

import gzip
import os
import subprocess
import sys

from programs import DATA, continue_with

continue_with("mapbox_vector_tile", "pmtiles", "shapely", "osmium")
import mapbox_vector_tile  # noqa: E402
import shapely  # noqa: E402
from mapbox_vector_tile.Mapbox import vector_tile_pb2  # noqa: E402
from pmtiles.reader import MmapSource, Reader, all_tiles  # noqa: E402
from shapely.geometry import box, shape  # noqa: E402

WORLD = 40075016.6855785
EXTENT = 4096
INSIDE = box(0, 0, EXTENT, EXTENT)


def extracts():
    """The shared extracts of all formats."""
    folders = (os.path.join(DATA, "osm"), os.path.join(DATA, "elevation"))
    return [
        os.path.join(folder, name) for folder in folders for name in sorted(os.listdir(folder))
        if name.endswith((".osm", ".osm.gz", ".osm.pbf"))]


def build(tool, extract, output, *options):
    """Builds an archive; returns what was said on standard error."""
    done = subprocess.run([tool, "map", "tiles", extract, "-o", output, *options], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{extract}: exit code {done.returncode}: {done.stderr}")
    return done.stdout + done.stderr


def raw_tiles(path):
    """Zoom, column, row and unpacked bytes of each tile, and the archive's reader."""
    with open(path, "rb") as file:
        source = MmapSource(file)
        reader = Reader(source)
        reader.header(), reader.metadata()
        for (zoom, column, row), packed in all_tiles(reader.get_bytes):
            yield zoom, column, row, gzip.decompress(packed)


def decoded(data):
    """A tile's layers, y growing southward."""
    return mapbox_vector_tile.decode(data, default_options={"y_coord_down": True})


def message(data):
    """A tile as it is in the file."""
    tile = vector_tile_pb2.tile()
    tile.ParseFromString(data)
    return tile


def rings(geometry):
    """The rings of a polygon's commands (specification 4.3)."""
    x = y = index = 0
    ring, found = [], []
    while index < len(geometry):
        command, count = geometry[index] & 7, geometry[index] >> 3
        index += 1
        if command == 7:
            found.append(ring)
            ring = []
            continue
        for _ in range(count):
            dx, dy = geometry[index], geometry[index + 1]
            x += (dx >> 1) ^ -(dx & 1)
            y += (dy >> 1) ^ -(dy & 1)
            ring.append((x, y))
            index += 2
    return found


def double_area(ring):
    """Twice the signed area, positive clockwise where y grows southward."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))


def polygon_defect(geometry):
    """Why the polygons of a feature are not valid by the specification (4.3.4.4); None where they are."""
    polygons = []
    for ring in rings(geometry):
        area = double_area(ring)
        if len(ring) < 3 or area == 0:
            return "a ring without area"
        if area > 0:
            polygons.append((ring, []))
        elif not polygons:
            return "a hole first"
        else:
            polygons[-1][1].append(ring)
    for outer, holes in polygons:
        polygon = shapely.Polygon(outer, holes)
        if not polygon.is_valid:
            return shapely.is_valid_reason(polygon)
    return None if polygons else "no polygon"


def amount(feature):
    """The area of a decoded feature within the tile itself, or its length, part by part: parts may lie upon each other."""
    geometry = shape(feature["geometry"])
    parts = getattr(geometry, "geoms", [geometry])
    if geometry.geom_type.endswith("LineString"):
        return sum(shapely.intersection(part, INSIDE).length for part in parts)
    return sum(shapely.intersection(part if part.is_valid else shapely.make_valid(part), INSIDE).area for part in parts)


def unit(zoom):
    """Metres of the Mercator projection of a tile's unit."""
    return WORLD / (EXTENT * 2 ** zoom)
