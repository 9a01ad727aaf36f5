"""A real questd on a folder of its own, with an event in the invented town: what the pages are tested against."""

import json
import os
import pathlib
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ["Anna", "Boris", "Clara", "Denis", "Elena", "Fyodor", "Galina", "Hugo", "Ирина", "Юрий"]


# Tasks beside those of the bundled quest, so that their list has two pages: where, and what is asked.
MORE = [
    ("fountain", -32.0006, 54.9988, "Fountain", "How many fish?", 4), ("gate", -32.0041, 55.0021, "Town Gate", "Which year?", 1672),
    ("tower", -31.9905, 54.9965, "Water Tower", "What colour is the door?", "green"),
]


def quest():
    """The bundled quest with some tasks more, one of which the organiser judges."""
    file = json.loads((ROOT / "quests/old-town.geojson").read_text())

    def add(id, longitude, latitude, **properties):
        place = {"type": "Point", "coordinates": [longitude, latitude]}
        file["features"].append({"type": "Feature", "id": id, "geometry": place, "properties": properties})

    for id, longitude, latitude, name, question, answer in MORE:
        add(id, longitude, latitude, name=name, category="observation", difficulty="low", description=question, answer=answer)
    add("group", -31.9964, 54.9993, name="The group", category="courage", difficulty="low",
        description="A photo of all of you on the bridge.", judged=True)
    return file


def team_quest():
    """The same, ridden in teams: then team mates see each other."""
    file = quest()
    file["quest"]["teams"] = {"size": [1, 4]}
    return file


def tasks(file):
    return {f["id"]: f for f in file["features"] if f["geometry"]["type"] == "Point" and "id" in f}


def right_answer(feature):
    """An answer of a task in the organiser's file that is right, as it is typed."""
    answer = feature["properties"]["answer"]
    return str(answer[0] if isinstance(answer, list) else answer)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def put_together(questctl, folder):
    """The map of the invented town, and tiles of it."""
    town, roads, tiles = (folder / name for name in ("town.osm.pbf", "town.vqmap", "town.pmtiles"))
    for command in (["map", "generate", "--seed", "1", "--size", "town", "-o", town], ["map", "build", town, "-o", roads],
                    ["map", "tiles", town, "-o", tiles]):
        subprocess.run([str(part) for part in [questctl, *command]], check=True, capture_output=True)
    return roads, tiles


