"""Matches tracks to roads beside OSRM and Valhalla on Porto; prints what is wrong with the lines, and times of one run.

    python3 Benchmarks/peers/matching.py [extract.osm.pbf] [--routes N] [--rounds N] [--seed N] [--accuracy-only]

The truth are bicycle routes of OSRM of 2 to 15 km between places drawn with a seed: nobody's own, except OSRM's. They
are ridden at 5 m/s with a fix every so many metres. Each fix lies off the line by normal noise of the standard deviation
in the first column, to the east and to the north alike, drawn anew for each fix. The truth ends where the last fix was
taken.

A figure is the share of the length that was ridden which the matched line misses, plus the length of what it has too
much: other roads, the right road in the wrong direction, or a second time. Lines are compared by the pieces between the
nodes of the roads (see lines.py), so that roads that cross at different levels, or run side by side, never pass for one
another.

Not everybody has every road on his map, nor rides it in every direction. So each program gets the tracks without noise
first, a fix every 10 m (the row `0 m`). A route counts as known to a program that has at most 25 m or 0.5 % wrong with
that track, in one of its columns. The first table is of the routes that all know; in the second are all.

OSRM (osrm-bindings, bicycle, MLD, which matches like CH and faster) is told the standard deviation as `radiuses`, and
the times; `gaps` is `ignore`, and `tidy` on where fixes are dense: there it is much better with it, else better without
or equal. Valhalla (pyvalhalla, bicycle) is told the standard deviation as `gps_accuracy`, which changes nothing that
we have seen, and to search within four of them, as less loses roads; else it is as it comes. `Valhalla set` has besides
the turn penalty, `sigma_z` and distance below which fixes are only interpolated that were best together on tracks of
another seed. Ours is told the radius of 68 %, as telephones tell it. In the rows `blind` all are told nothing of the noise
and use what they assume or find out.

Times are microseconds a fix with the whole matched line: of OSRM counted before it becomes a Python object, of Valhalla
as JSON text, of ours as roads with edges and their line; each in one thread, in rounds, one after the other, so that
a busy machine is busy for everyone. A figure is the median over the rounds; what a call of nothing costs from Python is
taken off. `×` is how many times ours.
"""

import collections
import json
import math
import os
import random
import statistics
import subprocess
import sys

from lines import METRES, Plane, Truth, decoded, pieces
from programs import (
    BUILD, DATA, attempted, built, continue_in_recent_python, exported, osrm_engine, valhalla_actor)
from routes import clocked, numbers, refused

SPEED = 5
# Metres of noise, metres from fix to fix, and the noise that the programs are told; `None` where they are told nothing.
LEVELS = (
    (0, 10, 5), (5, 20, 5), (10, 40, 10), (20, 60, 20), (5, 5, 5), (20, 5, 20),
    (5, 20, None), (10, 40, None), (20, 60, None), (5, 5, None), (20, 5, None))
# OSRM thins out tracks with a fix in fewer metres: `tidy` leaves out what is nearer than that, and earlier than 5 s.
DENSE = 15
SHORTEST, LONGEST = 2000, 15000
# A route is known to who makes no more mistakes on a track without noise.
METRES_WRONG, SHARE_WRONG = 25, 0.005
# As `Fix.accuracyPerDeviation`, where it is derived.
RADIUS = 1.515
# Letters in a column.
WIDTH = 32

Track = collections.namedtuple("Track", "truth fixes told every")


