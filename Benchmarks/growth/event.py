"""Rides whole events with `questctl simulate --riders`, report included, and prints time and memory.

    python3 Benchmarks/growth/event.py [--binary QUESTCTL] [--against QUESTCTL] [riders:hours ...]

Forty tasks lie within 4.5 km of the middle of Porto (VELOQUEST_DATA) or of an invented city; organisers judge at two of
them. Unless others are named: 1,000 riders for three hours, and 10,000 for one. With --against another program, such as
one of another commit, rides the same event right before, and the ratio of the two is printed. Seconds are those of the
processors in the process; a machine that does something else as well changes them little.
"""

import argparse
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
DATA = os.environ.get("VELOQUEST_DATA", os.path.join(ROOT, "..", "shared", "data"))
TASKS, RADIUS = 40, 4500


def built_map(tool, folder):
    """A map, and a place in its middle."""
    extract, middle = os.path.join(DATA, "osm", "porto.osm.pbf"), (-8.6291, 41.1579)
    if not os.path.exists(extract):
        extract, middle = os.path.join(folder, "city.osm.pbf"), (-32.0, 55.0)
        subprocess.run([tool, "map", "generate", "--size", "city", "-o", extract], check=True, capture_output=True)
    path = os.path.join(folder, "city.vqmap")
    subprocess.run([tool, "map", "build", extract, "-o", path], check=True, capture_output=True)
    return path, middle


def places(tool, path, middle):
    """Places on streets: where routes from the middle to random places end."""
    generator = random.Random(40)
    degrees = RADIUS / 111_320
    while True:
        east, north = generator.uniform(-1, 1), generator.uniform(-1, 1)
        if east * east + north * north > 1:
            continue
        target = f"{middle[0] + east * degrees * 1.3:.6f},{middle[1] + north * degrees:.6f}"
        route = subprocess.run(
            [tool, "route", "--map", path, "--format", "json", "--", f"{middle[0]},{middle[1]}", target],
            capture_output=True, text=True)
        if route.returncode == 0:
            yield json.loads(route.stdout)["legs"][-1]["coordinates"][-1]


def quest(tool, path, middle, hours):
    found = places(tool, path, middle)
    features = [
        {"type": "Feature", "properties": {"role": "start"}, "geometry": {"type": "Point", "coordinates": middle}}]
    for number in range(1, TASKS + 1):
        properties = {"name": f"Task {number}", "points": 10 + 5 * (number % 5), "category": f"kind {number % 4}"}
        properties |= {"judged": True} if number % 20 == 0 else {"answer": f"answer {number}"}
        features.append({
            "type": "Feature", "id": f"t{number}", "properties": properties,
            "geometry": {"type": "Point", "coordinates": next(found)}})
    settings = {"version": 1, "title": "An evening", "timeLimit": round(hours * 60), "scoring": {"preset": "bmbo"}}
    return {"type": "FeatureCollection", "quest": settings, "features": features}


def number(text, word):
    """The number before a word in what the program says; 0 where it does not say it."""
    found = re.search(rf"(\d+) {word}", text)
    return int(found[1]) if found else 0


def measure(tool, quest, path, riders, folder):
    """Seconds by the clock and of all processors, and peak memory in megabytes."""
    page = os.path.join(folder, "page.html")
    start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.Popen(
        [tool, "simulate", quest, "--map", path, "--riders", str(riders), "--language", "en", "--report", page],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{tool} failed on {riders} riders")
    seconds = time.monotonic() - start
    unit = 1 if sys.platform == "darwin" else 1024
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 1e6, output


def main():
    parser = argparse.ArgumentParser(description="How long it takes to ride a whole event before the day.")
    parser.add_argument("--binary", default=os.path.join(ROOT, ".build", "release", "questctl"))
    parser.add_argument("--against", metavar="QUESTCTL")
    parser.add_argument("sizes", nargs="*", default=["1000:3", "10000:1"], metavar="riders:hours")
    arguments = parser.parse_args()
    tools = [tool for tool in (arguments.against, arguments.binary) if tool]
    with tempfile.TemporaryDirectory() as folder:
        path, middle = built_map(arguments.binary, folder)
        print("riders  hours  program                     clock  processors  memory   home  flagged")
        for size in arguments.sizes:
            riders, hours = size.split(":")
            name = os.path.join(folder, "quest.geojson")
            with open(name, "w", encoding="utf-8") as file:
                json.dump(quest(arguments.binary, path, middle, float(hours)), file)
            spent = []
            for tool in tools:
                clock, processors, memory, result = measure(tool, name, path, int(riders), folder)
                spent.append(processors)
                print(
                    f"{riders:>6}  {hours:>5}  {os.path.basename(tool):24} {clock:6.1f} s  {processors:8.1f} s "
                    f"{memory:4.0f} MB  {number(result, 'home'):>5}  {number(result, 'rides? with flags'):>5}", flush=True)
            if len(spent) == 2:
                print(f"{spent[1] / spent[0]:.2f} times the processors' seconds")


if __name__ == "__main__":
    main()
