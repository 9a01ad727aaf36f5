"""Shows that haproxy.cfg and nginx-several.conf send an event to one server, and to another one while that is gone.

    python3 Server/deploy/balance.py

Three small servers say who they are, in place of questd. The files are used as they are, but for addresses, ports, folders and the
certificate. Both proxies check their file themselves first. Needs haproxy, nginx and openssl.
"""

import http.client
import http.server
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

DEPLOY = pathlib.Path(__file__).resolve().parent
EVENTS = [f"evening-{number}" for number in range(60)]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Backend:
    """A server that says its name, what it was asked and by whom; it can go and come back on its port."""

    def __init__(self, name):
        self.name, self.port, self.ready, self.server = name, free_port(), True, None
        self.start()

    def start(self):
        backend = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                if self.path == "/readyz":
                    return self.reply(200 if backend.ready else 503, b"ready\n")
                if self.path.endswith("/feed"):
                    return self.stream()
                if self.path.endswith("/sync"):
                    # A verdict that is long in coming.
                    time.sleep(26)
                told = {"server": backend.name, "for": self.headers.get_all("X-Forwarded-For"), "peer": self.headers.get("X-Questd-Peer")}
                self.reply(200, json.dumps(told).encode())

            do_POST = do_GET

            def reply(self, status, body):
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def stream(self):
                """A first event, and a heartbeat as late as that of questd."""
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Connection", "close")
                self.end_headers()
                for wait in (0, 15, 15):
                    time.sleep(wait)
                    self.wfile.write(b"event: heartbeat\ndata: {}\n\n")
                    self.wfile.flush()
                self.close_connection = True

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            allow_reuse_address = True
            connections = []

            def handle_error(self, *_):
                pass

            def get_request(self):
                accepted = super().get_request()
                self.connections.append(accepted[0])
                return accepted

        self.server = Server(("127.0.0.1", self.port), Handler)
        self.server.connections = []
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self):
        """Ends as a process that is killed: its port refuses, and its connections break."""
        self.server.shutdown()
        self.server.server_close()
        for connection in self.server.connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Proxy:
    def __init__(self, name, port, command, check):
        self.name, self.port = name, port
        checked = subprocess.run(check, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.checked = (checked.returncode, checked.stdout.strip().replace("\n", "; "))
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, path, method="GET", headers=None, timeout=40, source="127.0.0.1"):
        """The status, and what the server told."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(source, 0))
        try:
            connection.request(method, path, body=b"{}" if method == "POST" else None, headers=headers or {})
            answer = connection.getresponse()
            body = answer.read()
            return answer.status, json.loads(body) if body.startswith(b"{") else {}
        finally:
            connection.close()

    def servers(self, path="/v1/events/{}/about", method="GET"):
        """Which server each event goes to; None for one that gets an error."""
        return {event: self.ask(path.format(event), method)[1].get("server") for event in EVENTS}

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)


def haproxy(folder, backends):
    certificates = folder / "certs"
    certificates.mkdir(exist_ok=True)
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=quest.example.org", "-days", "2",
                    "-keyout", folder / "key", "-out", folder / "cert"], check=True, stderr=subprocess.DEVNULL)
    (certificates / "quest.pem").write_text((folder / "cert").read_text() + (folder / "key").read_text())
    port, tls = free_port(), free_port()
    text = (DEPLOY / "haproxy.cfg").read_text()
    own = text.replace("/etc/haproxy/certs/", f"{certificates}/")
    # As it is, but for the certificate.
    (folder / "as-it-is.cfg").write_text(own)
    servers = "".join(f"    server {b.name} 127.0.0.1:{b.port}\n" for b in backends)
    own = own[:own.index("    server one ")] + servers
    # Plain HTTP is what the test speaks; that it leads to HTTPS is asked on a port of its own.
    own = own.replace("bind :80\n", f"bind 127.0.0.1:{port}\n    bind 127.0.0.1:{port + 1} name redirected\n").replace("bind :443 ", f"bind 127.0.0.1:{tls} ")
    own = own.replace("unless { ssl_fc }", f"if {{ dst_port {port + 1} }}").replace("log /dev/log local0", "log 127.0.0.1:9 local0")
    # As many connections as this process may have files.
    own = own.replace("maxconn 20000", "maxconn 1000").replace(" maxconn 8000", "")
    (folder / "haproxy.cfg").write_text(own)
    proxy = Proxy("haproxy", port, ["haproxy", "-db", "-f", folder / "haproxy.cfg"], ["haproxy", "-c", "-f", folder / "as-it-is.cfg"])
    proxy.tls = tls
    return proxy


def nginx(folder, backends):
    port = free_port()

    def whole(site, name):
        path = folder / name
        path.write_text(f"user root; daemon off; worker_processes 2; pid {folder}/pid; error_log {folder}/error.log;\n"
                        f"events {{ worker_connections 1024; }}\nhttp {{ access_log off;\n{site}}}\n")
        return path
    text = (DEPLOY / "nginx-several.conf").read_text().replace("/var/cache/nginx/questd", f"{folder}/cache")
    as_it_is = whole(text.replace("listen 80;", f"listen 127.0.0.1:{port};"), "as-it-is.conf")
    lines = [line for line in text.splitlines() if not line.strip().startswith("server 10.0.0.")]
    at = next(number for number, line in enumerate(lines) if "Twice no connection" in line)
    lines[at + 1:at + 1] = [f"    server 127.0.0.1:{b.port} max_fails=2 fail_timeout=5s;" for b in backends]
    own = whole("\n".join(lines).replace("listen 80;", f"listen 127.0.0.1:{port};") + "\n", "nginx.conf")
    return Proxy("nginx", port, ["nginx", "-c", own, "-e", folder / "error.log"], ["nginx", "-t", "-c", as_it_is, "-e", folder / "error.log"])


class Results:
    def __init__(self):
        self.faults = 0

    def row(self, good, text):
        self.faults += not good
        print(f"  {'ok   ' if good else 'FAULT'}  {text}", flush=True)


def wait(condition, seconds=20):
    begin = time.monotonic()
    while time.monotonic() - begin < seconds:
        if condition():
            return time.monotonic() - begin
        time.sleep(0.1)
    return None


def trial(make, folder, results):
    backends = [Backend(name) for name in ("one", "two", "three")]
    one, two, three = backends
    proxy = make(folder, backends)
    print(f"\n{proxy.name}")
    try:
        wait(lambda: proxy.process.poll() is not None or up(proxy))
        code, said = proxy.checked
        results.row(code == 0, f"its own check of the file: {said or 'nothing to say'}"[:200])
        time.sleep(2.5)
        before = proxy.servers()
        counts = {backend.name: list(before.values()).count(backend.name) for backend in backends}
        results.row(None not in before.values() and all(counts.values()), f"{len(EVENTS)} events over three servers: {counts}")
        again = [proxy.servers(path, method) for path, method in (("/v1/events/{}/standings.json", "GET"), ("/v1/events/{}/messages", "POST"), ("/e/{}/office", "GET"),
                                                                  ("/v1/events/{}", "GET"), ("/e/{}?x=1", "GET"))]
        results.row(all(other == before for other in again), "each event has one server, by API and page, read and written")
        others = {proxy.ask("/pages/style.css")[1].get("server") for _ in range(12)}
        results.row(len(others) == 3, f"requests without an event go to all in turn: {sorted(map(str, others))}")
        told = proxy.ask("/v1/events/x/about", headers={"X-Forwarded-For": "203.0.113.9", "X-Questd-Peer": "forged"}, source="127.0.0.2")[1]
        results.row(told.get("for") == ["127.0.0.2"] and not told.get("peer"), f"nobody states another address, nor that he is a server: {told}")
        closed = [proxy.ask(path)[0] for path in ("/metrics", "/readyz")]
        results.row(closed == [403, 403], f"/metrics and /readyz from outside: {closed}")

        # A server is killed. Some requests come before any check could notice it.
        two.stop()
        at_once = [proxy.ask(f"/v1/events/{event}/messages", "POST")[0] for event, server in before.items() if server == "two"]
        results.row(set(at_once) <= {200}, f"at once after one was killed: {len(at_once)} requests written to its events, {at_once.count(200)} answered")
        time.sleep(3)
        without = proxy.servers()
        stayed = all(without[event] == server for event, server in before.items() if server != "two")
        moved = {without[event] for event, server in before.items() if server == "two"}
        results.row(stayed and None not in moved and "two" not in moved, f"its events go to {sorted(map(str, moved))}, those of others stay")
        two.start()
        back = wait(lambda: proxy.servers() == before)
        results.row(back is not None, f"it comes back, and has its events again after {back:.1f} s" if back is not None else "it does not come back")

        # One that says that it cannot serve, as on a full disk. nginx without its commercial part does not ask.
        if proxy.name == "haproxy":
            three.ready = False
            time.sleep(3.5)
            moved = proxy.servers()
            results.row("three" not in moved.values() and None not in moved.values(), "one whose /readyz says 503 gets nothing")
            three.ready = True
            results.row(wait(lambda: proxy.servers() == before) is not None, "and again when it says 200")
            redirect = http.client.HTTPConnection("127.0.0.1", proxy.port + 1)
            redirect.request("GET", "/e/night", headers={"Host": "quest.example.org"})
            answer = redirect.getresponse()
            results.row((answer.status, answer.getheader("Location")) == (308, "https://quest.example.org/e/night"),
                        f"HTTP leads to HTTPS: {answer.status} {answer.getheader('Location')}")
            tls = subprocess.run(["curl", "-sk", "--resolve", f"quest.example.org:{proxy.tls}:127.0.0.1", "-w", " %{http_version}",
                                  f"https://quest.example.org:{proxy.tls}/v1/events/x/about"], capture_output=True, text=True).stdout
            results.row('"server"' in tls and tls.endswith(" 2"), "HTTPS with HTTP/2")

        # What waits long: a verdict, and a stream that is silent between heartbeats.
        begin, first = time.monotonic(), []
        waited = {}
        thread = threading.Thread(target=lambda: waited.update(status=proxy.ask("/v1/events/x/sync", "POST")[0]))
        thread.start()
        connection = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=45)
        connection.request("GET", "/v1/events/x/feed")
        answer = connection.getresponse()
        for _ in range(9):
            line = answer.readline()
            if line.startswith(b"event"):
                first.append(round(time.monotonic() - begin, 1))
        thread.join()
        results.row(len(first) == 3 and first[0] < 1 and first[1] < 16.5, f"a stream is passed on at once, and lives through its silence: events after {first} s")
        results.row(waited.get("status") == 200, "a verdict may take 26 s")
    finally:
        proxy.end()
        for backend in backends:
            backend.stop()


def behind_each_other(folder, results):
    """haproxy on a machine of its own, and beside each server an nginx that believes haproxy alone (GROWING.md)."""
    print("\nhaproxy, and an nginx beside each server")
    backend = Backend("one")
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8642", f"127.0.0.1:{backend.port}").replace("/var/cache/nginx/questd", f"{folder}/cache")
    believed = re.search(r"```nginx\n(.*?)```", (DEPLOY.parent / "GROWING.md").read_text(), re.S)[1].replace("10.0.0.1", "127.0.0.1")
    (folder / "nginx.conf").write_text(
        f"user root; daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;\nevents {{ }}\nhttp {{ access_log off;\n"
        + site.replace("listen 80;", f"listen 127.0.0.1:{port};\n{believed}") + "}\n")
    beside = subprocess.Popen(["nginx", "-c", folder / "nginx.conf", "-e", folder / "error.log"])

    class Beside:
        name = "one"
    Beside.port = f"{port} check port {backend.port}"
    front = haproxy(folder, [Beside])
    try:
        wait(lambda: up(front))
        told = front.ask("/v1/events/x/about", headers={"X-Forwarded-For": "203.0.113.9"}, source="127.0.0.2")[1]
        results.row(told.get("for") == ["127.0.0.2"], f"the server hears the address of the client: {told}")
    finally:
        front.end()
        beside.terminate()
        beside.wait(timeout=20)
        backend.stop()


def up(proxy):
    try:
        return proxy.ask("/healthz")[0] == 200
    except OSError:
        return False


def main():
    missing = [tool for tool in ("haproxy", "nginx", "openssl", "curl") if not shutil.which(tool, path=os.environ["PATH"] + ":/usr/sbin")]
    if missing:
        sys.exit(f"balance: {', '.join(missing)} missing: apt-get install haproxy nginx-light openssl curl")
    os.environ["PATH"] += ":/usr/sbin"
    results = Results()
    for make in (haproxy, nginx):
        with tempfile.TemporaryDirectory(prefix="questd-balance-") as name:
            trial(make, pathlib.Path(name), results)
    with tempfile.TemporaryDirectory(prefix="questd-balance-") as name:
        behind_each_other(pathlib.Path(name), results)
    print(f"\n{results.faults} faults")
    return 1 if results.faults else 0


if __name__ == "__main__":
    sys.exit(main())
