"""Tells whether our routes are such as others would ride: their length beside OSRM's and Valhalla's bicycle routes.

    python3 Benchmarks/peers/believable.py [extract ...] [--pairs N] [--seed N] [--elevation TILES] [--all]

Without an extract: every one of the real data (VELOQUEST_DATA). With --elevation our map knows heights. A route counts as
believable where its length is within 10 % of that of at least one of the two. Beside that stands how often the two peers are within 10 % of one
another, on the same pairs: nobody can be like both where they are not like each other.

Which pairs: both places are junctions, drawn with a seed from the largest strongly connected component of our
network, where three or more of the roads meet that we ride. A pair counts where all three start and end at these
very junctions (a peer's route begins and ends within 1 m of them, which is rounding); else another pair is drawn,
until there are a thousand (of 1,500 at most). For where a peer does not know a junction, as all roads there are
closed to it or left out of its map, it starts from the next road that it knows, and the lengths of two different
errands are compared. The rule looks at the ends of a peer's route and never at its length, nor at ours. Where one
peer finds no route between junctions that it knows, the other judges alone; such pairs are counted. To show what it
does, the same figure is told for the first thousand pairs as they are drawn, with every peer that starts and ends
within 100 m.

Every pair that is further than 25 % from both (with --all: further than 10 %) is listed with the reason, beside
each peer:

- where the peer's route is shorter: what of it is closed to us, or a turn that is forbidden; else, where it means
  pushing, how far and why; else what our route does better in the eyes of our profile;
- where ours is shorter: what of it the peer does not travel, which is found by asking it for a route between the
  ends of each piece; else that the peer likes another way better.

How a peer's route would feel to our profile is worked out way by way from the costs of our network. At the end the
reasons are counted, by the nearer peer.
"""

import argparse
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

NEAR, FAR, EXACT, LOOSE = 0.10, 0.25, 1, 100
RIDE, PUSH = 1, 2
# Metres that hardly matter.
SMALL = 50
ALMOST = "the lengths differ by less than 50 m"

# Writes an extract as PBF, and what its roads are: each way's tags and nodes, the ways of each two neighbouring nodes,
# the nodes' places, what stands on them, and turns that are forbidden at a node.
OSMIUM = """
import json, sys, osmium
source, pbf, roads = sys.argv[1:]
if not source.endswith(".pbf"):
    reader = osmium.MergeInputReader()
    reader.add_file(source)
    with osmium.SimpleWriter(pbf, overwrite=True) as writer: reader.apply(writer)
tags, sides, nodes, places, barriers, turns = {}, {}, {}, {}, {}, []
for way in osmium.FileProcessor(source, osmium.osm.WAY):
    if len(way.nodes) < 2 or "building" in way.tags: continue
    tags[way.id] = dict(way.tags)
    nodes[way.id] = [node.ref for node in way.nodes]
    for first, second in zip(nodes[way.id], nodes[way.id][1:]):
        sides.setdefault(f"{min(first, second)} {max(first, second)}", []).append(way.id)
wanted = {node for way in nodes if "highway" in tags[way] for node in nodes[way]}
for node in osmium.FileProcessor(source, osmium.osm.NODE):
    if node.id not in wanted: continue
    places[node.id] = [node.location.lon, node.location.lat]
    if "barrier" in node.tags: barriers[node.id] = dict(node.tags)
for relation in osmium.FileProcessor(source, osmium.osm.RELATION):
    value = relation.tags.get("restriction:bicycle") or (
        "" if "bicycle" in relation.tags.get("except", "") else relation.tags.get("restriction", ""))
    members = [[member.ref for member in relation.members if member.role == role] for role in ("from", "via", "to")]
    if value.startswith(("no_", "only_")) and all(len(ids) == 1 for ids in members):
        turns.append([value] + [ids[0] for ids in members])
with open(roads, "w") as file:
    json.dump(
        {"tags": tags, "sides": sides, "nodes": nodes, "places": places, "barriers": barriers, "turns": turns}, file)
"""
TOLD = (
    "highway", "name", "bicycle", "foot", "access", "vehicle", "motor_vehicle", "oneway", "oneway:bicycle", "cycleway",
    "cycleway:left", "cycleway:right", "cycleway:both", "surface", "smoothness", "tracktype", "sac_scale", "mtb:scale",
    "maxspeed", "lanes", "bicycle_road", "service", "junction", "route", "incline", "toll", "motorroad", "tunnel",
    "ref")


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
    roads = os.path.join(folder, name.replace(".", "-") + ".roads.json")
    if not os.path.exists(pbf) or not os.path.exists(roads):
        subprocess.run([python, "-c", OSMIUM, source, pbf, roads + ".part"], check=True)
        os.rename(roads + ".part", roads)
    return pbf, roads


