"""Finds routes beside RoutingKit, OSRM and Valhalla on the same city; prints medians, p99 and ratios of one run.

    python3 Benchmarks/peers/routes.py [extract.osm.pbf ...] [--rounds N]

Without an extract: Porto's, where the real data is at hand (VELOQUEST_DATA), and an invented metropolis of a million edges,
from which OSRM and Valhalla need some ten minutes each to make their maps; those are kept.

RoutingKit (routingkit-cch) gets our graph, costs and pairs of nodes; what it finds must equal ours to the millisecond, or
the script fails. It is measured with the order of its own inertial flow and with ours; from Python it customizes on one core
only, so that is what ours is compared on. The rows with `perfect`, and our routes, are searched without the arcs
that perfect customization finds needless. `update` makes one arc twice as dear, `undo` as cheap as it was.

OSRM (osrm-bindings, its bicycle profile, CH and MLD) and Valhalla (pyvalhalla, bicycle) have networks and costs of their
own. They are asked for routes between the same coordinates, with the whole geometry and with steps or maneuvers. OSRM's
answers are counted before they become Python objects, Valhalla's as JSON text; ours are legs with coordinates, and their
cues. OSRM's table is between coordinates, ours and RoutingKit's between nodes.

All run in one process each, in rounds, one after the other, so that a busy machine is busy for everyone; a figure is the
median over the rounds. What a call from Python costs is measured with calls that do nothing and stands in a row of its own;
ratios are of times without it. What cannot be installed is left out and named. GraphHopper is not here: nothing that pip
installs contains it.
"""

import array
import os
import random
import statistics
import subprocess
import sys
import time

from programs import (
    BUILD, DATA, attempted, built, continue_in_recent_python, exported, loaded, osrm_engine, valhalla_actor)

INFINITE = 0x7FFF_FFFF
TASKS = ("order", "customize", "customize, one core", "perfecting", "query", "path",
         "query-perfect", "path-perfect", "update", "undo", "table", "route")
CALLS = {"customize, one core": "conversion", "query": "call", "path": "call", "route": "call"}


def numbers(folder, name, kind="I"):
    """An exported array."""
    values = array.array(kind)
    with open(os.path.join(folder, name), "rb") as file:
        values.frombytes(file.read())
    return values.tolist()


