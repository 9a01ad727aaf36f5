"""An event on a real questd, for the trials beside this file: a folder, a process, a token and a list of riders."""

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
import time
import urllib.error
import urllib.request

SERVER = pathlib.Path(__file__).resolve().parent.parent
QUEST = {
    "type": "FeatureCollection",
    "quest": {"id": "evening", "title": "Evening", "answerAt": "anywhere"},
    "features": [
        {"type": "Feature", "id": "oak", "geometry": {"type": "Point", "coordinates": [61.4, 55.16]},
         "properties": {"name": "Oak", "difficulty": "easy", "answer": "canary"}},
        {"type": "Feature", "id": "mill", "geometry": {"type": "Point", "coordinates": [61.41, 55.17]},
         "properties": {"name": "Mill", "difficulty": "hard", "judged": True}},
    ],
}


def again_in(*namespaces):
    """Starts the script once more as root in namespaces of its own, where it is not yet."""
    if not os.environ.get("TRIAL_NAMESPACE"):
        os.environ["TRIAL_NAMESPACE"] = "1"
        os.execvp("unshare", ["unshare", *namespaces, sys.executable, *sys.argv])


def programs():
    """questd, questload and questctl, built for release; with TRIAL_SKIP_BUILD=debug or release those that there are, questctl always of release."""
    given = os.environ.get("TRIAL_SKIP_BUILD")
    for folder, product in [] if given else ((SERVER, "questd"), (SERVER, "questload"), (SERVER.parent, "questctl")):
        subprocess.run(["swift", "build", "-c", "release", "--product", product], cwd=folder, check=True,
                       stdout=subprocess.DEVNULL)
    built = SERVER / ".build" / ("debug" if given == "debug" else "release")
    return built / "questd", built / "questload", SERVER.parent / ".build/release/questctl"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Evening:
    """An event and the server that holds it."""

    def __init__(self, port=None, data=None, arguments=(), quest=None, environment=None):
        self.environment = {**os.environ, **(environment or {})}
        self.questd, self.questload, self.questctl = programs()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="questd-trial-"))
        # A folder, or the address of a database.
        self.data = data or self.folder / "data"
        self.port = port or free_port()
        self.arguments = list(arguments)
        self.quest = self.folder / "quest.geojson"
        self.quest.write_text(json.dumps(quest or QUEST))
        made = subprocess.run([self.questd, "event", "create", "--data", self.data, "evening", self.quest],
                              check=True, capture_output=True, text=True)
        self.token = re.search(r"^token (\S+)$", made.stdout, re.M).group(1)
        self.process = None
        self.log = open(self.folder / "questd.log", "ab")

    def start(self):
        """Starts questd; the seconds until it is ready."""
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [self.questd, "serve", "--data", self.data, "--listen", f"127.0.0.1:{self.port}", "--log-level", "warning",
             *self.arguments], stderr=self.log, env=self.environment)
        while True:
            try:
                if self.get("/readyz", token=None)[0] == 200:
                    return time.monotonic() - begin
            except (urllib.error.URLError, ConnectionError):
                pass
            if self.process.poll() is not None:
                raise SystemExit(f"questd ended with {self.process.returncode}; see {self.folder}/questd.log")
            if time.monotonic() - begin > 60:
                raise SystemExit("questd is not ready after a minute")
            time.sleep(0.02)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        """Asks questd to end; the seconds that it took."""
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(timeout=60)
        return time.monotonic() - begin

    def get(self, path, token="organiser", body=None, type="application/json", method=None, timeout=30):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=body, method=method)
        if token == "organiser":
            request.add_header("Authorization", "Bearer " + self.token)
        if body is not None:
            request.add_header("Content-Type", type)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def memory(self):
        """The resident memory of questd, in megabytes."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) / 1024

    def peak(self):
        """The most resident memory that questd had, in megabytes."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", text).group(1)) / 1024

    def load(self, *arguments):
        """Starts the load generator."""
        return subprocess.Popen(
            [self.questload, arguments[0], "--server", f"http://127.0.0.1:{self.port}", "--event", "evening",
             f"--token={self.token}", *map(str, arguments[1:])], stdout=subprocess.PIPE, text=True)

    def phones(self, riders, seconds, *arguments):
        """Starts phones on a bad network that write lines; they have joined when this returns."""
        self.logs = self.folder / "phones"
        self.riding = self.load("chaos", "--riders", riders, "--seconds", seconds, "--output", self.logs, *arguments)
        for _ in range(2):
            print(self.riding.stdout.readline().strip(), flush=True)

    def settled(self):
        """Waits for the phones; whether the server has all of theirs, and shows what questctl makes of their own logs."""
        print(self.riding.stdout.read().strip())
        self.riding.wait(timeout=600)
        own, shown = self.judged(sorted(self.logs.glob("*.jsonl")))
        same = own == shown
        print("standings equal those of the phones' own logs" if same else "STANDINGS DIFFER", flush=True)
        return self.riding.returncode == 0 and same

    def judged(self, logs):
        """What questctl makes of the phones' own logs, and what the server shows, as CSV."""
        office = self.folder / "office.jsonl"
        office.write_bytes(self.get("/v1/events/evening/office.jsonl")[1])
        riders = self.folder / "riders.csv"
        riders.write_bytes(self.get("/v1/events/evening/riders.csv")[1])
        command = [self.questctl, "standings", self.quest, *logs, "--riders", riders, "--format", "csv", "--language", "en"]
        if office.stat().st_size:
            command += ["--office", office]
        own = subprocess.run(command, check=True, capture_output=True).stdout
        return own, self.get("/v1/events/evening/standings.csv")[1]

    def end(self):
        riding = getattr(self, "riding", None)
        if riding and riding.poll() is None:
            riding.kill()
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
        if not str(self.data).startswith(str(self.folder)) and os.path.isdir(self.data):
            shutil.rmtree(self.data, ignore_errors=True)
