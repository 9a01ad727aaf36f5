"""Imports one OpenStreetMap extract beside other routing programs, and decodes it beside osmium; prints ratios of one run.

    python3 Benchmarks/peers/maps.py [extract.osm.pbf] [runs]

Without an extract: Porto's, where the real data is at hand (VELOQUEST_DATA), else an invented city. Programs are taken out
of the wheels on PyPI (pyvalhalla, osrm-bindings) and called directly, whatever version of Python runs this; Routino comes
from apt. What cannot be installed is left out and named. Every figure is the median of the runs of a whole process: time by
the clock, peak memory, bytes of the result. The map is ours without the search order, which is a step of its own.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv

from programs import BUILD, DATA, ENVIRONMENT, attempted, built, osrm, valhalla

OSMIUM = """
import sys, time, osmium
nothing = osmium.filter.EntityFilter(osmium.osm.NOTHING)
for _ in range(int(sys.argv[2])):
    start = time.perf_counter()
    for _ in osmium.FileProcessor(sys.argv[1]).with_filter(nothing): pass
    print("osmium", time.perf_counter() - start)
"""


def measured(commands):
    """Seconds and the largest peak memory in bytes of some commands one after the other."""
    start, peak = time.perf_counter(), 0
    for command in commands:
        with tempfile.TemporaryFile() as words:
            process = subprocess.Popen(command, stdout=words, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode != 0:
                words.seek(0)
                tail = words.read().decode(errors="replace")[-500:]
                raise RuntimeError(f"{os.path.basename(command[0])} failed: {tail}")
        peak = max(peak, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))
    return time.perf_counter() - start, peak


def size(folder):
    """Bytes of all files in a folder."""
    return sum(os.path.getsize(os.path.join(root, name)) for root, _, names in os.walk(folder) for name in names)


def routino(extract, folder):
    if not shutil.which("planetsplitter") and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-qq", "routino"], capture_output=True)
    tool = shutil.which("planetsplitter")
    if not tool:
        raise RuntimeError("not installed: `apt-get install routino`")
    return [[tool, f"--dir={folder}", "--prefix=map", "--tagging=/usr/share/routino/tagging.xml", extract]]


def imported(commands_for, extract, runs):
    """Median seconds, median peak memory and the size of the result."""
    seconds, peaks, bytes_ = [], [], 0
    for _ in range(runs):
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            commands = commands_for(extract, folder)
            took, peak = measured(commands)
            links = sum(os.path.getsize(e.path) for e in os.scandir(folder) if e.is_symlink())
            bytes_ = size(folder) - links
        seconds.append(took)
        peaks.append(peak)
    return statistics.median(seconds), statistics.median(peaks), bytes_


def decoding_times(command):
    """The median of the seconds that a process prints."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return statistics.median(float(line.split()[1]) for line in output.splitlines() if not line.startswith("peak"))


def osmium_seconds(extract, runs):
    python = os.path.join(ENVIRONMENT, "bin", "python3")
    if not os.path.exists(python):
        venv.create(ENVIRONMENT, with_pip=True)
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "--only-binary=:all:", "osmium"], check=True, capture_output=True)
    return decoding_times([python, "-c", OSMIUM, extract, str(runs)])


def main():
    tool = built("MapTimes")
    extract = sys.argv[1] if len(sys.argv) > 1 else os.path.join(DATA, "osm", "porto.osm.pbf")
    if not os.path.exists(extract):
        extract = os.path.join(BUILD, "city.osm.pbf")
        subprocess.run([tool, "generate", extract, "city"], check=True, stdout=subprocess.DEVNULL)
    extract = os.path.realpath(extract)
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    print(f"{os.path.basename(extract)}, {os.path.getsize(extract) / 1e6:.1f} MB; medians of one run of this script")

    def ours(task):
        return lambda path, folder: [[tool, task, path, "1", os.path.join(folder, "map.vqmap")]]

    # What the others make is not ordered for contraction hierarchies either.
    figures = {"ours": imported(ours("import"), extract, runs)}
    ordered = imported(ours("ordered"), extract, runs)
    for name, commands in (("routino", routino), ("valhalla", valhalla), ("osrm (MLD)", osrm)):
        found = attempted(name, lambda: imported(commands, extract, runs))
        if found:
            figures[name] = found
    for name, (seconds, peak, bytes_) in [*figures.items(), ("with order", ordered)]:
        print(f"import {name:11} {seconds:7.2f} s   peak {peak / 1e6:6.0f} MB   result {bytes_ / 1e6:7.1f} MB")
    for name, (seconds, peak, bytes_) in figures.items():
        if name != "ours":
            mine = figures["ours"]
            print(
                f"import is {seconds / mine[0]:.1f} times as fast as {name}, with {mine[1] / peak:.2f} of its memory "
                f"and {mine[2] / bytes_:.2f} of its bytes")

    mine = decoding_times([tool, "decode", extract, str(runs + 2)])
    print(f"decode ours        {mine:7.3f} s")
    theirs = attempted("osmium", lambda: osmium_seconds(extract, runs + 2))
    if theirs:
        print(f"decode osmium      {theirs:7.3f} s")
        print(f"decode is {theirs / mine:.1f} times as fast as osmium")


main()