class Roads:
    """What an extract says of its roads, and what we make of them."""

    def __init__(self, path, folder):
        with open(path, encoding="utf-8") as file:
            known = json.load(file)
        self.tags = {int(way): tags for way, tags in known["tags"].items()}
        self.nodes = {int(way): nodes for way, nodes in known["nodes"].items()}
        self.places = {int(node): tuple(place) for node, place in known["places"].items()}
        self.barriers = {int(node): tags for node, tags in known["barriers"].items()}
        self.sides = known["sides"]
        self.at_place = collections.defaultdict(list)
        for node, place in self.places.items():
            self.at_place[rounded(place)].append(node)
        self.ways_at = collections.defaultdict(list)
        for way, nodes in self.nodes.items():
            for node in nodes:
                self.ways_at[node].append(way)
        self.forbidden = collections.defaultdict(list)
        for kind, first, node, last in known["turns"]:
            self.forbidden[first, node].append((kind, last))
        columns = {}
        for name, code in (("way", "q"), ("manner", "B"), ("weight", "I"), ("length", "f")):
            with open(os.path.join(folder, name), "rb") as file:
                columns[name] = array.array(code, file.read())
        # By way and direction: how one travels, and milliseconds and metres.
        self.travel, costs = {}, collections.defaultdict(lambda: [0, 0.0])
        for way, manner, weight, length in zip(*columns.values()):
            key = way, not manner & 4
            self.travel[key] = manner & 3
            costs[key][0] += weight
            costs[key][1] += length
        self.pace = {key: milliseconds / 1000 / max(metres, 0.001) for key, (milliseconds, metres) in costs.items()}
        self.ours = {way for way, _ in self.travel}

    def at(self, place):
        """The nodes at a place with six decimals, and at its neighbours, since not everyone rounds alike."""
        lon, lat = rounded(place)
        near = ((lon + east, lat + north) for east in (-1, 0, 1) for north in (-1, 0, 1))
        return self.at_place.get((lon, lat)) or [node for place in near for node in self.at_place.get(place, [])]

    def side(self, first, second):
        """The way between two neighbouring nodes, and whether it is drawn like that; of several one that we ride."""
        ways = self.sides.get(f"{min(first, second)} {max(first, second)}", [])
        known = [(way, self.is_forward(way, first, second)) for way in ways]
        order = {RIDE: 0, PUSH: 1, None: 2}
        known.sort(key=lambda key: (order[self.travel.get(key)], "highway" not in self.tags[key[0]]))
        return known[0] if known else (None, True)

    def is_forward(self, way, first, second):
        nodes = self.nodes[way]
        return any(pair == (first, second) for pair in zip(nodes, nodes[1:]))

    def is_one_way_only(self, place):
        """Whether no road at a place may be travelled both ways, not even by pushing."""
        ways = {way for node in self.at(place) for way in self.ways_at[node] if way in self.ours}
        return not any((way, True) in self.travel and (way, False) in self.travel for way in ways)

    def words(self, way):
        tags = self.tags.get(way, {})
        return f"way {way}: " + " ".join(f"{key}={tags[key]}" for key in TOLD if key in tags)


class Step:
    """A piece of a peer's route on one way in one direction."""

    def __init__(self, way, forward, metres, node):
        self.way, self.forward, self.metres, self.node = way, forward, metres, node


def steps(sides):
    """Sides of one way put together; each with the node at its end, where that is known."""
    joined = []
    for way, forward, metres, node in sides:
        if joined and (joined[-1].way, joined[-1].forward) == (way, forward):
            joined[-1].metres += metres
            joined[-1].node = node
        else:
            joined.append(Step(way, forward, metres, node))
    return joined


