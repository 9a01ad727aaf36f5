"""Spectators through nginx: whether one request to questd is enough for each slot, however many read it.

    python3 Server/Trials/proxy.py

Needs nginx and wrk (Debian). nginx gets the configuration of `Server/deploy`, with other ports and folders. Fails below 10,000 reads a
second, or where more than one of a hundred reads reaches questd.
"""

import re
import subprocess
import sys
import time

from evening import SERVER, Evening

PORT = 8670
SCRIPT = """
local slots = {%s}
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/v1/events/evening/live/" .. slots[n %% #slots + 1])
end
"""


def main():
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    evening = Evening()
    site = (SERVER / "deploy/nginx.conf").read_text().replace("127.0.0.1:8642", f"127.0.0.1:{evening.port}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{PORT};").replace("/var/cache/nginx/questd", f"{evening.folder}/cache")
    configuration = evening.folder / "nginx.conf"
    configuration.write_text(
        f"user root; daemon off; worker_processes 2; pid {evening.folder}/pid; error_log {evening.folder}/error.log;\n"
        "events { worker_connections 2048; }\n"
        f"http {{ log_format cache '$upstream_cache_status $status $uri'; access_log {evening.folder}/access.log cache buffer=64k;\n{site}}}\n")
    nginx = None
    try:
        evening.start()
        evening.get("/v1/events/evening", body=b'{"showsPositions": true, "delay": 10}', method="PATCH")
        positions = evening.load("positions", "--riders", 200, "--seconds", seconds + 45, "--prefix", "p")
        nginx = subprocess.Popen(["nginx", "-c", str(configuration), "-e", str(evening.folder / "error.log")])
        time.sleep(35)
        newest = int(time.time() - 12) // 5 - 1
        script = evening.folder / "slots.lua"
        script.write_text(SCRIPT % ", ".join(str(newest - place) for place in range(4)))
        before = questd_requests(evening)
        out = subprocess.run(["wrk", "-t1", "-c64", f"-d{seconds}s", "--latency", "-s", script, f"http://127.0.0.1:{PORT}"],
                             capture_output=True, text=True).stdout
        reached = questd_requests(evening) - before
        rate = float(re.search(r"Requests/sec: +([\d.]+)", out).group(1))
        total = int(re.search(r"(\d+) requests in", out).group(1))
        p99 = re.search(r"99% +(\S+)", out).group(1)
        bad = re.search(r"Non-2xx or 3xx responses: (\d+)", out)
        answer = subprocess.run(["curl", "-si", f"http://127.0.0.1:{PORT}/v1/events/evening/live/{newest}"], capture_output=True,
                                text=True).stdout
        headers = {line.split(":")[0].lower(): line.split(": ", 1)[1] for line in answer.splitlines() if ": " in line}
        print(f"{total} reads, {rate:.0f} a second, p99 {p99}, {reached} reached questd: hit rate {1 - reached / total:.4%}; "
              f"bad answers {bad.group(1) if bad else 0}")
        print(f"X-Cache {headers.get('x-cache')}, Cache-Control {headers.get('cache-control')}")
        secret = subprocess.run(["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", f"http://127.0.0.1:{PORT}/metrics"],
                                capture_output=True, text=True).stdout
        print(f"/metrics from outside: {secret}")
        positions.terminate()
        return 0 if rate >= 10_000 and reached / total < 0.01 and not bad and secret == "403" else 1
    finally:
        if nginx:
            nginx.terminate()
            nginx.wait(timeout=20)
        evening.end()


def questd_requests(evening):
    """How many reads of slots questd itself answered."""
    text = evening.get("/metrics", token=None)[1].decode()
    return sum(int(value) for value in re.findall(r'questd_requests_total\{route="GET /v1/events/\{event\}/live/\{slot\}"[^}]*\} (\d+)', text))


if __name__ == "__main__":
    sys.exit(main())
