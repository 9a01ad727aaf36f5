"""Crashes the PostgreSQL of two servers under load, cuts their connections, and moves the event into a folder and back.

    python3 Server/Trials/postgres.py

Phones on a bad network write all the while. Each time the event has to answer again by itself, and at the end the standings have to equal
those of the phones' own logs. Then the servers stop, `questd move` copies the event into a folder and from there into a database of its own,
with the same digest each time, and refuses to copy it where it is already.
"""

import subprocess
import sys
import time

from several import Database, SeveralServers


def move(evening, source, target):
    """The exit code of `questd move`, and what it printed."""
    done = subprocess.run([evening.questd, "move", "--from", source, "--to", target], capture_output=True, text=True)
    return done.returncode, done.stdout.strip() or done.stderr.strip()


def main():
    evening = SeveralServers(2)
    other = Database()
    try:
        print(f"ready after {evening.start():.2f} s", flush=True)
        evening.phones(30, 100)
        times = {"crash": [], "restart": [], "cut": []}
        for turn in range(9):
            time.sleep(6)
            kind = list(times)[turn % 3]
            if kind == "cut":
                evening.database.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'questd'")
            else:
                evening.database.stop("immediate" if kind == "crash" else "fast")
                time.sleep(1)
                evening.database.start()
            times[kind].append(evening.wait())
        for kind, seconds in times.items():
            print(f"{kind}: answers again after {', '.join(f'{each:.2f}' for each in seconds)} s", flush=True)
        settled = evening.settled()
        for server in evening.servers:
            server.terminate()
            server.wait(timeout=60)
        folder = str(evening.folder / "moved")
        steps = [move(evening, evening.data, folder), move(evening, folder, other.url), move(evening, folder, other.url)]
        for code, text in steps:
            print(f"move: {code} {text}", flush=True)
        moved = [code for code, _ in steps] == [0, 0, 1] and steps[0][1] == steps[1][1]
        return 0 if settled and moved else 1
    finally:
        evening.end()
        other.end()


if __name__ == "__main__":
    sys.exit(main())
