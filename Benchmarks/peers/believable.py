"""Tells whether our routes are such as others would ride: their length beside that of OSRM's and Valhalla's bicycle routes.

    python3 Benchmarks/peers/believable.py [extract ...] [--pairs N]

Without an extract: every one of the real data (VELOQUEST_DATA). A thousand seeded pairs of places an extract, in the middle
of edges of the largest strongly connected component. A route counts as believable where its length is within 10 % of that
of at least one of the two; how many more lie between a short and a long one is told beside. Every pair that is further than 25 % from both is listed with its coordinates and what can be
told of the reason: the shortest permitted way, what is pushed, ferries, turns on the spot, how much of each kind of way
either route takes, and the longest ways that one takes and the other does not, with their tags.

Where a peer's route starts or ends more than 2 m from the place asked for, it is left out of that pair: the peer does not
know the road, and rides to another place.
"""

import array
import collections
import json
import math
import os
import subprocess
import sys
import venv

from programs import (
    BUILD, DATA, ENVIRONMENT, attempted, continue_in_recent_python, exported, osrm_engine, valhalla_actor)

NEAR, FAR, SNAP = 0.10, 0.25, 2

# Writes an extract as PBF, and what its roads are: the way of each two neighbouring nodes, and each way's tags.
OSMIUM = """
import json, sys, osmium
source, pbf, roads = sys.argv[1:]
if not source.endswith(".pbf"):
    reader = osmium.MergeInputReader()
    reader.add_file(source)
    with osmium.SimpleWriter(pbf, overwrite=True) as writer: reader.apply(writer)
tags, sides = {}, {}
for way in osmium.FileProcessor(source, osmium.osm.WAY):
    if len(way.nodes) < 2 or "building" in way.tags: continue
    tags[way.id] = dict(way.tags)
    nodes = [node.ref for node in way.nodes]
    for first, second in zip(nodes, nodes[1:]):
        side = f"{min(first, second)} {max(first, second)}"
        if "highway" in way.tags or side not in sides: sides[side] = way.id
with open(roads, "w") as file: json.dump({"tags": tags, "sides": sides}, file)
"""
TOLD = (
    "highway", "name", "bicycle", "foot", "access", "vehicle", "motor_vehicle", "oneway", "oneway:bicycle", "cycleway",
    "cycleway:left", "cycleway:right", "cycleway:both", "surface", "smoothness", "tracktype", "sac_scale", "mtb:scale",
    "maxspeed", "lanes", "bicycle_road", "service", "junction", "route", "incline", "toll", "motorroad", "tunnel", "ref")


def as_pbf(source):
    """An extract as PBF with every program's result beside it, and the file that knows its roads."""
    python = os.path.join(ENVIRONMENT, "bin", "python3")
    if not os.path.exists(python):
        venv.create(ENVIRONMENT, with_pip=True)
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "--only-binary=:all:", "osmium"], check=True, capture_output=True)
    name = os.path.basename(source)
    folder = os.path.join(BUILD, "routes", "extracts")
    os.makedirs(folder, exist_ok=True)
    pbf = source if name.endswith(".pbf") else os.path.join(folder, name.replace(".", "-") + ".osm.pbf")
    roads = os.path.join(folder, name.replace(".", "-") + ".json")
    if not os.path.exists(pbf) or not os.path.exists(roads):
        subprocess.run([python, "-c", OSMIUM, source, pbf, roads + ".part"], check=True)
        os.rename(roads + ".part", roads)
    return pbf, roads


class OSRM:
    name = "OSRM"

    def __init__(self, extract):
        self.module, self.engine = osrm_engine(extract, "MLD")

    def route(self, ends, **wishes):
        try:
            found = self.engine.Route(self.module.RouteParameters(
                coordinates=[tuple(end) for end in ends], overview="false", **wishes))
        except RuntimeError:
            return None
        return found if all(point["distance"] <= SNAP for point in found["waypoints"]) else None

    def length(self, ends):
        found = self.route(ends)
        return found["routes"][0]["distance"] if found else None

    def ways(self, ends, roads):
        """The ways of the route, in order, and the metres on each."""
        noted = self.route(ends, annotations=["nodes", "distance"])["routes"][0]["legs"][0]["annotation"]
        nodes = [int(node) for node in noted["nodes"]]
        for first, second, metres in zip(nodes, nodes[1:], list(noted["distance"])):
            yield roads["sides"].get(f"{min(first, second)} {max(first, second)}"), metres


