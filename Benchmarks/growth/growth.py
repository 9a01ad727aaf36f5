"""Imports invented cities from a town to a megalopolis and shows how time, memory and size grow with the edges.

    python3 Benchmarks/growth/growth.py [output.svg]

Prints a table and draws it. Each figure is the median of three imports in processes of their own (one for the largest),
without writing the map.
"""

import os
import statistics
import subprocess
import sys

import plot

SIZES = (("town", 3), ("city", 3), ("metropolis", 3), ("megalopolis", 1))


def measure(tool, size, runs):
    """Edges, seconds, peak memory and bytes of the map of one size of city."""
    extract = plot.extract(tool, size)
    seconds, peaks = [], []
    for _ in range(runs):
        output = subprocess.run([tool, "import", extract, "1"], check=True, capture_output=True, text=True).stdout
        words = dict((line.split()[0], line.split()[1:]) for line in output.splitlines())
        seconds.append(float(words["import"][0]))
        peaks.append(int(words["peak"][0]))
        edges, bytes_ = int(words["import"][1]), int(words["bytes"][0])
    return edges, statistics.median(seconds), statistics.median(peaks), bytes_, os.path.getsize(extract)


def main():
    tool = plot.built_tool()
    rows = []
    print("city          extract     edges  import  per edge    peak  per edge  map per edge")
    for size, runs in SIZES:
        edges, seconds, peak, bytes_, extract = measure(tool, size, runs)
        rows.append((edges, seconds, peak, bytes_))
        print(
            f"{size:12} {extract / 1e6:6.1f} MB {edges:9} {seconds:5.2f} s {seconds / edges * 1e6:6.2f} µs "
            f"{peak / 1e6:5.0f} MB {peak / edges:7.0f} B {bytes_ / edges:11.1f} B", flush=True)
    slower = rows[-1][1] / rows[-2][1] / (rows[-1][0] / rows[-2][0])
    print(f"from metropolis to megalopolis the time per edge grows {slower:.2f} times (1 is linear)")
    output = sys.argv[1] if len(sys.argv) > 1 else os.path.join(plot.BUILD, "growth.svg")
    labels = (("seconds", 60), ("bytes of memory", 430), ("bytes of map", 800))
    plot.write(output, [plot.panel(rows, column, *label) for column, label in enumerate(labels, 1)])


main()
