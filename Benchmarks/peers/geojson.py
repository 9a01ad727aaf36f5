"""Times GeoJSON reading and writing beside peers from PyPI on one generated file, and prints the ratios of one run.

    python3 Benchmarks/peers/geojson.py [megabytes]

orjson builds Python objects, so its times are taken with the garbage collector off, which is the faster and for us the
harder comparison. Ours uses all cores, which the peers do not; "parse 1" is ours held to one core. Every figure is the
median of several runs after one that is not counted.
"""

import json
import math
import os
import random
import shutil
import statistics
import subprocess
import sys
import venv

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(HERE, "..", ".build")
ENVIRONMENT = os.path.join(BUILD, "peers")
RUNS = 7

ORJSON = """
import gc, sys, time, orjson
gc.disable()
data = open(sys.argv[1], "rb").read()
for _ in range(int(sys.argv[2])):
    value = None
    start = time.perf_counter(); value = orjson.loads(data); print("loads", time.perf_counter() - start)
for _ in range(int(sys.argv[2])):
    start = time.perf_counter(); text = orjson.dumps(value); print("dumps", time.perf_counter() - start)
"""

SHAPELY = """
import sys, time, shapely
text = open(sys.argv[1]).read()
for _ in range(int(sys.argv[2])):
    start = time.perf_counter(); shapely.from_geojson(text); print("shapely", time.perf_counter() - start)
"""

PYOGRIO = """
import sys, time, pyogrio
for _ in range(int(sys.argv[2])):
    start = time.perf_counter(); pyogrio.raw.read(sys.argv[1]); print("pyogrio", time.perf_counter() - start)
"""


def generate(path, size, largest=0):
    """A FeatureCollection of mixed geometry with properties; the same file for the same size.

    With `largest`, areas of so many corners stand among the others, a sixth of the text.
    """
    source = random.Random(2018)
    words = "park street bridge озеро улица набережная station tower гора school market garden".split()

    def position(x, y, reach):
        decimals = 6 if source.random() < 0.5 else 7
        return [round(x + source.uniform(-reach, reach), decimals), round(y + source.uniform(-reach, reach), 7)]

    def ring(x, y, most):
        positions = [position(x, y, 0.01) for _ in range(source.randint(4, most))]
        return positions + positions[:1]

    def geometry():
        x, y = source.uniform(-179, 179), source.uniform(-80, 80)
        kind = source.random()
        if kind < 0.4:
            return {"type": "Point", "coordinates": position(x, y, 1)}
        if kind < 0.7:
            line = [position(x, y, 0.01) for _ in range(source.randint(2, 40))]
            return {"type": "LineString", "coordinates": line}
        if kind < 0.95:
            return {"type": "Polygon", "coordinates": [ring(x, y, 30)]}
        return {"type": "MultiPolygon", "coordinates": [[ring(x, y, 12)] for _ in range(3)]}

    def star():
        """A ring seen from its middle at rising angles, which does not cross itself."""
        x, y = source.uniform(-170, 170), source.uniform(-70, 70)
        ring = []
        for corner in range(largest):
            angle, reach = 2 * math.pi * corner / largest, source.uniform(2, 4)
            ring.append([round(x + reach * math.cos(angle), 7), round(y + reach * math.sin(angle), 7)])
        return {"type": "Polygon", "coordinates": [ring + ring[:1]]}

    with open(path, "w", encoding="utf-8") as file:
        file.write('{"type":"FeatureCollection","features":[')
        written = number = 0
        next_star = 0 if largest else size
        while written < size:
            properties = {
                "name": " ".join(source.choice(words) for _ in range(source.randint(1, 4))),
                "highway": source.choice(["residential", "primary", "cycleway"]),
                "lanes": source.randint(1, 4),
                "height": round(source.uniform(1, 99), 2),
                "oneway": source.random() < 0.5,
            }
            if source.random() < 0.2:
                properties["tags"] = {"ref": f"R{number}", "list": [1, 2, 3], "note": None}
            shape = geometry()
            if written >= next_star:
                shape, next_star = star(), written + 150 * largest
            feature = {"type": "Feature", "id": number, "properties": properties, "geometry": shape}
            text = json.dumps(feature, ensure_ascii=False, separators=(",", ":"))
            file.write(text if number == 0 else ",\n" + text)
            written += len(text.encode()) + 2
            number += 1
        file.write("]}")


def times(command):
    """The median of each task's times, the first run left out, and the peak memory if it was told."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found, peak = {}, None
    for line in output.splitlines():
        name, value = line.split()[:2]
        if name == "peak":
            peak = int(value)
        else:
            found.setdefault(name, []).append(float(value))
    return {name: statistics.median(values[1:]) for name, values in found.items()}, peak


def main():
    megabytes = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    os.makedirs(BUILD, exist_ok=True)
    path = os.path.join(BUILD, f"generated-{megabytes}.geojson")
    if not os.path.exists(path):
        generate(path + ".part", megabytes * 1_000_000)
        os.rename(path + ".part", path)
    python = os.path.join(ENVIRONMENT, "bin", "python3")
    if not os.path.exists(python):
        venv.create(ENVIRONMENT, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "-q", "orjson", "shapely", "pyogrio"], check=True)
    package = os.path.join(HERE, "..")
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", package, "--product", "GeoJSONTimes"],
        check=True, stdout=subprocess.DEVNULL)
    tool = os.path.join(BUILD, "release", "GeoJSONTimes")

    size = os.path.getsize(path)
    ours, peaks = {}, {}
    for task in ("parse", "stream", "write"):
        found, peaks[task] = times([tool, task, path, str(RUNS)])
        ours.update(found)
    if shutil.which("taskset"):
        found, peaks["parse 1"] = times(["taskset", "-c", "0", tool, "parse", path, str(RUNS)])
        ours["parse 1"] = found["parse"]
    peers = {}
    for script, runs in ((ORJSON, RUNS), (SHAPELY, 3), (PYOGRIO, 3)):
        found, _ = times([python, "-c", script, path, str(runs)])
        peers.update(found)

    print(f"{size / 1e6:.0f} MB of GeoJSON, {os.cpu_count()} cores; seconds are medians of one run of this script")
    for name, seconds in list(ours.items()) + list(peers.items()):
        memory = f"   peak {peaks[name] / 1e6:.1f} MB" if peaks.get(name) else ""
        print(f"{name:8} {seconds:7.3f} s {size / seconds / 1e6:6.0f} MB/s{memory}")
    print(f"parse  is {peers['loads'] / ours['parse']:.2f} times as fast as orjson.loads")
    if "parse 1" in ours:
        print(f"parse  is {peers['loads'] / ours['parse 1']:.2f} times as fast as orjson.loads on one core")
    print(f"stream is {peers['loads'] / ours['stream']:.2f} times as fast as orjson.loads")
    print(f"write  is {peers['dumps'] / ours['write']:.2f} times as fast as orjson.dumps")
    print(f"parse  is {peers['shapely'] / ours['parse']:.2f} times as fast as shapely.from_geojson")
    print(f"parse  is {peers['pyogrio'] / ours['parse']:.2f} times as fast as pyogrio.raw.read")


if __name__ == "__main__":
    main()
