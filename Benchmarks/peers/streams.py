"""Takes one large generated file through the GeoJSON commands, and prints the seconds and the peak memory of each.

    python3 Benchmarks/peers/streams.py [megabytes] [--questctl path]

Beside each time stands how often the streaming parse alone (`FeatureStream`, on the same cores) would go into it. The aim is
64 MB resident, whatever the size of the file, and for `lint`, `stats` and `filter` no more than three times the parse.
"""

import os
import subprocess
import sys
import tempfile
import time

from geojson import generate
from programs import BUILD, built, built_questctl

LIMIT = 64_000_000
COMMANDS = [
    ["lint"],
    ["stats"],
    ["filter", "lanes = 2"],
    ["filter", "S_INTERSECTS(geometry, BBOX(-30, -30, 30, 30))"],
    ["convert", "--to", "lines"],
    ["clip", "--box", "-60,-30,75,55"],
    ["cut"],
    ["reproject", "--to", "EPSG:3857"],
    ["simplify", "--tolerance", "20"],
    ["repair"],
]


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
    path = os.path.join(BUILD, f"generated-{megabytes}.geojson")
    if not os.path.exists(path):
        generate(path + ".part", megabytes * 1_000_000)
        os.rename(path + ".part", path)
    parse, memory, _ = measured([built("GeoJSONTimes"), "stream", path, "1"])
    print(f"{megabytes} MB; the streaming parse {parse:6.2f} s {memory / 1e6:6.1f} MB")
    large = 0
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        for command in COMMANDS:
            output = [] if command[0] in ("lint", "stats") else ["--skip-invalid", "-o", os.path.join(folder, "out.geojson")]
            if command[0] == "convert":
                output = output[1:]
            seconds, memory, code = measured([tool, "geojson", *command, path, *output])
            large += memory > LIMIT or code not in (0, 1)
            word = "" if memory <= LIMIT else "  MORE THAN 64 MB"
            word += "" if code in (0, 1) else f"  EXIT CODE {code}"
            print(f"{' '.join(command):62} {seconds:7.2f} s {seconds / parse:6.1f} × {memory / 1e6:6.1f} MB{word}")
    sys.exit(1 if large else 0)


main()
