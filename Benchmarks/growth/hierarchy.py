"""Prepares contraction hierarchies of invented cities and shows how order, customization and queries grow with the nodes.

    python3 Benchmarks/growth/hierarchy.py [--megalopolis] [output.svg]

Prints a table and draws it. Customization is the median of five, a query that of 5000 between random places, in one process
a city.
"""

import os
import statistics
import subprocess
import sys

import plot

SIZES = ("town", "city", "metropolis")


def measure(tool, size):
    """Nodes, arcs of the hierarchy, seconds of order and customization, microseconds of a query and of a leg."""
    path = os.path.join(plot.BUILD, f"growth-{size}.vqmap")
    # The map is made again, since its format may be another one by now.
    subprocess.run(
        [tool, "ordered", plot.extract(tool, size), "1", path], check=True, stdout=subprocess.DEVNULL)
    output = subprocess.run([tool, "hierarchy", path, "1"], check=True, capture_output=True, text=True).stdout
    os.remove(path)
    lines = [line.split() for line in output.splitlines()]

    def words(name):
        return [line[len(name):] for line in lines if line[:len(name)] == name]

    arcs, nodes = int(words(["arcs"])[0][0]), int(words(["nodes"])[0][0])
    order = sum(float(words([name])[0][0]) for name in ("order", "topology"))
    customize = statistics.median(float(line[0]) for line in words(["customize"]))
    query, leg = (float(words([name])[0][2]) * 1e-6 for name in ("query", "leg"))
    return nodes, order, customize, query, leg, arcs


def main():
    arguments = sys.argv[1:]
    sizes = SIZES + ("megalopolis",) * ("--megalopolis" in arguments)
    outputs = [argument for argument in arguments if argument != "--megalopolis"]
    tool = plot.built_tool()
    rows = []
    print("city            nodes  arcs per node   order  customize    query      leg")
    for size in sizes:
        row = measure(tool, size)
        rows.append(row)
        nodes, order, customize, query, leg, arcs = row
        print(
            f"{size:12} {nodes:8} {arcs / nodes:14.2f} {order:5.2f} s {customize * 1e3:7.1f} ms "
            f"{query * 1e6:5.1f} µs {leg * 1e6:5.1f} µs", flush=True)
    output = outputs[0] if outputs else os.path.join(plot.BUILD, "hierarchy.svg")
    labels = (("order, seconds", 60), ("customization, seconds", 430), ("query, seconds (median)", 800))
    plot.write(output, [plot.panel(rows, column, *label, "nodes") for column, label in enumerate(labels, 1)])


main()
