"""An event on several questd that share a PostgreSQL database behind haproxy, for the trials beside this file."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from evening import Evening, free_port

BINARIES = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))


class Database:
    """A PostgreSQL of its own: a cluster in a temporary folder, as the user postgres where root runs this."""

    def __init__(self, folder=None):
        if not BINARIES:
            raise SystemExit("PostgreSQL is missing: apt-get install postgresql")
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="questd-postgres-"))
        self.port = free_port()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", self.folder / "data", "-U", "questd", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        with open(self.folder / "data/postgresql.conf", "a") as settings:
            settings.write(f"port = {self.port}\nlisten_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
                           "max_connections = 100\n")
        self.url = f"postgres:///postgres?host={self.folder}&port={self.port}&user=questd"
        self.start()

    def run(self, program, *arguments):
        command = [BINARIES[-1] / program, *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.run("pg_ctl", "-D", self.folder / "data", "-l", self.folder / "log", "-w", "start")

    def stop(self, mode="immediate"):
        self.run("pg_ctl", "-D", self.folder / "data", "-m", mode, "-w", "stop")

    def ask(self, statement):
        """The rows of an answer, columns parted by tabs."""
        done = subprocess.run(
            [BINARIES[-1] / "psql", "-XAtq", "-F", "\t", "-h", self.folder, "-p", str(self.port), "-U", "questd", "-c", statement,
             "postgres"], check=True, capture_output=True, text=True)
        return done.stdout.splitlines()

    def end(self):
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class SeveralServers(Evening):
    """Servers with one event among them; `get` and the phones go through haproxy, which sends each request to any of them."""

    def __init__(self, count=2, database=None, balance="random"):
        self.database = database or Database()
        super().__init__(data=self.database.url)
        self.ports = [free_port() for _ in range(count)]
        self.servers = [None] * count
        self.proxy = None
        self.configure(balance)

    def configure(self, balance):
        servers = "\n".join(f"    server s{n} 127.0.0.1:{port} check inter 1s fall 3 rise 1" for n, port in enumerate(self.ports))
        (self.folder / "haproxy.cfg").write_text(f"""global
    maxconn 4000
defaults
    mode http
    timeout connect 2s
    timeout client 90s
    timeout server 90s
    retries 3
    option redispatch 1
    retry-on conn-failure
frontend event
    bind 127.0.0.1:{self.port}
    default_backend questd
backend questd
    balance {balance}
    option httpchk GET /healthz
{servers}
""")

    def start(self):
        """Starts all servers and the proxy; the seconds until the event answers."""
        begin = time.monotonic()
        for number in range(len(self.ports)):
            self.start_server(number)
        self.proxy = subprocess.Popen(["haproxy", "-f", str(self.folder / "haproxy.cfg")], stdout=self.log, stderr=self.log)
        self.wait()
        return time.monotonic() - begin

    def start_server(self, number):
        own = f"http://127.0.0.1:{self.ports[number]}"
        self.servers[number] = subprocess.Popen(
            [self.questd, "serve", "--data", self.data, "--listen", own[7:], "--address", own, "--log-level", "warning",
             *self.arguments], stderr=self.log, env=self.environment)

    def wait(self, seconds=60):
        """Waits until the event answers; how long that took."""
        begin = time.monotonic()
        while True:
            with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
                if self.get("/v1/events/evening", timeout=5)[0] == 200:
                    return time.monotonic() - begin
            if time.monotonic() - begin > seconds:
                log = (self.folder / "questd.log").read_text(errors="replace").splitlines()
                raise SystemExit("\n".join([*[line for line in log if not line.startswith("[")][:6], *log[-6:], f"the event does not answer after {seconds} s"]))
            time.sleep(0.02)

    def holder(self):
        """The number of the server that has the event."""
        address = self.database.ask("SELECT address FROM questd.lease WHERE event = 'evening'")[0]
        return self.ports.index(int(address.rsplit(":", 1)[1]))

    def kill_holder(self):
        number = self.holder()
        self.servers[number].send_signal(signal.SIGKILL)
        self.servers[number].wait()
        return number

    def end(self):
        for process in [*self.servers, self.proxy]:
            if process and process.poll() is None:
                process.kill()
                process.wait()
        super().end()
        self.database.end()
