"""Damages GeoJSON texts at random and takes them through the commands that write: none may crash, hang, or write what is invalid.

    python3 Benchmarks/peers/mutated.py [--questctl path] [--count number] [--seed number]

`count` damaged texts (200,000 by default) go through each of `fix`, `clip`, `cut`, `repair` and `filter`: as records, a thousand
to a file, and every hundredth as a file of its own. What is written is judged here, by RFC 7946 and by GEOS: a record that is no
GeoJSON, an unclosed ring, or an area that is not valid where the command promises valid ones. What `repair` leaves because it is
valid across the antimeridian is cut there before it is judged.
"""

import argparse
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time

from programs import built_questctl, continue_with

continue_with("shapely")
import shapely  # noqa: E402
from shapely.geometry import shape  # noqa: E402

BATCH = 1000
LIMIT = 60  # seconds for a thousand short texts

TEXTS = [
    '{"type":"Feature","id":%d,"geometry":{"type":"Polygon","coordinates":[[[0,0],[10.5,0],[10,10.25],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]},"properties":{"k":"v"}}',
    '{"type":"Feature","id":%d,"bbox":[0,0,9,9],"geometry":{"type":"LineString","coordinates":[[1,2],[3,4,5],[179.5,8],[-179.5,9]]},"properties":{"n":-1.5e3,"s":"\\u0416"}}',
    '{"type":"Feature","id":%d,"geometry":{"type":"MultiPolygon","coordinates":[[[[170,0],[190,0],[190,9],[170,9],[170,0]]],[[[0,0],[4,4],[4,0],[0,4],[0,0]]]]},"properties":{"a":[1,{"b":null}]}}',
    '{"type":"Feature","id":%d,"geometry":{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"Polygon","coordinates":[[[0,0],[3,0],[3,3],[0,3],[0,0]]]}]},"properties":null}',
    '{"type":"Feature","id":%d,"geometry":{"type":"MultiPoint","coordinates":[[61.4,55.16,200],[-540.5,89]]},"properties":{"имя":"Б"},"more":{"k":[true,false]}}',
    '{"type":"Feature","id":%d,"geometry":{"type":"Polygon","coordinates":[[[-180,-90],[-180,-65],[-60,-63],[60,-66],[180,-65],[180,-90],[-180,-90]]]},"properties":{}}',
    '{"type":"Feature","id":%d,"geometry":{"type":"MultiLineString","coordinates":[[[1.0,2.0],[3.25e0,-4]],[[5,6],[7,8]]]},"properties":{"крот":0.1}}',
    '{"type":"Feature","id":%d,"geometry":null,"properties":{"x":1}}',
]
TOKENS = ["{", "}", "[", "]", ",", ":", '"', "null", "1e308", "-180", "180", "NaN", "1e999", "-0", "[]", "{}", "0", '"a"', "\\", " ", "é", "[1,2],"]

COMMANDS = {
    "clip": ["clip", "--box", "-3,-2,8,7"],
    "clip across ±180": ["clip", "--box", "175,-20,-175,20"],
    "cut": ["cut"],
    "repair": ["repair"],
    "filter": ["filter", "n < 0 OR S_INTERSECTS(geometry, BBOX(0,0,5,5))"],
}


def damaged(source, number):
    """A text with one to four changes: bytes or tokens taken out, put in, doubled or exchanged."""
    text = source.choice(TEXTS) % number
    for _ in range(source.choice([0, 1, 1, 1, 2, 4])):
        place = source.randrange(len(text) + 1)
        kind = source.random()
        if kind < 0.3:
            text = text[:place] + text[place + source.choice([1, 1, 2, 8]):]
        elif kind < 0.6:
            text = text[:place] + source.choice(TOKENS) + text[place:]
        elif kind < 0.7:
            text = text[:place] + chr(source.randrange(32, 127)) + text[place + 1:]
        elif kind < 0.8:
            other = source.randrange(len(text) + 1)
            text = text[:place] + text[min(place, other):max(place, other)] + text[place:]
        else:
            # Numbers are damaged most often in what people send: another digit, a sign, a place that wandered.
            numbers = [index for index, letter in enumerate(text) if letter.isdigit()]
            if numbers:
                index = source.choice(numbers)
                text = text[:index] + source.choice("0123456789-.") + text[index + 1:]
    return text.replace("\n", " ").replace("\r", " ")