class OSRM:
    name = "OSRM"

    def __init__(self, extract):
        self.module, self.engine = osrm_engine(extract, "MLD")

    def ask(self, ends, **wishes):
        try:
            return self.engine.Route(self.module.RouteParameters(
                coordinates=[tuple(end) for end in ends], overview="false", **wishes))
        except RuntimeError:
            return None

    def length(self, ends):
        """Metres, and how far from the ends asked for the route begins or ends; `None` twice where there is none."""
        found = self.ask(ends)
        if not found:
            return None, None
        return found["routes"][0]["distance"], max(point["distance"] for point in found["waypoints"])

    def steps(self, ends, roads):
        noted = self.ask(ends, annotations=["nodes", "distance"])["routes"][0]["legs"][0]["annotation"]
        nodes = [int(node) for node in noted["nodes"]]
        return steps(
            (*roads.side(first, second), metres, second)
            for first, second, metres in zip(nodes, nodes[1:], list(noted["distance"])) if metres > 0)


class Valhalla:
    name = "Valhalla"

    def __init__(self, extract):
        self.actor = valhalla_actor(extract)

    def ask(self, ends):
        wish = {
            "costing": "bicycle", "directions_type": "none",
            "locations": [{"lon": lon, "lat": lat, "node_snap_tolerance": 0} for lon, lat in ends]}
        try:
            return json.loads(self.actor.route(json.dumps(wish)))["trip"]
        except RuntimeError:
            return None

    def length(self, ends):
        """Metres, and how far from the ends asked for the route begins or ends; `None` twice where there is none."""
        found = self.ask(ends)
        if not found:
            return None, None
        line = decoded(found["legs"][0]["shape"])
        return found["summary"]["length"] * 1000, max(apart(line[0], ends[0]), apart(line[-1], ends[1]))

    def steps(self, ends, roads):
        line = decoded(self.ask(ends)["legs"][0]["shape"])
        return steps(self.sides(line, roads))

    @staticmethod
    def sides(line, roads):
        for first, second in zip(line, line[1:]):
            pairs = ((one, other) for one in roads.at(first) for other in roads.at(second))
            known = next((pair for pair in pairs if roads.side(*pair)[0]), None)
            if known:
                yield *roads.side(*known), apart(first, second), known[1]
            elif apart(first, second) > EXACT:
                yield None, True, apart(first, second), None


def rounded(place):
    return round(place[0] * 1e6), round(place[1] * 1e6)


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


MAIN = {"trunk", "primary", "secondary", "tertiary"}


def is_main(tags):
    return tags.get("highway", "").removesuffix("_link") in MAIN


def ends_of(found):
    return found["from"], found["to"]


def is_rough(tags):
    """Whether an everyday bicycle is slow there: hard for mountain bicycles or hikers, soft, or hardly passable."""
    return (
        tags.get("mtb:scale", "0")[:1] not in "01" or tags.get("sac_scale", "hiking") != "hiking"
        or tags.get("tracktype") in ("grade4", "grade5")
        or tags.get("smoothness") in ("bad", "very_bad", "horrible", "very_horrible", "impassable")
        or tags.get("surface") in ("sand", "mud", "grass", "cobblestone", "unhewn_cobblestone"))


def rule(tags, forward, travel):
    """Why we do not ride a way in a direction, in words, from its tags; `travel` is PUSH where we push there."""
    oneway = tags.get("oneway") or ("yes" if tags.get("junction") in ("roundabout", "circular") else "no")
    against = oneway in ("yes", "true", "1") and not forward or oneway in ("-1", "reverse") and forward
    kind = tags.get("highway") or tags.get("railway") or tags.get("man_made") or "no highway"
    if tags.get("sac_scale", "hiking") not in ("hiking", "mountain_hiking") and "mtb:scale" not in tags:
        return f"sac_scale={tags['sac_scale']}"
    if not travel:
        for key in ("construction", "conveying", "motorroad", "impassable"):
            if tags.get(key, "no") != "no":
                return f"{key}={tags[key]}"
    for key in ("bicycle", "vehicle", "access"):
        value = tags.get(key)
        if value in ("no", "private", "use_sidepath", "dismount", "permit", "delivery", "agricultural", "forestry"):
            return f"{key}={value}"
        if value in ("yes", "designated", "permissive", "official"):
            break
    if against:
        return f"against a one-way {'main road' if is_main(tags) else kind}"
    if kind in ("steps", "footway", "pedestrian", "bridleway", "platform"):
        return f"{kind} without bicycle=yes"
    return kind if travel else f"{kind}, which is no road to us"


