"""Draws figures over the size of a map, both axes logarithmic, and has cities to measure invented and the tool built."""

import math
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.join(HERE, "..")
BUILD = os.path.join(PACKAGE, ".build")


def built_tool():
    """The path of the program that measures, built."""
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--product", "MapTimes"],
        check=True, stdout=subprocess.DEVNULL)
    return os.path.join(BUILD, "release", "MapTimes")


def extract(tool, size):
    """The path of an invented city as OpenStreetMap data, made once."""
    path = os.path.join(BUILD, f"{size}.osm.pbf")
    if not os.path.exists(path):
        subprocess.run([tool, "generate", path + ".part", size], check=True, stdout=subprocess.DEVNULL)
        os.rename(path + ".part", path)
    return path


def panel(rows, column, label, left, sizes="edges"):
    """One diagram: both axes logarithmic, so that linear growth is a line of slope one (dotted, through the last point)."""
    width, height, low = 300, 220, 260
    unit = "s" if "seconds" in label else ""
    columns = [row[0] for row in rows], [row[column] for row in rows]
    ends = [(min(values) / 1.5, max(values) * 1.5) for values in columns]

    def position(value, axis):
        start, end = ends[axis]
        share = (math.log10(value) - math.log10(start)) / (math.log10(end) - math.log10(start))
        return left + share * width if axis == 0 else low - share * height

    parts = [
        f'<path d="M{left} {low - height}V{low}H{left + width}" fill="none" stroke="#444"/>',
        f'<text x="{left}" y="{low - height - 10}">{label}</text>',
        f'<text x="{left + width}" y="{low + 34}" text-anchor="end">{sizes}</text>',
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
        parts.append(f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="end">{short(row[column], unit)}</text>')
        parts.append(f'<text x="{x:.1f}" y="{low + 16}" text-anchor="middle">{short(row[0])}</text>')
    return "".join(parts)


def short(value, unit=""):
    """A number in a few characters."""
    prefixes = ((1e9, "G"), (1e6, "M"), (1e3, "k"), (1, ""), (1e-3, "m"), (1e-6, "µ"))
    size, prefix = next(prefix for prefix in prefixes if value >= prefix[0])
    return f"{value / size:.3g} {prefix}{unit}".rstrip()


def write(path, panels):
    """Writes three diagrams side by side."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1140 310" font-family="sans-serif" font-size="11">'
            '<rect width="1140" height="310" fill="white"/>' + "".join(panels) + "</svg>\n")
    print(f"drawn in {os.path.relpath(path)}")