class Event:
    """An event and the server that holds it. Answers are pairs of the status and the decoded body."""

    def __init__(self, questd, questctl, pages, maps, riders=12, id="night", file=None, providers=None):
        self.questd, self.questctl, self.pages, (self.map, self.tiles) = questd, questctl, pages, maps
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="event-pages-"))
        self.data, self.id, self.port = self.folder / "data", id, free_port()
        self.file = file or quest()
        self.quest = self.folder / "quest.geojson"
        self.quest.write_text(json.dumps(self.file))
        roster = self.folder / "roster.csv"
        teams = ["Owls", "Owls", "Foxes", "Foxes"]
        roster.write_text("rider,name,team,class\n" + "".join(
            f"r{n},{NAMES[n % len(NAMES)]}{'' if n < len(NAMES) else f' {n}'},{teams[n] if n < 4 else ''},{['Women', 'Men'][n % 2]}\n"
            for n in range(riders)))
        made = subprocess.run(
            [questd, "event", "create", "--data", self.data, id, self.quest, "--name", "Round the old town", "--riders", roster,
             "-o", self.folder / "codes.csv"], check=True, capture_output=True, text=True)
        self.token = re.search(r"^token (\S+)$", made.stdout, re.M).group(1)
        self.codes = dict(line.split(",") for line in (self.folder / "codes.csv").read_text().split()[1:])
        self.used, self.phones = set(), 0
        self.operator = secrets.token_hex(24)
        self.operator_file = self.folder / "operator"
        self.operator_file.touch(mode=0o600)
        self.operator_file.write_text(self.operator + "\n")
        # With a list, even an empty one, the server has accounts.
        self.accounts = None
        if providers is not None:
            self.accounts = self.folder / "accounts.json"
            self.accounts.write_text(json.dumps({"name": "Night rides", "providers": providers}))
        self.process = None
        self.start()

    @property
    def address(self):
        # A name, not a number: both are trustworthy for a browser, and cookies and rules of names hold.
        return f"http://localhost:{self.port}"

    def start(self):
        log = open(self.folder / "questd.log", "ab")
        command = [self.questd, "serve", "--data", self.data, "--listen", f"127.0.0.1:{self.port}", "--log-level", "warning",
                   "--pages", self.pages, "--map", self.map, "--tiles", self.tiles, "--operator-token", self.operator_file]
        if self.accounts:
            command += ["--public-url", self.address, "--accounts", self.accounts]
        self.process = subprocess.Popen([str(part) for part in command], stderr=log, stdout=log, env={**os.environ})
        for _ in range(1500):
            try:
                if self.request("/readyz", token=None)[0] == 200:
                    return
            except (urllib.error.URLError, ConnectionError):
                pass
            if self.process.poll() is not None:
                sys.exit(f"questd ended with {self.process.returncode}: {(self.folder / 'questd.log').read_text()[-2000:]}")
            time.sleep(0.02)
        sys.exit("questd is not ready after half a minute")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=60)

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def request(self, path, body=None, token="organiser", method=None, type="application/json", raw=False):
        """Asks the server; a dictionary is sent as JSON. With `raw` the body comes as bytes."""
        data = json.dumps(body).encode() if isinstance(body, (dict, list)) else body
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=data, method=method)
        if token:
            request.add_header("Authorization", "Bearer " + (self.token if token == "organiser" else token))
        if data is not None:
            request.add_header("Content-Type", type)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                status, content = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            status, content = error.code, error.read()
        if raw:
            return status, content
        try:
            return status, json.loads(content) if content else None
        except ValueError:
            return status, content

    def api(self, route="", *arguments, **more):
        return self.request(f"/v1/events/{self.id}{'/' + route if route else ''}", *arguments, **more)

    def change(self, **settings):
        status, answer = self.api("", settings, method="PATCH")
        assert status in (200, 204), (status, answer)

    def share(self, hours=1):
        status, answer = self.api("shares", {"label": "test", "hours": hours})
        assert status in (200, 201), (status, answer)
        return answer

    def phone(self, rider):
        """A phone without a page: joins, and sends fixes."""
        self.phones += 1
        device = f"probe-{self.phones}"
        status, answer = self.api("join", {"code": self.code_for(rider), "device": device}, token=None)
        assert status == 200, (status, answer)
        return Probe(self, rider, device, answer["token"])

    def code_for(self, rider):
        """A code of a rider that no phone has used: the first one, else a new one, which lets the phone before go."""
        if rider in self.used:
            status, answer = self.api(f"riders/{rider}/code", {})
            assert status == 200, (status, answer)
            self.codes[rider] = answer.get("code") or answer[rider]
        self.used.add(rider)
        return self.codes[rider]

    def new_riders(self, names):
        """Enters riders; their codes are known from then on."""
        table = "rider,name\n" + "".join(f"{name},{name}\n" for name in names)
        status, answer = self.api("riders", table.encode(), type="text/csv")
        assert status == 200, (status, answer)
        self.codes |= answer
        return answer

    def lines(self, rider=None):
        """The lines of the ride log that the server has."""
        text = self.api("logs.jsonl", raw=True)[1].decode()
        lines = [json.loads(line) for line in text.splitlines() if line]
        return [line for line in lines if rider is None or line.get("rider") == rider]

    def judged(self, log=None):
        """Standings as questctl makes them of what the server hands out, or of a phone's own log, and as the server has them."""
        files = {}
        for name in ("logs.jsonl", "office.jsonl", "riders.csv"):
            files[name] = self.folder / name
            files[name].write_bytes(self.api(name, raw=True)[1])
        command = [self.questctl, "standings", self.quest, log or files["logs.jsonl"], "--riders", files["riders.csv"], "--format", "csv",
                   "--language", "en"]
        if files["office.jsonl"].stat().st_size:
            command += ["--office", files["office.jsonl"]]
        own = subprocess.run([str(part) for part in command], capture_output=True, check=False)
        return own.stdout.decode() + own.stderr.decode() * (own.returncode != 0), self.api("standings.csv", raw=True)[1].decode()


class Probe:
    """A phone without a page."""

    def __init__(self, event, rider, device, token):
        self.event, self.rider, self.device, self.token = event, rider, device, token

    def send(self, longitude, latitude, at=None):
        """Sends one fix; the time at which it was handed in."""
        begin = time.time()
        fix = [at or begin, longitude, latitude, 4, 5.2, 93]
        status, answer = self.event.api("sync", {"device": self.device, "fixes": [fix]}, token=self.token)
        assert status == 200, (status, answer)
        return begin