class Judge:
    """Finds out why two routes are not alike."""

    def __init__(self, roads):
        self.roads = roads

    def reason(self, found, peer, length):
        """The kind of reason, and the whole of it in words."""
        ends = ends_of(found)
        theirs = peer.steps(ends, self.roads)
        if length < found["distance"]:
            return self.ours_is_longer(found, peer, theirs)
        return self.ours_is_shorter(found, peer, theirs)

    def ours_is_longer(self, found, peer, theirs):
        roads = self.roads
        closed = [step for step in theirs if step.way and not roads.travel.get((step.way, step.forward))]
        if sum(step.metres for step in closed) > 1:
            worst = max(closed, key=lambda step: step.metres)
            kind = rule(roads.tags.get(worst.way, {}), worst.forward, 0)
            metres = sum(step.metres for step in closed)
            return (
                f"the peer rides what is closed to us: {kind}",
                f"{peer.name} rides {metres:.0f} m that are closed to us ({kind}), {roads.words(worst.way)}")
        for step, following in zip(theirs, theirs[1:]):
            for kind, last in roads.forbidden.get((step.way, step.node), []):
                if (following.way == last) == kind.startswith("no_") and following.way != step.way:
                    return (
                        "the peer makes a turn that is forbidden",
                        f"{peer.name} turns at node {step.node} from way {step.way} into way {following.way}, which a "
                        f"restriction ({kind}) forbids to those who ride")
        felt = self.felt(theirs)
        pushed = [step for step in theirs if roads.travel.get((step.way, step.forward)) == PUSH]
        metres = sum(step.metres for step in pushed)
        if felt < 0.97 * found["felt"] - 5:
            if any(roads.is_one_way_only(place) for place in ends_of(found)):
                return (
                    "ours starts or ends on a junction of nothing but one-way roads",
                    "ours starts or ends on a junction where no road leads both ways, and is put on the wrong one; "
                    f"{peer.name}'s way would feel like {felt:.0f} s, ours like {found['felt']:.0f} s")
            barriers = [step.node for step in theirs if step.node in roads.barriers]
            told = f"; it passes {roads.barriers[barriers[0]]} at node {barriers[0]}" if barriers else ""
            return (
                "the peer's way is closed where the network does not say",
                f"{peer.name}'s way would feel like {felt:.0f} s, ours like {found['felt']:.0f} s{told}")
        feels = f"the peer's way would feel like {felt:.0f} s, ours like {found['felt']:.0f} s"
        if metres - found["pushed"] > 5:
            worst = max(pushed, key=lambda step: step.metres)
            kind = rule(roads.tags.get(worst.way, {}), worst.forward, PUSH)
            return (
                f"ours rides round what the peer pushes: {kind}",
                f"{peer.name}'s way means pushing {metres:.0f} m ({kind}), ours {found['pushed']:.0f} m; {feels}; "
                f"{roads.words(worst.way)}")
        rough = max(
            (step for step in theirs if step.metres >= 50 and is_rough(roads.tags.get(step.way, {}))),
            key=lambda step: step.metres, default=None)
        if rough and all(piece["way"] != rough.way for piece in found["ways"]):
            return (
                "ours rides round rough ground",
                f"{peer.name} rides {rough.metres:.0f} m of rough ground; {feels}; {roads.words(rough.way)}")
        main = self.main(theirs) - self.main_of_ours(found)
        if main > 30:
            return (
                "ours avoids main roads",
                f"{peer.name}'s way has {main:.0f} m more of main roads; {feels}")
        if abs(found["distance"] - sum(step.metres for step in theirs)) < SMALL:
            return ALMOST, f"ours is less than {SMALL} m longer than {peer.name}'s: {feels}"
        return "ours likes another way better", f"ours likes another way than {peer.name}'s better: {feels}"

    def ours_is_shorter(self, found, peer, theirs):
        roads = self.roads
        refused, place = [], found["from"]
        for piece in found["ways"]:
            length, off = peer.length((place, piece["to"]))
            if length is None or off > EXACT or length > 1.5 * piece["metres"] + 15:
                refused.append(piece)
            place = piece["to"]
        if refused:
            worst = max(refused, key=lambda piece: ("pushed" in piece["kind"], piece["metres"]))
            pushed = "pushed" in worst["kind"]
            tags = roads.tags.get(worst["way"], {})
            if pushed:
                # Which way we go is told by what is open: a one-way street is pushed along against its direction.
                forward = roads.travel.get((worst["way"], True)) == PUSH
                kind = "ours pushes where the peer does not: " + rule(tags, forward, PUSH)
            else:
                kind = "the peer does not travel a way that we ride: " + tags.get("highway", "other")
            return (
                kind,
                f"{kind}, {sum(piece['metres'] for piece in refused):.0f} m of our route are not for {peer.name}: "
                f"{worst['metres']:.0f} m of {roads.words(worst['way'])}")
        if sum(step.metres for step in theirs) - found["distance"] < SMALL:
            return ALMOST, f"{peer.name}'s way is less than {SMALL} m longer than ours"
        felt, main = self.felt(theirs), self.main_of_ours(found) - self.main(theirs)
        return (
            "the peer likes another way better",
            f"{peer.name} could ride our route, and likes another way better; that would feel like {felt:.0f} s to us, "
            f"ours like {found['felt']:.0f} s; on ours {main:+.0f} m of main roads")

    def felt(self, theirs):
        return sum(self.roads.pace.get((step.way, step.forward), 0.3) * step.metres for step in theirs)

    def main(self, theirs):
        return sum(step.metres for step in theirs if is_main(self.roads.tags.get(step.way, {})))

    def main_of_ours(self, found):
        return sum(
            piece["metres"] for piece in found["ways"]
            if is_main(self.roads.tags.get(piece["way"], {})) and "pushed" not in piece["kind"])