def spread(samples):
    """Median and p99 of some durations."""
    samples = sorted(samples)
    return samples[len(samples) // 2], samples[min(len(samples) * 99 // 100, len(samples) - 1)]


def clocked(task, *arguments):
    """What a task returns, and its seconds."""
    start = time.perf_counter()
    result = task(*arguments)
    return result, time.perf_counter() - start


class OneCore:
    """Holds this thread, and those that it starts, to one core, where the system can."""

    def __enter__(self):
        self.before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
        if self.before:
            os.sched_setaffinity(0, {min(self.before)})

    def __exit__(self, *_):
        if self.before:
            os.sched_setaffinity(0, self.before)


class Ours:
    """Our tool in a process of its own, which measures a round for each line that it gets."""

    def __init__(self, tool, folder):
        self.map, self.tool = os.path.join(folder, "map.vqmap"), tool
        self.process = subprocess.Popen(
            [tool, "times", self.map, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.said = {}

    def round(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        found = {}
        for line in self.process.stdout:
            words = line.split()
            if words == ["end"]:
                break
            if words[0] == "wrong":
                sys.exit("ours does not find the least cost: " + line)
            if len(words) == 3:
                found[words[0]] = float(words[1]), float(words[2])
            else:
                self.said[words[0]] = int(words[1])
        else:
            sys.exit("ours ended before its round did")
        with OneCore():
            output = subprocess.run(
                [self.tool, "customize", self.map, "4"], check=True, capture_output=True, text=True).stdout
        found["customize, one core"] = tuple(map(float, output.split()[1:3]))
        return found

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class RoutingKit:
    """RoutingKit on our network, with an order of its own or ours."""

    def __init__(self, folder, ours, order):
        os.environ["RUST_BACKTRACE"] = "0"
        self.kit = loaded("routingkit-cch", "routingkit_cch")
        self.tail, self.head, self.weight = (numbers(folder, name) for name in ("tail", "head", "weight"))
        self.places = numbers(folder, "latitude", "f"), numbers(folder, "longitude", "f")
        ends = numbers(folder, "pairs")
        self.pairs = list(zip(ends[::2], ends[1::2]))
        self.ours, self.order = ours, order
        self.cch = None

    def prepare(self):
        order = self.order or self.kit.compute_order_inertial(
            len(self.places[0]), self.tail, self.head, *self.places)
        return self.kit.CCH(order, self.tail, self.head, False)

    def conversion(self):
        """Hands over as many weights as a customization does, in a call that is refused."""
        errors = os.dup(2)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 2)
        try:
            start = time.perf_counter()
            try:
                self.kit.CCHMetric(self.cch, self.weight + self.weight[:1])
            except BaseException:
                return time.perf_counter() - start
            raise RuntimeError("RoutingKit has taken too many weights")
        finally:
            os.dup2(errors, 2)
            os.close(errors)
            os.close(silence)

    def round(self):
        found = {}
        if self.cch is None or self.order is None:
            self.cch, seconds = clocked(self.prepare)
            if self.order is None:
                found["order"] = seconds, seconds
        found["conversion"] = spread([self.conversion() for _ in range(4)])
        with OneCore():
            found["customize, one core"] = spread(
                [clocked(self.kit.CCHMetric, self.cch, self.weight)[1] for _ in range(4)])
        metric = self.kit.CCHMetric(self.cch, self.weight)
        query = self.kit.CCHQuery(metric)
        costs, seconds, paths, arcs, calls = [], [], [], 0, []
        for source, target in self.pairs:
            cost, took = clocked(lambda: query.run(source, target).distance)
            costs.append(INFINITE if cost is None else cost)
            seconds.append(took)
        for source, target in self.pairs:
            path, took = clocked(lambda: query.run(source, target).arc_path)
            paths.append(took)
            arcs += len(path)
            calls.append(clocked(lambda: None)[1])
        found["query"], found["path"], found["call"] = spread(seconds), spread(paths), spread(calls)
        checksum = 0
        for cost in costs:
            checksum = (checksum * 31 + cost) % 2**64
        del query
        found["table"], total = self.table(metric)
        for mine, theirs in (("checksum", checksum), ("tablesum", total)):
            if self.ours.said[mine] != theirs:
                sys.exit(f"RoutingKit's {mine} {theirs} is not ours, {self.ours.said[mine]}")
        found["update"], found["undo"] = self.updated(metric)
        return found

    def table(self, metric):
        def whole():
            targets = self.kit.CCHOneToMany(metric, [target for _, target in self.pairs[:50]])
            return [targets.distances_from(source) for source, _ in self.pairs[:50]]

        rows, seconds = clocked(whole)
        total = sum(INFINITE if cost is None else cost for row in rows for cost in row)
        return (seconds, seconds), total

    def updated(self, metric):
        updater, dearer, undone = self.kit.CCHMetricPartialUpdater(self.cch), [], []
        for number in range(1000):
            arc = number * 7919 % len(self.weight)
            dearer.append(clocked(updater.apply, metric, {arc: min(2 * self.weight[arc], INFINITE)})[1])
            undone.append(clocked(updater.apply, metric, {arc: self.weight[arc]})[1])
        return spread(dearer), spread(undone)


def between(folder):
    """Pairs of coordinates, longitude first: as many as our tool rides."""
    ends = numbers(folder, "places", "d")
    places = list(zip(ends[::2], ends[1::2]))
    return list(zip(places[::2], places[1::2]))[:300]


def refused(call):
    """Seconds of a call that is refused."""
    start = time.perf_counter()
    try:
        call()
    except (RuntimeError, ValueError):
        pass
    return time.perf_counter() - start


class OSRM:
    def __init__(self, extract, folder, algorithm):
        self.module, self.engine = osrm_engine(extract, algorithm)
        self.pairs = between(folder)

    def round(self):
        samples, failures = [], 0
        for pair in self.pairs:
            wish = self.module.RouteParameters(
                coordinates=list(pair), steps=True, geometries="polyline", overview="full", generate_hints=False)
            try:
                samples.append(clocked(self.engine.Route, wish)[1])
            except RuntimeError:
                failures += 1
        ends = [pair[0] for pair in self.pairs[:50]] + [pair[1] for pair in self.pairs[:50]]
        wish = self.module.TableParameters(
            coordinates=ends, sources=list(range(50)), destinations=list(range(50, 100)), generate_hints=False)
        table = clocked(self.engine.Table, wish)[1]
        nothing = self.module.RouteParameters()
        calls = [refused(lambda: self.engine.Route(nothing)) for _ in range(200)]
        if failures:
            print(f"OSRM finds no route for {failures} of {len(self.pairs)} pairs")
        return {"route": spread(samples), "table": (table, table), "call": spread(calls)}


class Valhalla:
    def __init__(self, extract, folder):
        self.actor = valhalla_actor(extract)
        self.wishes = [
            '{"costing":"bicycle","directions_type":"maneuvers","locations":[%s]}' % ",".join(
                '{"lon":%r,"lat":%r}' % place for place in pair)
            for pair in between(folder)]

    def round(self):
        samples = []
        for wish in self.wishes:
            try:
                samples.append(clocked(self.actor.route, wish)[1])
            except RuntimeError:
                pass
        return {"route": spread(samples), "call": spread([clocked(self.actor.status)[1] for _ in range(200)])}


def shown(seconds):
    """A duration in three digits."""
    for unit, name in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= unit or name == "µs":
            value = seconds / unit
            return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f} {name}"


def compare(extract, rounds):
    tool, folder = exported(extract)
    ours = Ours(tool, folder)
    peers = {"ours": ours}
    for name, make in (
            ("RoutingKit", lambda: RoutingKit(folder, ours, None)),
            ("with our order", lambda: RoutingKit(folder, ours, numbers(folder, "order"))),
            ("OSRM CH", lambda: OSRM(extract, folder, "CH")), ("OSRM MLD", lambda: OSRM(extract, folder, "MLD")),
            ("Valhalla", lambda: Valhalla(extract, folder))):
        peer = attempted(name, make)
        if peer:
            peers[name] = peer
    figures = {name: [] for name in peers}
    for _ in range(rounds):
        for name, peer in peers.items():
            figures[name].append(peer.round())
    ours.close()
    medians = {
        name: {task: tuple(statistics.median(values) for values in zip(*(found[task] for found in all if task in found)))
               for task in {task for found in all for task in found}}
        for name, all in figures.items()}
    report(os.path.basename(extract), folder, rounds, medians, ours.said)


def report(name, folder, rounds, medians, said):
    size = os.path.getsize(os.path.join(folder, "latitude")) // 4, os.path.getsize(os.path.join(folder, "tail")) // 4
    print(f"\n{name}: {size[0]} nodes, {size[1]} arcs; medians of {rounds} rounds, then p99; × is how many times ours")
    print(f"checksum of costs {said['checksum']}, of the table {said['tablesum']}: the same in RoutingKit")
    columns = list(medians)
    print(" " * 20 + "".join(f"{column:>26}" for column in columns))
    for task in TASKS + ("conversion", "call"):
        cells = []
        for column in columns:
            found = medians[column].get(task)
            if not found:
                cells.append("–")
                continue
            cell = f"{shown(found[0])} {shown(found[1]):>8}"
            mine = medians["ours"].get(task)
            if column != "ours" and mine:
                overhead = medians[column].get(CALLS.get(task), (0, 0))[0]
                cell += f" {(found[0] - overhead) / mine[0]:6.2f}×"
            cells.append(cell)
        print(f"{task:20}" + "".join(f"{cell:>26}" for cell in cells), flush=True)


def main():
    words = sys.argv[1:]
    rounds = 3
    if "--rounds" in words:
        place = words.index("--rounds")
        rounds = int(words[place + 1])
        del words[place:place + 2]
    extracts = words
    if not extracts:
        metropolis = os.path.join(BUILD, "metropolis.osm.pbf")
        if not os.path.exists(metropolis):
            subprocess.run(
                [built("MapTimes"), "generate", metropolis, "metropolis"], check=True, stdout=subprocess.DEVNULL)
        porto = os.path.join(DATA, "osm", "porto.osm.pbf")
        extracts = [path for path in (porto, metropolis) if os.path.exists(path)]
    print("a row `conversion` is what handing the weights over costs, `call` a call of nothing")
    for extract in extracts:
        compare(os.path.realpath(extract), rounds)


if __name__ == "__main__":
    continue_in_recent_python()
    main()
