"""Eight hours of a riding evening in 24 minutes: whether memory and file stay bounded, and standings do not drift.

    python3 Server/Trials/soak.py --minutes 24 --speed 20

Riders send a fix a second of their time, others write lines and answer, an organiser watches and decides. Every minute the memory of
the server is printed, and in between the phones are stopped for a moment to compare the live standings with those that questctl makes
of the files of the server. Fails where memory grows by more than a limit for an hour of the evening in the second half. Lines stay in
memory and count towards it.
"""

import argparse
import http.client
import json
import os
import signal
import sqlite3
import statistics
import sys
import threading
import time
import urllib.request

from evening import Evening


def watch(evening, counts):
    """Reads the organiser's stream, and opens it again when it ends, as browsers do."""
    request = urllib.request.Request(f"http://127.0.0.1:{evening.port}/v1/events/evening/feed")
    request.add_header("Authorization", "Bearer " + evening.token)
    while evening.process.poll() is None:
        try:
            with urllib.request.urlopen(request) as stream:
                counts["streams"] += 1
                for line in stream:
                    counts["bytes"] += len(line)
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(1)


def drift(evening, loads):
    """Whether the live standings differ from those judged afresh, while the phones stand still."""
    for load in loads:
        load.send_signal(signal.SIGSTOP)
    try:
        time.sleep(1)
        path = evening.folder / "live.jsonl"
        path.write_bytes(evening.get("/v1/events/evening/logs.jsonl")[1])
        own, shown = evening.judged([path])
        return own != shown, path.read_bytes().count(b"\n")
    finally:
        for load in loads:
            load.send_signal(signal.SIGCONT)


def slope(points):
    """The median of the slopes between any two points (Theil and Sen), so that one peak, as after an export, is no growth."""
    return statistics.median((y2 - y1) / (x2 - x1) for i, (x1, y1) in enumerate(points) for x2, y2 in points[i + 1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=int, default=24)
    parser.add_argument("--speed", type=float, default=20)
    parser.add_argument("--riders", type=int, default=100, help="who send positions")
    parser.add_argument("--writers", type=int, default=20, help="who write lines")
    parser.add_argument("--limit", type=float, default=6, help="megabytes for an hour of the evening")
    options = parser.parse_args()
    evening = Evening()
    seconds = options.minutes * 60
    counts = {"bytes": 0, "streams": 0}
    try:
        evening.start()
        evening.get("/v1/events/evening", body=b'{"showsPositions": true, "delay": 10}', method="PATCH")
        threading.Thread(target=watch, args=(evening, counts), daemon=True).start()
        positions = evening.load("positions", "--riders", options.riders, "--seconds", seconds, "--speed", options.speed,
                                 "--prefix", "p", "--connections", 64)
        print(positions.stdout.readline().strip())
        evening.phones(options.writers, seconds - 20)
        memory, drifted = [], 0
        begin = time.monotonic()
        for minute in range(1, options.minutes + 1):
            time.sleep(max(0, begin + minute * 60 - time.monotonic()))
            if positions.poll() is not None or evening.process.poll() is not None:
                break
            body = json.dumps({"kind": "judged", "rider": f"load-{minute % options.writers}", "task": "mill",
                               "accepted": minute % 2 == 0}).encode()
            evening.get("/v1/events/evening/decisions", body=body)
            # Before the files are asked for, since these take memory for a moment.
            memory.append((minute / 60 * options.speed, evening.memory()))
            text = ""
            if minute % 4 == 0:
                differs, lines = drift(evening, [positions, evening.riding])
                drifted += differs
                text = f", {lines} lines, standings {'DRIFTED' if differs else 'equal'}"
            size = sum(os.path.getsize(path) for path in evening.data.glob("events.sqlite*")) / 1e6
            print(f"hour {memory[-1][0]:.1f}: {memory[-1][1]:.0f} MB of memory, {size:.1f} MB on disk{text}", flush=True)
        print(positions.stdout.read().strip())
        settled = evening.settled()
        peak = evening.peak()
        rate = slope(memory[len(memory) // 2:])
        before = sum(os.path.getsize(path) for path in evening.data.glob("events.sqlite*"))
        stopped = evening.stop()
        database = sqlite3.connect(evening.data / "events.sqlite")
        free, pages = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("freelist_count", "page_count"))
        tracks = database.execute("SELECT count(*), sum(length(bytes)) FROM track").fetchone()
        print(f"memory {memory[0][1]:.0f} to {memory[-1][1]:.0f} MB, {rate:+.1f} MB an hour of the evening in the second half, "
              f"at most {peak:.0f} MB")
        print(f"stopped in {stopped:.1f} s; {before / 1e6:.1f} MB on disk, {pages * 4096 / 1e6:.1f} MB after it with {free} free pages; "
              f"tracks {tracks[0]} records of {tracks[1] / 1e6:.1f} MB; the organiser's stream had {counts['bytes'] / 1e6:.1f} MB, opened {counts['streams']} times")
        return 0 if settled and not drifted and positions.wait() == 0 and rate < options.limit else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
