"""Imports invented cities from a town to a megalopolis and shows how time, memory and size grow with the edges.

    python3 Benchmarks/growth/growth.py [output.svg]

Prints a table and draws it. Each figure is the median of three imports in processes of their own (one for the largest),
without writing the map.
"""

import os
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.join(HERE, "..")
BUILD = os.path.join(PACKAGE, ".build")
SIZES = (("town", 3), ("city", 3), ("metropolis", 3), ("megalopolis", 1))


def measure(tool, size, runs):
    """Edges, seconds, peak memory and bytes of the map of one size of city."""
    extract = os.path.join(BUILD, f"{size}.osm.pbf")
    if not os.path.exists(extract):
        subprocess.run([tool, "generate", extract + ".part", size], check=True, stdout=subprocess.DEVNULL)
        os.rename(extract + ".part", extract)
    seconds, peaks = [], []
    for _ in range(runs):
        output = subprocess.run([tool, "import", extract, "1"], check=True, capture_output=True, text=True).stdout
        words = dict((line.split()[0], line.split()[1:]) for line in output.splitlines())
        seconds.append(float(words["import"][0]))
        peaks.append(int(words["peak"][0]))
        edges, bytes_ = int(words["import"][1]), int(words["bytes"][0])
    return edges, statistics.median(seconds), statistics.median(peaks), bytes_, os.path.getsize(extract)


def panel(rows, column, label, left):
    """One diagram: both axes logarithmic, so that linear growth is a line of slope one (dotted, through the last point)."""
    width, height, low = 300, 220, 260
    columns = [row[0] for row in rows], [row[column] for row in rows]
    ends = [(min(values) / 1.5, max(values) * 1.5) for values in columns]

    def position(value, axis):
        start, end = ends[axis]
        share = (logarithm(value) - logarithm(start)) / (logarithm(end) - logarithm(start))
        return left + share * width if axis == 0 else low - share * height

    parts = [
        f'<path d="M{left} {low - height}V{low}H{left + width}" fill="none" stroke="#444"/>',
        f'<text x="{left}" y="{low - height - 10}">{label}</text>',
        f'<text x="{left + width}" y="{low + 34}" text-anchor="end">edges</text>',
    ]
    last = rows[-1]
    start = max(ends[0][0], last[0] * ends[1][0] / last[column])
    parts.append(
        f'<path d="M{position(start, 0):.1f} {position(last[column] * start / last[0], 1):.1f}'
        f'L{position(last[0], 0):.1f} {position(last[column], 1):.1f}" stroke="#999" stroke-dasharray="2 4"/>')
    points = " ".join(f"{position(row[0], 0):.1f},{position(row[column], 1):.1f}" for row in rows)
    parts.append(f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/>')
    for row in rows:
        x, y = position(row[0], 0), position(row[column], 1)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#06c"/>')
        parts.append(f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="end">{short(row[column])}</text>')
        parts.append(f'<text x="{x:.1f}" y="{low + 16}" text-anchor="middle">{short(row[0])}</text>')
    return "".join(parts)


def logarithm(value):
    from math import log10

    return log10(value)


def short(value):
    """A number in a few characters."""
    for unit, name in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= unit:
            return f"{value / unit:.3g} {name}"
    return f"{value:.3g}"


def main():
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--product", "MapTimes"],
        check=True, stdout=subprocess.DEVNULL)
    tool = os.path.join(BUILD, "release", "MapTimes")
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
    output = sys.argv[1] if len(sys.argv) > 1 else os.path.join(BUILD, "growth.svg")
    panels = panel(rows, 1, "seconds", 60), panel(rows, 2, "bytes of memory", 430), panel(rows, 3, "bytes of map", 800)
    with open(output, "w", encoding="utf-8") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1140 310" font-family="sans-serif" font-size="11">'
            '<rect width="1140" height="310" fill="white"/>' + "".join(panels) + "</svg>\n")
    print(f"drawn in {os.path.relpath(output)}")


main()