def ridden(line, every):
    """The part of a line up to the last fix, and the places of the fixes, `every` so many metres."""
    plane, places, part, at = Plane(line[0]), [], [line[0]], 0.0
    last = int(sum(plane.length(*piece) for piece in pieces(line)) // every)
    for start, end in pieces(line):
        length = plane.length(start, end)

        def place(distance):
            share = (distance - at) / length
            return tuple(first + share * (second - first) for first, second in zip(start, end))

        while len(places) <= last and len(places) * every <= at + length:
            places.append(place(len(places) * every))
        if len(places) > last:
            part.append(tuple(map(round, places[-1])))
            break
        part.append(end)
        at += length
    return part, places


def track(line, level, generator):
    noise, every, told = level
    part, places = ridden(line, every)
    plane = Plane(part[0])
    fixes = [
        (round((east + generator.gauss(0, noise) / plane.east) / 1e6, 7),
         round((north + generator.gauss(0, noise) / METRES) / 1e6, 7))
        for east, north in places]
    return Track(Truth(part), fixes, told, every)


def drawn(extract, folder, count, seed):
    """Lines of bicycle routes between places of a map."""
    module, engine = osrm_engine(extract, "MLD")
    ends = numbers(folder, "places", "d")
    places, generator, lines = list(zip(ends[::2], ends[1::2])), random.Random(seed), []
    while len(lines) < count:
        pair = generator.choice(places), generator.choice(places)
        if not SHORTEST / 2 < Plane((pair[0][0] * 1e6, pair[0][1] * 1e6)).length(
                *((lon * 1e6, lat * 1e6) for lon, lat in pair)) < LONGEST:
            continue
        try:
            [route] = engine.Route(module.RouteParameters(
                coordinates=list(pair), geometries="polyline6", overview="full", generate_hints=False))["routes"]
        except RuntimeError:
            continue
        if SHORTEST <= route["distance"] <= LONGEST:
            lines.append(decoded(route["geometry"]))
    return lines


class Ours:
    """Our tool in a process of its own, which answers each line that it gets."""

    def __init__(self, folder, levels):
        tool = built("MatchTimes")
        path = os.path.join(BUILD, "routes", "tracks.txt")
        with open(path, "w", encoding="utf-8") as file:
            for name, tracks in enumerate(levels):
                for each in tracks:
                    print("track", name, file=file)
                    for number, (longitude, latitude) in enumerate(each.fixes):
                        told = [] if each.told is None else [each.told * RADIUS]
                        print(longitude, latitude, number * each.every / SPEED, *told, file=file)
        self.process = subprocess.Popen(
            [tool, os.path.join(folder, "map.vqmap"), path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answer(self, *wish):
        self.process.stdin.write(" ".join(map(str, wish)) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line == "end\n":
                return
            yield line.split()
        sys.exit("ours ended before it had answered")

    def lines(self, level, _):
        found = []
        for words in self.answer("lines", level):
            if words == ["track"]:
                found.append([])
            elif words == ["road"]:
                found[-1].append([])
            else:
                found[-1][-1].append(tuple(round(float(word) * 1e6) for word in words))
        return found

    def seconds(self, level, _):
        [[seconds]] = self.answer("times", level)
        return float(seconds)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class OSRM:
    def __init__(self, extract):
        self.module, self.engine = osrm_engine(extract, "MLD")

    def wish(self, each):
        told = {} if each.told is None else {"radiuses": [each.told] * len(each.fixes)}
        return self.module.MatchParameters(
            coordinates=each.fixes, **told, gaps="ignore", geometries="polyline6",
            tidy=each.every < DENSE,
            timestamps=[number * each.every // SPEED for number in range(len(each.fixes))], overview="full",
            generate_hints=False)

    def lines(self, _, tracks):
        found = []
        for each in tracks:
            try:
                found.append([decoded(part["geometry"]) for part in self.engine.Match(self.wish(each))["matchings"]])
            except RuntimeError:
                found.append([])
        return found

    def seconds(self, _, tracks):
        nothing = self.module.MatchParameters()
        call = statistics.median(refused(lambda: self.engine.Match(nothing)) for _ in range(100))
        return sum(refused(lambda wish=self.wish(each): self.engine.Match(wish)) - call for each in tracks)


class Valhalla:
    def __init__(self, extract, is_set):
        self.is_set = is_set
        self.actor = valhalla_actor(extract, **({"sigma_z": 8} if is_set else {}))

    def wish(self, each):
        options = {"turn_penalty_factor": 300} if self.is_set else {}
        if each.told is not None:
            options |= {"gps_accuracy": each.told, "search_radius": 4 * each.told}
            if self.is_set:
                options["interpolation_distance"] = 6 * each.told
        shape = [
            {"lon": longitude, "lat": latitude, "time": number * each.every // SPEED}
            for number, (longitude, latitude) in enumerate(each.fixes)]
        wanted = ["shape", "edge.begin_shape_index", "edge.end_shape_index"]
        return json.dumps({
            "costing": "bicycle", "shape_match": "map_snap", "shape": shape, "trace_options": options,
            "filters": {"action": "include", "attributes": wanted}})

    def lines(self, _, tracks):
        found = []
        for each in tracks:
            try:
                found.append(connected(json.loads(self.actor.trace_attributes(self.wish(each)))))
            except RuntimeError:
                found.append([])
        return found

    def seconds(self, _, tracks):
        call = statistics.median(clocked(self.actor.status)[1] for _ in range(100))
        return sum(refused(lambda wish=self.wish(each): self.actor.trace_attributes(wish)) - call for each in tracks)


def connected(answer):
    """The lines of Valhalla's answer, which draws those that it could not join as one."""
    line, parts, reached = decoded(answer["shape"]), [], None
    for edge in answer["edges"]:
        first, last = edge["begin_shape_index"], edge["end_shape_index"]
        if first == reached:
            parts[-1] += line[first + 1:last + 1]
        else:
            parts.append(line[first:last + 1])
        reached = last
    return parts


def compare(extract, count, rounds, seed):
    _, folder = exported(extract)
    routes = drawn(extract, folder, count, seed)
    generator = random.Random(seed + 1)
    levels = [[track(line, level, generator) for line in routes] for level in LEVELS]
    peers = {}
    for name, make in (
            ("ours", lambda: Ours(folder, levels)), ("OSRM", lambda: OSRM(extract)),
            ("Valhalla", lambda: Valhalla(extract, False)), ("Valhalla set", lambda: Valhalla(extract, True))):
        peer = attempted(name, make)
        if peer:
            peers[name] = peer
    scores = {
        name: [[each.truth.score(lines) for each, lines in zip(tracks, peer.lines(level, tracks))]
               for level, tracks in enumerate(levels)]
        for name, peer in peers.items()}
    known = collections.defaultdict(set)
    for name, found in scores.items():
        known[name.split()[0]] |= {
            number for number, score in enumerate(found[0])
            if score.missed + score.wrong <= max(METRES_WRONG, SHARE_WRONG * score.ridden)}
    metres = sum(each.truth.total for each in levels[0])
    print(f"\n{os.path.basename(extract)}: {count} routes, {metres / 1000:.0f} km, seed {seed}; known to "
          + ", ".join(f"{name} {len(found)}" for name, found in known.items()))
    common = set.intersection(*known.values())
    accuracy(f"missed + wrong, % of the length, on the {len(common)} routes that all know", scores, sorted(common))
    accuracy("missed + wrong, % of the length, on all routes", scores, range(count))
    if rounds:
        times(rounds, peers, levels)
    if "ours" in peers:
        peers["ours"].close()


def heading(title, names):
    print(f"\n{title}\n{'noise, fix every':18}" + "".join(f"{name:>{WIDTH}}" for name in names))


def named(level):
    noise, every, told = LEVELS[level]
    return f"{noise} m, {every} m" + (", blind" if told is None else "")


def accuracy(title, scores, chosen):
    heading(title, scores)
    for level in range(len(LEVELS)):
        cells, ours = [], None
        for name, found in scores.items():
            ridden, missed, wrong = (sum(column) for column in zip(*(found[level][number] for number in chosen)))
            share = (missed + wrong) / ridden * 100
            cell = f"{missed / ridden * 100:.2f} + {wrong / ridden * 100:.2f} = {share:.2f}"
            if name == "ours":
                ours = share
            elif ours:
                cell += f" {share / ours:5.2f}×"
            cells.append(cell)
        print(f"{named(level):18}" + "".join(f"{cell:>{WIDTH}}" for cell in cells), flush=True)


def times(rounds, peers, levels):
    figures = {name: [[] for _ in levels] for name in peers}
    for _ in range(rounds):
        for level, tracks in enumerate(levels):
            fixes = sum(len(each.fixes) for each in tracks)
            for name, peer in peers.items():
                figures[name][level].append(peer.seconds(level, tracks) / fixes * 1e6)
    heading(f"µs a fix, medians of {rounds} rounds", peers)
    for level in range(len(levels)):
        medians = {name: statistics.median(found[level]) for name, found in figures.items()}
        ours = medians.get("ours")
        cells = [
            f"{value:.1f}" + (f" {value / ours:6.2f}×" if ours and name != "ours" else "")
            for name, value in medians.items()]
        print(f"{named(level):18}" + "".join(f"{cell:>{WIDTH}}" for cell in cells))


def main():
    words, wishes = sys.argv[1:], {"--routes": 100, "--rounds": 3, "--seed": 1}
    for name in wishes:
        if name in words:
            place = words.index(name)
            wishes[name] = int(words[place + 1])
            del words[place:place + 2]
    if "--accuracy-only" in words:
        words.remove("--accuracy-only")
        wishes["--rounds"] = 0
    extract = os.path.realpath(words[0] if words else os.path.join(DATA, "osm", "porto.osm.pbf"))
    if not os.path.exists(extract):
        return print("map matching is left out: the extract of Porto is not at hand (VELOQUEST_DATA)")
    attempted("map matching", lambda: compare(extract, wishes["--routes"], wishes["--rounds"], wishes["--seed"]))


if __name__ == "__main__":
    continue_in_recent_python()
    main()
