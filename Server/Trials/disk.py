"""Fills the disk of a server under load, again and again.

    sudo python3 Server/Trials/disk.py

The folder of the server is a file system in memory of a few megabytes, in a mount namespace of its own. While it is full, the server has to
refuse writes with problems of status 507 or 503, to say at /readyz that it cannot write, and to answer reads; when there is space again
it has to go on by itself. At the end the standings have to equal those of the phones' own logs.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

from evening import Evening, again_in


def until(condition, seconds):
    """The seconds until a condition holds; None where it does not in time."""
    begin = time.monotonic()
    while time.monotonic() - begin < seconds:
        if condition():
            return time.monotonic() - begin
        time.sleep(0.1)
    return None


def fill(ballast):
    with open(ballast, "ab", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while True:
                    file.write(b"\0" * size)
            except OSError:
                pass


def main():
    again_in("-m")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="questd-disk-"))
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=96m", "none", folder], check=True)
    evening = Evening(data=folder / "data")
    ballast = folder / "ballast"
    faults = []
    try:
        evening.start()
        evening.get("/v1/events/evening/riders", body=b"rider\nsink\n", type="text/csv")
        evening.phones(30, 90)
        for turn in range(3):
            time.sleep(8)
            fill(ballast)
            down = until(lambda: evening.get("/readyz", token=None)[0] == 503, 15)
            statuses = {}
            # The journal has space of its own, which has to be used up too.
            for number in range(20_000):
                body = json.dumps({"rider": "sink", "text": f"{turn} {number} " + "x" * 1900}).encode()
                status, text = evening.get("/v1/events/evening/messages", body=body)
                statuses[status] = statuses.get(status, 0) + 1
                if status >= 400 and json.loads(text)["code"] not in ("storage-full", "unavailable"):
                    faults.append(text)
                if statuses.get(507, 0) + statuses.get(503, 0) >= 40:
                    break
            if not set(statuses) <= {204, 503, 507} or not set(statuses) & {503, 507}:
                faults.append(f"answers while the disk is full: {statuses}")
            reads = [evening.get(path)[0] for path in ("/healthz", "/v1/events/evening/standings", "/v1/events/evening/logs.jsonl")]
            if reads != [200, 200, 200]:
                faults.append(f"reads while the disk is full: {reads}")
            if down is None:
                faults.append("readyz does not say that the disk is full")
            time.sleep(8)
            ballast.unlink()
            up = until(lambda: evening.get("/readyz", token=None)[0] == 200, 30)
            if up is None:
                faults.append("readyz does not say that there is space again")
            print(f"full: not ready after {down} s, messages {statuses}, reads {reads}; space: ready after {up} s", flush=True)
        settled = evening.settled()
        for fault in faults:
            print(fault)
        return 0 if settled and not faults else 1
    finally:
        evening.end()
        subprocess.run(["umount", "-l", folder], check=False)
        folder.rmdir()


if __name__ == "__main__":
    sys.exit(main())