def metres_of(pieces):
    """Metres on each way."""
    total = collections.Counter()
    for way, metres in pieces:
        total[way] += metres
    return total


def differences(name, ways, others, roads):
    """The longest ways that one route takes and another does not."""
    left = collections.Counter({way: metres for way, metres in ways.items() if way not in others})
    for way, metres in left.most_common(3):
        print(f"      only {name}: {metres:6.0f} m of {roads.words(way)}")


def explain(found, lengths, peers, judge):
    """Tells of a pair, and returns the kind of reason beside the peer that is nearer."""
    ends = ends_of(found)
    print("   %.6f %.6f → %.6f %.6f" % (*ends[0], *ends[1]))
    others = ", ".join(f"{name} {metres / 1000:.2f}" for name, metres in lengths.items())
    notes = [f"ours {found['distance'] / 1000:.2f} km, feels like {found['felt']:.0f} s", others]
    if found["pushed"]:
        notes.append(f"pushed {found['pushed']:.0f} m")
    notes += ["turns on the spot at %.6f %.6f" % tuple(place) for place in found["turnsBack"]]
    if any(kind.startswith("ferry") for kind in found["classes"]):
        notes.append("a ferry")
    print("      " + "; ".join(notes))
    ours = metres_of((piece["way"], piece["metres"]) for piece in found["ways"])
    nearer = None
    for peer in sorted(
            (peer for peer in peers if peer.name in lengths),
            key=lambda peer: abs(found["distance"] / lengths[peer.name] - 1)):
        kind, whole = judge.reason(found, peer, lengths[peer.name])
        nearer = nearer or kind
        print(f"      because {whole}")
        theirs = metres_of((step.way, step.metres) for step in peer.steps(ends, judge.roads) if step.way)
        differences(peer.name, theirs, ours, judge.roads)
        differences("ours", ours, theirs, judge.roads)
    return nearer


class Tally:
    """How like ours and the peers' routes are, over some pairs."""

    def __init__(self, pairs):
        self.pairs = [(found, lengths) for found, lengths in pairs if found.get("distance") and lengths]
        self.missing = sum(1 for found, lengths in pairs if not found.get("distance") and lengths)
        self.alone = sum(1 for _, lengths in pairs if len(lengths) == 1)
        self.off = [
            min(abs(found["distance"] / metres - 1) for metres in lengths.values()) for found, lengths in self.pairs]

    def share(self, holds):
        return sum(map(bool, holds)) / max(len(self.pairs) + self.missing, 1)

    @property
    def near(self):
        return self.share(off <= NEAR for off in self.off)

    @property
    def between(self):
        return self.share(
            off > NEAR and min(lengths.values()) < found["distance"] < max(lengths.values())
            for off, (found, lengths) in zip(self.off, self.pairs))

    @property
    def peers_alike(self):
        """How often the peers are near one another, where both have a route, and over how many pairs."""
        both = [list(lengths.values()) for _, lengths in self.pairs if len(lengths) == 2]
        return sum(abs(one / other - 1) <= NEAR for one, other in both) / max(len(both), 1), len(both)

    def beyond(self, limit):
        far = [(off, found, lengths) for off, (found, lengths) in zip(self.off, self.pairs) if off > limit]
        return sorted(far, key=lambda outlier: -outlier[0])

    def ratios(self):
        for name in sorted({name for _, lengths in self.pairs for name in lengths}):
            values = sorted(found["distance"] / lengths[name] for found, lengths in self.pairs if name in lengths)
            alike = sum(abs(value - 1) <= NEAR for value in values) / len(values)
            yield f"{name} {values[len(values) // 2]:.3f} ({alike:.1%} within 10 %)"