def number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def position(value):
    return isinstance(value, list) and len(value) >= 2 and all(map(number, value))


def line(value, least):
    return isinstance(value, list) and len(value) >= least and all(map(position, value))


def ring(value):
    return line(value, 4) and value[0] == value[-1]


def listed(value, check):
    return isinstance(value, list) and all(map(check, value))


CHECKS = {
    "Point": lambda value: position(value) or value == [],
    "MultiPoint": lambda value: listed(value, position),
    "LineString": lambda value: line(value, 2) or value == [],
    "MultiLineString": lambda value: listed(value, lambda one: line(one, 2)),
    "Polygon": lambda value: listed(value, ring),
    "MultiPolygon": lambda value: listed(value, lambda one: listed(one, ring)),
}


def geometry_fault(value):
    if value is None:
        return None
    if not isinstance(value, dict):
        return "a geometry that is no object"
    kind = value.get("type")
    if kind == "GeometryCollection":
        members = value.get("geometries")
        if not isinstance(members, list) or None in members:
            return "geometries that are no list of geometries"
        return next(filter(None, map(geometry_fault, members)), None)
    if kind not in CHECKS:
        return f"a geometry of type {kind}"
    return None if CHECKS[kind](value.get("coordinates")) else f"a {kind} with faulty coordinates"


def object_fault(value):
    if not isinstance(value, dict):
        return "no object"
    kind = value.get("type")
    if kind == "FeatureCollection":
        features = value.get("features")
        return next(filter(None, map(object_fault, features)), None) if isinstance(features, list) else "no features"
    if kind == "Feature":
        if not isinstance(value.get("properties"), (dict, type(None))):
            return "properties that are no object"
        return geometry_fault(value.get("geometry"))
    return geometry_fault(value)


def flat(value):
    """Coordinates without altitudes, which some positions of a line may have and others not."""
    if value and not isinstance(value[0], list):
        return value[:2]
    return [flat(one) for one in value]


def flattened(geometry):
    if geometry["type"] == "GeometryCollection":
        return {**geometry, "geometries": [flattened(one) for one in geometry["geometries"]]}
    return {**geometry, "coordinates": flat(geometry["coordinates"])}


def invalid_area(value):
    geometry = value.get("geometry") if value.get("type") == "Feature" else value
    if not geometry:
        return None
    geometry = flattened(geometry)
    try:
        return None if shape(geometry).is_valid else shapely.is_valid_reason(shape(geometry))
    except (ValueError, shapely.errors.GEOSException) as error:
        return str(error)


def refuse_constant(name):
    raise ValueError(f"{name} is no JSON")


