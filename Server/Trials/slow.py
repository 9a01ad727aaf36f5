"""Slow clients: headers, bodies and reads that take minutes, while others have to be answered at once.

    python3 Server/Trials/slow.py

Needs slowhttptest (Debian: `apt-get install slowhttptest`). For each kind a thousand slow connections are opened, and meanwhile standings
are read; the slowest of a hundred of these has to be under a second.
"""

import http.client
import subprocess
import sys
import time

from evening import Evening

KINDS = {
    "slow headers": ["-H", "-i", "5"],
    "slow bodies": ["-B", "-i", "5", "-s", "8192", "-t", "POST"],
    "slow reads": ["-X", "-w", "1", "-y", "16", "-n", "5", "-z", "4", "-k", "3"],
}


def times(evening, end):
    """How long reads take, in seconds, each on a connection of its own."""
    found, failed = [], 0
    while time.monotonic() < end:
        begin = time.monotonic()
        try:
            connection = http.client.HTTPConnection("127.0.0.1", evening.port, timeout=10)
            connection.request("GET", "/v1/events/evening/standings")
            failed += connection.getresponse().read()[:1] != b"{"
            connection.close()
        except OSError:
            failed += 1
        found.append(time.monotonic() - begin)
        time.sleep(0.02)
    return sorted(found), failed


def main():
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    connections = 1000
    evening = Evening()
    good = True
    try:
        evening.start()
        riders = "rider,name\n" + "".join(f"r{n},Rider {n}\n" for n in range(2000))
        evening.get("/v1/events/evening/riders", body=riders.encode(), type="text/csv")
        for title, arguments in KINDS.items():
            path = "/v1/events/evening/standings" if "reads" in title else "/v1/events/evening/join"
            slow = subprocess.Popen(
                ["slowhttptest", "-c", str(connections), "-r", "200", "-l", str(seconds), "-p", "5",
                 "-u", f"http://127.0.0.1:{evening.port}{path}", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            time.sleep(6)
            found, failed = times(evening, time.monotonic() + seconds - 8)
            open_ones = len(list((evening.folder.__class__(f"/proc/{evening.process.pid}/fd")).iterdir()))
            slow.communicate(timeout=seconds + 60)
            p99 = found[int(len(found) * 0.99)]
            good &= p99 < 1 and failed == 0
            print(f"{title}: {connections} connections, {open_ones} files open at the end; {len(found)} reads by others, "
                  f"median {found[len(found) // 2] * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, failed {failed}; "
                  f"{evening.memory():.0f} MB", flush=True)
        return 0 if good else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
