"""Takes one large generated file through the GeoJSON commands, and prints the seconds and the peak memory of each.

    python3 Benchmarks/peers/streams.py [megabytes] [--questctl path]

The file has mixed Features, a sixth of its text in areas of 40,000 corners. Beside each time stands how often the streaming
parse alone (`FeatureStream`, on the same cores) would go into it. The aim for `lint`, `stats`, `reproject`, `clip`, `simplify` and
`filter` is 64 MB resident, whatever the size of the file, and no more than three times the parse. Resident counts the pages of the
program and its libraries as well, which the line `program alone` shows.

Where the aim in time is missed the line says SLOWER, and what sets the pace. Most areas of the file cross themselves, which most files
do not have: what is wrong with each has to be found and said. Memory beyond the aim makes the exit code 1.
"""

import os
import subprocess
import sys
import tempfile
import time

from geojson import generate
from programs import BUILD, built, built_questctl

LIMIT = 64_000_000
SLOWEST = 3
LARGEST = 40_000
# What is held to the aim, and what else than reading and writing sets the pace.
HELD = [
    (["lint"], "the sweep over all rings"),
    (["stats"], "lengths and areas on the ellipsoid"),
    (["filter", "lanes = 2"], ""),
    (["filter", "S_INTERSECTS(geometry, BBOX(-30, -30, 30, 30))"], ""),
    (["clip", "--box", "-60,-30,75,55"], "GEOS's overlay of the large areas that the box cuts"),
    (["reproject", "--to", "EPSG:3857"], "PROJ, the sweep over rounded rings, and writing every number anew"),
    (["simplify", "--tolerance", "20"], "looking for crossings in large areas, and the sweep before it"),
]
OTHERS = [["convert", "--to", "lines"], ["cut"], ["repair"], ["split", "--count", "100000"]]


def measured(command):
    """Seconds and peak memory of a process of its own."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.monotonic() - start, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024), process.returncode


def main():
    arguments = sys.argv[1:]
    tool = arguments.pop(arguments.index("--questctl") + 1) if "--questctl" in arguments else built_questctl()
    megabytes = int(arguments[0]) if arguments and arguments[0].isdigit() else 300
    os.makedirs(BUILD, exist_ok=True)
    path = os.path.join(BUILD, f"generated-{megabytes}-{LARGEST}.geojson")
    if not os.path.exists(path):
        generate(path + ".part", megabytes * 1_000_000, LARGEST)
        os.rename(path + ".part", path)
    parse, memory, _ = measured([built("GeoJSONTimes"), "stream", path, "1"])
    print(f"{megabytes} MB; the streaming parse {parse:6.2f} s {memory / 1e6:6.1f} MB")
    _, memory, _ = measured([tool, "--version"])
    print(f"{'program alone':62} {memory / 1e6:25.1f} MB")
    large = slow = 0
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        for command, work in HELD + [(command, None) for command in OTHERS]:
            output = [] if command[0] in ("lint", "stats") else ["--skip-invalid", "-o", os.path.join(folder, "out.geojson")]
            if command[0] == "convert":
                output = output[1:]
            if command[0] == "split":
                output = ["--skip-invalid", "--overwrite", "-o", os.path.join(folder, "parts")]
            seconds, memory, code = measured([tool, "geojson", *command, path, *output])
            isLarge = memory > LIMIT
            large += isLarge and work is not None or code not in (0, 1)
            isSlow = work is not None and seconds > SLOWEST * parse
            slow += isSlow
            word = ("  MORE THAN 64 MB" if isLarge else "") + ("" if code in (0, 1) else f"  EXIT CODE {code}")
            aim = "" if work is None else f"  aim {SLOWEST * parse:.2f} s"
            word += f"  SLOWER than a third of the parse: {work or 'nothing of its own'}" if isSlow else ""
            print(f"{' '.join(command):62} {seconds:7.2f} s {seconds / parse:6.1f} × {memory / 1e6:6.1f} MB{aim}{word}")
    print(f"{len(HELD) - slow} of {len(HELD)} at no less than a third of the parse's speed")
    sys.exit(1 if large else 0)


main()