def measured(ours, peers, limit):
    """The pairs by the rule, how many were drawn for that, and the first pairs as they are drawn."""
    judged, loose, drawn = [], [], 0
    for found in ours:
        if len(judged) >= limit and len(loose) >= limit:
            break
        known = {peer.name: peer.length(ends_of(found)) for peer in peers}
        if len(loose) < limit:
            loose.append((found, {
                name: metres for name, (metres, off) in known.items() if metres and off <= LOOSE}))
        if len(judged) < limit:
            drawn += 1
            if any(metres for metres, _ in known.values()) and all(
                    metres is None or off <= EXACT for metres, off in known.values()):
                judged.append((found, {name: metres for name, (metres, _) in known.items() if metres}))
    return Tally(judged), drawn, Tally(loose)


def compare(source, limit, listed, seed, elevation):
    pbf, roads = as_pbf(source)
    tool, folder = exported(pbf, elevation)
    output = subprocess.run(
        [tool, "routes", os.path.join(folder, "map.vqmap"), str(seed)], check=True, capture_output=True, text=True).stdout
    ours = [json.loads(line) for line in output.splitlines()]
    peers = attempted("OSRM", lambda: OSRM(pbf)), attempted("Valhalla", lambda: Valhalla(pbf))
    peers = [peer for peer in peers if peer]
    tally, drawn, loose = measured(ours, peers, limit)
    alike, both = tally.peers_alike
    lengths = sorted(found["distance"] for found, _ in tally.pairs)
    redrawn = drawn - len(tally.pairs) - tally.missing
    print(
        f"{os.path.basename(source)}: {tally.near:.1%} of {len(tally.pairs)} pairs believable, {tally.between:.1%} "
        f"more between the two; the peers are near one another on {alike:.1%} of {both}; {len(tally.beyond(FAR))} "
        f"beyond 25 % of both, {tally.missing} that we cannot ride")
    print(
        f"   {redrawn} of {drawn} pairs drawn anew, as a peer does not know a junction; {tally.alone} that one peer "
        f"cannot ride; as drawn, with peers within 100 m: {loose.near:.1%} of {len(loose.pairs) + loose.missing}")
    print(
        f"   our length to theirs, median: {', '.join(tally.ratios())}; our routes: "
        f"{lengths[len(lengths) // 2] / 1000:.2f} km")
    pushed = sum(found["pushed"] for found, _ in tally.pairs) / max(sum(lengths), 1)
    turning = sum(1 for found, _ in tally.pairs if found["turnsBack"])
    print(f"   {pushed:.2%} of our kilometres are pushed; {turning} of our routes turn on the spot", flush=True)
    judge = Judge(Roads(roads, folder))
    reasons = collections.Counter(
        explain(found, lengths, peers, judge) for _, found, lengths in tally.beyond(listed))
    if reasons:
        print(f"   beyond {listed:.0%} of both, by reason:")
    for reason, count in reasons.most_common():
        print(f"   {count:5} {reason}")


def main():
    parser = argparse.ArgumentParser(description="How far our routes are from those of other programs.")
    parser.add_argument("extract", nargs="*")
    parser.add_argument("--pairs", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=2, metavar="N")
    parser.add_argument("--elevation", metavar="TILES")
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    folder = os.path.join(DATA, "osm")
    if not arguments.extract and not os.path.isdir(folder):
        return print("no real data: set VELOQUEST_DATA, or name an extract")
    listed = NEAR if arguments.all else FAR
    for source in arguments.extract or [os.path.join(folder, name) for name in sorted(os.listdir(folder))]:
        compare(os.path.realpath(source), arguments.pairs, listed, arguments.seed, arguments.elevation)


if __name__ == "__main__":
    continue_in_recent_python()
    main()
