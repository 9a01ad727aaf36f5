"""How much one server carries on SQLite, one on PostgreSQL, and two on PostgreSQL, and which processor time that takes.

    python3 Server/Trials/scale.py --events 4 --riders 250 --seconds 20

Riders of several events send positions as quickly as they are answered (`questload positions` at many times the speed), then lines
(`questload answers`). All run on this computer: servers, database, proxy and load share its cores, so that what counts is the processor
time of each for a thousand requests. From it follows what computers of their own would carry.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

from evening import Evening
from several import Database, SeveralServers

TICKS = os.sysconf("SC_CLK_TCK")


def spent(processes):
    """The processor seconds of processes and of their children, those that ended among them."""
    total, children = 0, {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    for process in processes:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
        total += sum(map(int, fields[11:15])) / TICKS
        for child in children.get(process, []):
            try:
                total += sum(map(int, pathlib.Path(f"/proc/{child}/stat").read_text().rpartition(") ")[2].split()[11:13])) / TICKS
            except OSError:
                continue
    return total


def parts(evening):
    """The processes of servers, database and proxy."""
    if not isinstance(evening, SeveralServers):
        return [evening.process.pid], [], []
    postmaster = subprocess.run(["head", "-n1", evening.database.folder / "data/postmaster.pid"], capture_output=True, text=True, check=True)
    return [server.pid for server in evening.servers], [int(postmaster.stdout)], [evening.proxy.pid]


def run(evening, events, arguments):
    """Requests a second of all events together."""
    loads = [subprocess.Popen(
        [evening.questload, arguments[0], "--server", f"http://127.0.0.1:{evening.port}", "--event", event, f"--token={token}", *map(str, arguments[1:])],
        stdout=subprocess.PIPE, text=True) for event, token in events]
    total = failures = 0
    rate = 0.0
    for load in loads:
        text = load.communicate()[0]
        match = re.search(r": (\d+) in [\d.]+ s \((\d+) a second\).*failures (\d+)", text)
        if not match:
            sys.exit(text)
        total += int(match.group(1))
        rate += float(match.group(2))
        failures += int(match.group(3))
    return total, rate, failures


def measure(title, evening, options):
    evening.start()
    events = [("evening", evening.token)]
    if not isinstance(evening, SeveralServers):
        evening.stop()
    for number in range(1, options.events):
        made = subprocess.run([evening.questd, "event", "create", "--data", evening.data, f"evening-{number}", evening.quest],
                              check=True, capture_output=True, text=True)
        events.append((f"evening-{number}", re.search(r"^token (\S+)$", made.stdout, re.M).group(1)))
    if not isinstance(evening, SeveralServers):
        evening.start()
    results = {}
    for kind, arguments in (
        ("positions", ["positions", "--riders", options.riders, "--seconds", options.seconds, "--speed", options.speed, "--prefix", "p", "--connections", 32]),
        ("answers", ["answers", "--riders", options.riders, "--task", "oak", "--answer", "canary", "--count", 8, "--interval", 0.1, "--prefix", "a"])):
        before = [spent(processes) for processes in parts(evening)]
        total, rate, failures = run(evening, events, arguments)
        used = [after - first for after, first in zip([spent(processes) for processes in parts(evening)], before)]
        results[kind] = rate
        costs = ", ".join(f"{name} {value * 1000 / max(total, 1):.2f}" for name, value in zip(("questd", "postgres", "haproxy"), used))
        print(f"{title:24} {kind:10} {total:7} requests: {rate:6.0f} a second, {failures} failures; "
              f"processor ms a request: {costs}", flush=True)
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=4)
    parser.add_argument("--riders", type=int, default=250, help="of each event")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--speed", type=float, default=50)
    options = parser.parse_args()
    print(json.dumps({"cores": os.cpu_count(), "load": os.getloadavg()[0]}))
    results = []
    for title, make in (
        ("one on SQLite", Evening), ("one on PostgreSQL", lambda: SeveralServers(1)),
        ("two on PostgreSQL", lambda: SeveralServers(2, balance="uri depth 3\n    hash-type consistent"))):
        evening = make()
        try:
            results.append(measure(title, evening, options))
        finally:
            evening.end()
    for kind in results[0]:
        print(f"{kind}: PostgreSQL has {results[1][kind] / results[0][kind]:.2f} of SQLite's throughput, two servers {results[2][kind] / results[1][kind]:.2f} of one's")


if __name__ == "__main__":
    sys.exit(main())