class Trial:
    def __init__(self, tool, folder):
        self.tool, self.folder = tool, folder
        self.faults = 0

    def fault(self, name, what, text):
        self.faults += 1
        print(f"{name}: {what}: {text[:300]}")

    def run(self, name, arguments, text):
        try:
            outcome = subprocess.run([self.tool, "geojson", *arguments], capture_output=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return self.fault(name, f"longer than {LIMIT} s", text)
        if outcome.returncode not in (0, 1, 2):
            self.fault(name, f"exit code {outcome.returncode}, {outcome.stderr.decode(errors='replace')[-300:]}", text)
        elif outcome.returncode == 1 and not outcome.stderr.strip():
            self.fault(name, "exit code 1 without a word", text)
        return outcome

    def judge(self, name, written, before, isChanged):
        """What is wrong with a text that a command has written."""
        try:
            value = json.loads(written, parse_constant=refuse_constant)
        except ValueError as error:
            return self.fault(name, f"wrote no JSON ({error})", written)
        fault = object_fault(value)
        if fault:
            return self.fault(name, f"wrote {fault}", written)
        if isChanged(written, before) and value.get("type") != "FeatureCollection":
            fault = invalid_area(value)
            if fault and name == "repair":
                fault = self.cut_fault(written)
            if fault:
                self.fault(name, f"wrote an invalid area ({fault})", written)

    def cut_fault(self, written):
        """What is wrong with an area that may be valid across the antimeridian only, once it is cut there."""
        outcome = subprocess.run(
            [self.tool, "geojson", "cut", "--from", "lines", "--to", "lines", "-"], input=written.encode(), capture_output=True,
            timeout=LIMIT)
        if outcome.returncode != 0 or b"dissolved" in outcome.stderr:
            return outcome.stderr.decode(errors="replace")
        return invalid_area(json.loads(outcome.stdout))

    def records(self, name, arguments, texts):
        path = os.path.join(self.folder, "records.geojsonl")
        target = os.path.join(self.folder, "out.geojsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(texts) + "\n")
        if os.path.exists(target):
            os.remove(target)
        outcome = self.run(name, [*arguments, "--skip-invalid", path, "-o", target], texts[0])
        if outcome is None or not os.path.exists(target):
            return 0
        known = {text.strip(" \t") for text in texts}
        # What a command did not touch it may have found good for reasons of its own, but clip and repair judge every area.
        always = name.startswith("clip") or name == "repair"
        with open(target, encoding="utf-8") as file:
            lines = [line for line in file.read().split("\n") if line.strip()]
        for written in lines:
            self.judge(name, written, known, lambda one, known: name != "filter" and (always or one.strip(" \t") not in known))
        return len(lines)

    def files(self, name, arguments, texts, isFix=False):
        for text in texts:
            path = os.path.join(self.folder, "one.geojson")
            target = os.path.join(self.folder, "one.out.geojson")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            if os.path.exists(target):
                os.remove(target)
            outcome = self.run(name, [*arguments, path, "-o", target], text)
            if outcome is None or not os.path.exists(target):
                continue
            with open(target, encoding="utf-8") as file:
                written = file.read()
            # What fix cannot mend it leaves as it stands, and says so by its exit code.
            if not isFix or outcome.returncode == 0:
                self.judge(name, written, text, lambda one, before: False)

    def fixes(self, texts):
        """Many files at once; those that fix calls good must be."""
        paths = []
        for index, text in enumerate(texts):
            path = os.path.join(self.folder, f"fix-{index}.geojson")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            paths.append(path)
        outcome = self.run("fix", ["fix", *paths], texts[0])
        if outcome is None:
            return 0
        summary = re.compile(r"^(.*): \d+ fixed, (\d+) errors? left$", re.MULTILINE)
        left = dict(summary.findall(outcome.stderr.decode(errors="replace")))
        good = 0
        for path in paths:
            with open(path, encoding="utf-8") as file:
                written = file.read()
            if left.get(path) == "0":
                good += 1
                self.judge("fix", written, "", lambda one, before: False)
        return good


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--questctl")
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tool, count, seed = arguments.questctl or built_questctl(), arguments.count, arguments.seed
    print(f"seed {seed}, {count} texts through each command")
    source = random.Random(seed)
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        trial = Trial(tool, folder)
        written = dict.fromkeys([*COMMANDS, "fix"], 0)
        seconds = dict.fromkeys(written, 0.0)
        for batch in range(0, count, BATCH):
            texts = [damaged(source, batch + index) for index in range(min(BATCH, count - batch))]
            whole = [text if index % 2 else '{"type":"FeatureCollection","features":[' + text + ',' + TEXTS[7] % 0 + "]}"
                     for index, text in enumerate(texts[::100])]
            for name, arguments in COMMANDS.items():
                start = time.monotonic()
                written[name] += trial.records(name, arguments, texts)
                trial.files(name, [*arguments, "--skip-invalid"], whole)
                seconds[name] += time.monotonic() - start
            start = time.monotonic()
            written["fix"] += trial.fixes(texts)
            trial.files("fix", ["fix"], whole, isFix=True)
            seconds["fix"] += time.monotonic() - start
        for name in written:
            print(f"{name:20} {written[name]:8} written of {count}  {seconds[name]:7.1f} s")
    print(f"{trial.faults} faults")
    sys.exit(1 if trial.faults else 0)


main()
