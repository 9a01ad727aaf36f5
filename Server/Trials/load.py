"""What questd carries: positions, verdicts, streams of organisers and readers of segments.

    python3 Server/Trials/load.py --riders 10000 --seconds 600
    python3 Server/Trials/load.py --riders 10000 --seconds 600 --database    with its events in PostgreSQL
"""

import argparse
import shutil
import subprocess
import sys
import threading
import time
import urllib.request

from evening import Evening
from several import Database


def watching(evening, peak):
    while evening.process.poll() is None and not peak["done"]:
        peak["memory"] = max(peak["memory"], evening.memory())
        time.sleep(0.5)


def watched(evening, title, *arguments):
    peak = {"memory": 0, "done": False}
    watcher = threading.Thread(target=watching, args=(evening, peak))
    watcher.start()
    load = evening.load(*arguments)
    output = load.communicate()[0]
    peak["done"] = True
    watcher.join()
    print(f"== {title}: questd had {peak['memory']:.0f} MB\n{output.strip()}", flush=True)
    return load.returncode


def spectators(evening, seconds):
    """Reads of segments through wrk, which Debian has."""
    if not shutil.which("wrk"):
        print("== spectators: wrk is not installed")
        return
    body = b'{"showsPositions": true, "delay": 10}'
    request = urllib.request.Request(f"http://127.0.0.1:{evening.port}/v1/events/evening", data=body, method="PATCH")
    request.add_header("Authorization", "Bearer " + evening.token)
    urllib.request.urlopen(request).read()
    time.sleep(16)
    slot = int(time.time() - 15) // 5 - 1
    out = subprocess.run(["wrk", "-t1", "-c64", f"-d{seconds}s", "--latency",
                          f"http://127.0.0.1:{evening.port}/v1/events/evening/live/{slot}"], capture_output=True, text=True).stdout
    print("== spectators, straight from questd\n" + out.strip())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--riders", type=int, default=10_000)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--streams", type=int, default=2000)
    parser.add_argument("--database", action="store_true", help="keep the events in a PostgreSQL of its own, and not in SQLite")
    options = parser.parse_args()
    database = Database() if options.database else None
    evening = Evening(data=database and database.url)
    try:
        evening.start()
        failed = watched(evening, f"{options.riders} riders, a fix a second", "positions", "--riders", options.riders,
                         "--seconds", options.seconds, "--prefix", "p")
        failed |= watched(evening, "1,000 riders answer", "answers", "--riders", 1000, "--task", "oak", "--answer", "canary",
                          "--count", 5, "--interval", 10, "--prefix", "a")
        failed |= watched(evening, f"{options.streams} streams of organisers", "streams", "--count", options.streams,
                          "--seconds", 30, "--riders", 1)
        spectators(evening, 10)
        print(f"stopped in {evening.stop():.1f} s")
        return failed
    finally:
        evening.end()
        if database:
            database.end()


if __name__ == "__main__":
    sys.exit(main())
