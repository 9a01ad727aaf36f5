"""Shows how time and memory of `questctl map tiles` grow with the extract, to a million ways.

    python3 Benchmarks/growth/tiles.py [--questctl path] [--osm extract.osm.pbf] [--copies 1,3,10,30]

The extract is put beside itself as often as is asked for: each copy with identifiers of its own, a third of a degree further east, and
north where a row is full. Prints ways, seconds of the clock and of the processor, the most memory, and the size of the file.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROW = 6
STEP = 0.35


def copies(lines, number):
    """The lines of an extract in OPL, moved and numbered anew."""
    east, north = number % ROW * STEP, number // ROW * STEP
    offset = number * 10**11
    for line in lines:
        kind, fields = line[:1], line.split(b" ")
        fields[0] = kind + str(int(fields[0][1:]) + offset).encode()
        for index, field in enumerate(fields):
            if kind == b"n" and field[:1] == b"x":
                fields[index] = b"x%.7f" % (float(field[1:]) + east)
            elif kind == b"n" and field[:1] == b"y":
                fields[index] = b"y%.7f" % (float(field[1:]) + north)
            elif kind == b"w" and field[:1] == b"N":
                fields[index] = b"N" + b",".join(b"n%d" % (int(node[1:]) + offset) for node in field[1:].rstrip().split(b",") if node)
            elif kind == b"r" and field[:1] == b"M":
                members = (member.partition(b"@") for member in field[1:].rstrip().split(b",") if member)
                fields[index] = b"M" + b",".join(
                    member[:1] + b"%d@" % (int(member[1:]) + offset) + role for member, _, role in members)
        yield b" ".join(field.rstrip() for field in fields) + b"\n"


def grown(extract, count, folder):
    """A file with so many copies of the extract, sorted by kind and identifier."""
    text = subprocess.run(["osmium", "cat", extract, "-f", "opl,add_metadata=false", "-o", "-"], check=True, capture_output=True).stdout
    kinds = {kind: [line for line in text.splitlines(keepends=True) if line[:1] == kind] for kind in (b"n", b"w", b"r")}
    opl, path = os.path.join(folder, f"{count}.opl"), os.path.join(folder, f"{count}.osm.pbf")
    with open(opl, "wb") as file:
        for lines in kinds.values():
            for number in range(count):
                file.writelines(copies(lines, number))
    subprocess.run(["osmium", "cat", opl, "-o", path], check=True, capture_output=True)
    os.remove(opl)
    return path, count * len(kinds[b"w"])


def measured(command):
    """The seconds of the clock and of the processor, and the most memory in megabytes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    message = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command}: {message.decode()[-2000:]}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    data = os.environ.get("VELOQUEST_DATA", os.path.join(HERE, "..", "..", "..", "shared", "data"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questctl", default=os.path.join(HERE, "..", "..", ".build", "release", "questctl"))
    parser.add_argument("--osm", default=os.path.join(data, "osm", "liechtenstein.osm.pbf"))
    parser.add_argument("--copies", default="1,3,10,30")
    arguments = parser.parse_args()
    print(f"{'ways':>9} {'in MB':>6} {'s':>7} {'cpu s':>7} {'µs a way':>8} {'memory MB':>9} {'out MB':>6}")
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        for count in map(int, arguments.copies.split(",")):
            path, ways = grown(arguments.osm, count, folder)
            output = os.path.join(folder, "tiles.pmtiles")
            seconds, processor, memory = measured([arguments.questctl, "map", "tiles", path, "-o", output])
            worst = max(worst, memory)
            print(f"{ways:>9} {os.path.getsize(path) / 1e6:>6.1f} {seconds:>7.1f} {processor:>7.1f} {processor / ways * 1e6:>8.1f} {memory:>9.0f} "
                  f"{os.path.getsize(output) / 1e6:>6.1f}", flush=True)
            os.remove(path)
    sys.exit("more than a gigabyte of memory" if worst >= 1024 else None)


main()
