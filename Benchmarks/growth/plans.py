"""Plans quests on real maps with `questctl plan` and compares a usual effort with a long one.

    python3 Benchmarks/growth/plans.py [--binary QUESTCTL] [--effort SECONDS] [--long SECONDS] [tasks ...]

Quests of 20 to 400 tasks lie around the middle of Porto, Liechtenstein and Heidelberg (VELOQUEST_DATA), or of an invented city:
a third of the tasks have hours, some require others. The time is half an hour and two minutes a task, at most four hours.
What the long search finds is no proven best value: it shows what more patience is worth, and the bound what may be missing.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time

from event import DATA, ROOT

MAPS = {"porto": (-8.6291, 41.1579), "liechtenstein": (9.5215, 47.1410), "heidelberg": (8.6821, 49.4093)}
INVENTED = ("city", (-32.0, 55.0))


def maps(tool, folder):
    """The name, the map and the middle of each place."""
    found = {name: os.path.join(DATA, "osm", f"{name}.osm.pbf") for name in MAPS}
    found = {name: path for name, path in found.items() if os.path.exists(path)}
    if not found:
        name = INVENTED[0]
        found = {name: os.path.join(folder, "city.osm.pbf")}
        subprocess.run([tool, "map", "generate", "--size", name, "-o", found[name]], check=True, capture_output=True)
    for name, extract in found.items():
        path = os.path.join(folder, f"{name}.vqmap")
        subprocess.run([tool, "map", "build", extract, "-o", path], check=True, capture_output=True)
        yield name, path, MAPS.get(name, INVENTED[1])


def quest(middle, tasks, minutes, generator):
    """Tasks at random around the middle; those away from all roads are left out by the planner, which says so."""
    radius = min(4500, 600 * math.sqrt(tasks)) / 111_320
    features = [
        {"type": "Feature", "properties": {"role": "start"}, "geometry": {"type": "Point", "coordinates": middle}}]
    for number in range(1, tasks + 1):
        angle, share = generator.uniform(0, 2 * math.pi), math.sqrt(generator.random())
        place = [
            round(middle[0] + radius * share * math.cos(angle) / math.cos(math.radians(middle[1])), 6),
            round(middle[1] + radius * share * math.sin(angle), 6)]
        properties = {"name": f"Task {number}", "answer": "a", "points": generator.randrange(10, 60, 5)}
        if number % 3 == 0:
            opens = generator.randrange(0, max(1, minutes // 2))
            properties |= {"opens": opens, "closes": opens + minutes // 3}
        if number > 3 and generator.random() < 0.15:
            properties["requires"] = [f"t{generator.randrange(1, number)}"]
        features.append({
            "type": "Feature", "id": f"t{number}", "properties": properties,
            "geometry": {"type": "Point", "coordinates": place}})
    return {
        "type": "FeatureCollection", "features": features,
        "quest": {"version": 1, "title": "An evening", "timeLimit": minutes}}


def plan(tool, name, path, effort):
    """The points of the best plan, the seconds, and the bound of its points, if there is one."""
    start = time.monotonic()
    done = subprocess.run(
        [tool, "plan", name, "--map", path, "--effort", str(effort), "--format", "json"], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{tool} plan: {done.stderr}")
    best = json.loads(done.stdout)[0]
    return best["points"], time.monotonic() - start, best.get("bound")


def main():
    parser = argparse.ArgumentParser(description="How good plans of quests on real maps are.")
    parser.add_argument("--binary", default=os.path.join(ROOT, ".build", "release", "questctl"))
    parser.add_argument("--effort", type=float, default=2)
    parser.add_argument("--long", type=float, default=30)
    parser.add_argument("tasks", nargs="*", type=int, default=[20, 50, 100, 200, 400])
    arguments = parser.parse_args()
    shares = []
    with tempfile.TemporaryDirectory() as folder:
        print("map            tasks  minutes   points  long search   share  bound  seconds")
        for place, path, middle in maps(arguments.binary, folder):
            for tasks in arguments.tasks:
                minutes = min(240, 30 + 2 * tasks)
                name = os.path.join(folder, f"{place}-{tasks}.geojson")
                with open(name, "w", encoding="utf-8") as file:
                    json.dump(quest(middle, tasks, minutes, random.Random(f"{place} {tasks}")), file)
                points, seconds, bound = plan(arguments.binary, name, path, arguments.effort)
                most, _, _ = plan(arguments.binary, name, path, arguments.long)
                share = points / most if most else 1
                shares.append(share)
                print(
                    f"{place:14} {tasks:5} {minutes:8} {points:8g} {most:12g} {share:7.3f}  {bound or '':>5} {seconds:8.1f}",
                    flush=True)
    print(f"mean share {sum(shares) / len(shares):.4f}, least {min(shares):.4f}")


if __name__ == "__main__":
    main()