class Valhalla:
    name = "Valhalla"

    def __init__(self, extract):
        self.actor = valhalla_actor(extract)

    def route(self, ends):
        wish = {
            "costing": "bicycle", "directions_type": "none",
            "locations": [{"lon": lon, "lat": lat, "node_snap_tolerance": 0} for lon, lat in ends]}
        try:
            found = json.loads(self.actor.route(json.dumps(wish)))["trip"]
        except RuntimeError:
            return None
        line = decoded(found["legs"][0]["shape"])
        return found if apart(line[0], ends[0]) <= SNAP and apart(line[-1], ends[1]) <= SNAP else None

    def length(self, ends):
        found = self.route(ends)
        return found["summary"]["length"] * 1000 if found else None

    def ways(self, ends, roads):
        wish = {
            "costing": "bicycle", "shape_match": "edge_walk", "encoded_polyline": self.route(ends)["legs"][0]["shape"],
            "filters": {"attributes": ["edge.way_id", "edge.length"], "action": "include"}}
        try:
            edges = json.loads(self.actor.trace_attributes(json.dumps(wish)))["edges"]
        except RuntimeError:
            return
        for edge in edges:
            yield edge["way_id"], 1000 * edge["length"]


def decoded(text):
    """The coordinates, longitude first, of a polyline with six decimals."""
    values, value, shift = [], 0, 0
    for character in text:
        chunk = ord(character) - 63
        value |= (chunk & 31) << shift
        shift += 5
        if chunk < 32:
            values.append(~(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    places, lon, lat = [], 0, 0
    for more_lat, more_lon in zip(values[::2], values[1::2]):
        lat, lon = lat + more_lat, lon + more_lon
        places.append((lon / 1e6, lat / 1e6))
    return places


def apart(one, other):
    """The distance of two places that are near one another."""
    east = (one[0] - other[0]) * math.cos(math.radians(one[1]))
    return math.hypot(east, one[1] - other[1]) * 111_195


def metres_of(pieces):
    """Metres on each way."""
    total = collections.Counter()
    for way, metres in pieces:
        total[way] += metres
    return total


def words(tags):
    return " ".join(f"{key}={tags[key]}" for key in TOLD if key in tags)


def kinds(ways, roads):
    """Kilometres by the value of `highway`, the longest first."""
    total = collections.Counter()
    for way, metres in ways.items():
        tags = roads["tags"].get(str(way), {})
        total[tags.get("highway") or tags.get("route") or "other"] += metres
    return ", ".join(f"{kind} {metres / 1000:.2f}" for kind, metres in total.most_common(6))


def differences(name, ways, others, roads):
    """The longest ways that one route takes and another does not."""
    left = collections.Counter({way: metres for way, metres in ways.items() if way not in others})
    for way, metres in left.most_common(4):
        closed = "" if way in roads["ours"] else " (closed in our map)"
        print(f"      only {name}: {metres:6.0f} m of way {way}{closed}: {words(roads['tags'].get(str(way), {}))}")


def explain(found, lengths, peers, roads):
    ends = found["from"], found["to"]
    print("   %.6f %.6f → %.6f %.6f" % (*ends[0], *ends[1]))
    others = ", ".join(f"{name} {metres / 1000:.2f}" for name, metres in lengths.items() if metres)
    shortest = (found.get("shortest") or 0) / 1000
    notes = [
        f"ours {found['distance'] / 1000:.2f} km, feels like {found['felt']:.0f} s", others,
        f"shortest permitted {shortest:.2f} km, feels like {found.get('shortestFelt') or 0:.0f} s"]
    if found["pushed"]:
        notes.append(f"pushed {found['pushed']:.0f} m")
    notes += ["turns on the spot at %.6f %.6f" % tuple(place) for place in found["turnsBack"]]
    if any(kind.startswith("ferry") for kind in found["classes"]):
        notes.append("a ferry")
    print("      " + "; ".join(notes))
    ours = metres_of((piece["way"], piece["metres"]) for piece in found["ways"])
    print(f"      ours:     {kinds(ours, roads)}")
    for peer in peers:
        if lengths[peer.name]:
            theirs = metres_of(peer.ways(ends, roads))
            print(f"      {peer.name + ':':9} {kinds(theirs, roads)}")
            differences(peer.name, theirs, ours, roads)
            differences("ours", ours, theirs, roads)


def compare(source, limit):
    pbf, roads = as_pbf(source)
    tool, folder = exported(pbf)
    output = subprocess.run(
        [tool, "routes", os.path.join(folder, "map.vqmap"), folder], check=True, capture_output=True, text=True).stdout
    ours = [json.loads(line) for line in output.splitlines()[:limit]]
    peers = [peer for peer in (attempted("OSRM", lambda: OSRM(pbf)), attempted("Valhalla", lambda: Valhalla(pbf))) if peer]
    with open(roads, encoding="utf-8") as file:
        roads = json.load(file)
    with open(os.path.join(folder, "way"), "rb") as file:
        roads["ours"] = set(array.array("q", file.read()))
    counted = near = between = unknown = missing = 0
    outliers, ratios = [], collections.defaultdict(list)
    for found in ours:
        lengths = {peer.name: peer.length((found["from"], found["to"])) for peer in peers}
        known = [metres for metres in lengths.values() if metres]
        if not known:
            unknown += 1
            continue
        counted += 1
        if not found.get("distance"):
            missing += 1
            print("   %.6f %.6f → %.6f %.6f: no route of ours" % (*found["from"], *found["to"]))
            continue
        for name, metres in lengths.items():
            if metres:
                ratios[name].append(found["distance"] / metres)
        off = min(abs(found["distance"] / metres - 1) for metres in known)
        near += off <= NEAR
        between += off > NEAR and min(known) < found["distance"] < max(known)
        if off > FAR:
            outliers.append((off, found, lengths))
    medians = ", ".join(
        f"{name} {sorted(values)[len(values) // 2]:.3f} ({sum(abs(value - 1) <= NEAR for value in values) / len(values):.1%} "
        "within 10 %)" for name, values in ratios.items())
    print(
        f"{os.path.basename(source)}: {near / max(counted, 1):.1%} of {counted} pairs believable, "
        f"{between / max(counted, 1):.1%} more between the two; {len(outliers)} beyond 25 % of both, {unknown} that no "
        f"peer knows, {missing} that we cannot ride")
    print(f"   our length to theirs, median: {medians}")
    pushed = sum(found["pushed"] for found in ours) / max(sum(found.get("distance") or 0 for found in ours), 1)
    turning = sum(1 for found in ours if found["turnsBack"])
    print(f"   {pushed:.2%} of our kilometres are pushed; {turning} of our routes turn on the spot", flush=True)
    for _, found, lengths in sorted(outliers, key=lambda outlier: -outlier[0]):
        explain(found, lengths, peers, roads)


def main():
    arguments = sys.argv[1:]
    limit = 1000
    if "--pairs" in arguments:
        place = arguments.index("--pairs")
        limit = int(arguments[place + 1])
        del arguments[place:place + 2]
    folder = os.path.join(DATA, "osm")
    if not arguments and not os.path.isdir(folder):
        return print("no real data: set VELOQUEST_DATA, or name an extract")
    for source in arguments or [os.path.join(folder, name) for name in sorted(os.listdir(folder))]:
        compare(os.path.realpath(source), limit)


if __name__ == "__main__":
    continue_in_recent_python()
    main()
