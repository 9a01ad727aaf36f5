"""Runs every command of HOLD-AN-EVENT.md in a clean Debian 12, and asks the event what it should answer.

    python3 Server/deploy/hold-an-event.py [package]

Without a package it takes the newest one of `make deb`, and makes one where there is none. Needs root, debootstrap, and a network for what
Debian's mirror has; roots and packages are kept in .build/hold-an-event, so that a second run asks for little.

The commands are the blocks marked `sh` in the article. They run in a machine of their own: a root by debootstrap, with systemd as its first
process, in namespaces for mounts, processes, users' groups of processes, names and the network. Its network is loopback alone; only apt-get
is let out. Other than the article says, REPLACED and ADDED below. A second root without systemd shows that the commands work without it.
"""

import fcntl
import io
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile

SERVER = pathlib.Path(__file__).resolve().parents[1]
ROOT = SERVER.parent
CACHE = ROOT / ".build/hold-an-event"
ARTICLE = SERVER / "HOLD-AN-EVENT.md"
MIRROR = "http://deb.debian.org/debian"
SITE = "https://quest.example.org"
AUTHORITY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"

# What runs in place of a command, or of a part of it, and why.
REPLACED = [
    (r"curl --create-dirs -fLo (\S+) https://download\.geofabrik\.de\S+", r"questctl map generate --seed 1 --size town -o \1",
     "an invented town for the extract"),
    (r"(?m)^quest\.example\.org \{", "{\n\tlocal_certs\n\tskip_install_trust\n}\n\nquest.example.org {", "Caddy signs its certificate itself"),
    (r"age1PUBLICKEY", lambda _: Machine.recipient, "the key that was made before"),
]
ADDED = "/etc/hosts leads quest.example.org to loopback, and curl trusts the authority of Caddy"
NOT_TRIED = [
    "the download of an extract, and the name and the certificate of a real domain: without a network neither can be had",
    "MemoryMax of the unit: the kernel's memory controller is not handed to the machine of the test",
    "a reboot of a real machine; the unit is enabled, and systemd starts it again after SIGKILL",
    "phones; `make event-pages-test` opens the same pages in browsers",
]


def fail(text):
    sys.exit(f"hold-an-event: {text}")


def run(command, **options):
    return subprocess.run([str(part) for part in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)


def must(command, **options):
    done = run(command, **options)
    if done.returncode:
        fail(f"{' '.join(map(str, command))[:200]}\n{done.stdout[-3000:]}")
    return done.stdout


def package():
    if len(sys.argv) > 1:
        return pathlib.Path(sys.argv[1])
    found = sorted((ROOT / ".build/deb").glob("veloquest_*.deb"), key=lambda path: path.stat().st_mtime)
    if not found:
        print(must(["sh", SERVER / "deploy/deb.sh"], cwd=ROOT).strip().splitlines()[-1])
        return package()
    return found[-1]


def base(kind):
    """A tarball of a root: minbase, or the same with systemd."""
    tarball = CACHE / f"bookworm-{kind}.tar.gz"
    if tarball.exists():
        return tarball
    work = CACHE / "making"
    shutil.rmtree(work, ignore_errors=True)
    if kind == "minbase":
        must(["nice", "debootstrap", "--variant=minbase", "bookworm", work, MIRROR])
    else:
        work.mkdir(parents=True)
        must(["tar", "-C", work, "-xzf", base("minbase")])
        shutil.copy("/etc/resolv.conf", work / "etc/resolv.conf")
        must(["chroot", work, "sh", "-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "
              "--no-install-recommends systemd-sysv dbus procps iproute2 ca-certificates && apt-get clean"])
        shutil.rmtree(work / "var/lib/apt/lists")
        (work / "var/lib/apt/lists/partial").mkdir(parents=True)
    must(["tar", "-C", work, "-c", "-z", "-f", f"{tarball}.part", "."])
    os.rename(f"{tarball}.part", tarball)
    shutil.rmtree(work)
    return tarball


BOOT = r"""
set -e
root=$1
mount --bind "$root" "$root"
cd "$root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 none sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount --bind "$2" var/cache/apt/archives
for name in null zero full random urandom tty; do [ -e "dev/$name" ] || touch "dev/$name"; mount --bind "/dev/$name" "dev/$name"; done
mkdir -p dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ip link set lo up
hostname quest
pivot_root . mnt
exec chroot . sh -c 'umount -l /mnt; export container=test; exec "$0" "$@"' $3
"""


class Machine:
    """A root that runs."""
    recipient = ""

    def __init__(self, name, kind, command):
        self.folder = CACHE / name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        must(["tar", "-C", self.folder, "-xzf", base(kind)])
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")
        (self.folder / "etc/hosts").write_text("127.0.0.1 localhost quest quest.example.org\n")
        archives = CACHE / "archives"
        (archives / "partial").mkdir(parents=True, exist_ok=True)
        # A group of processes of its own, so that this systemd has nothing to do with others.
        top = next((path for path in map(pathlib.Path, ("/sys/fs/cgroup/unified", "/sys/fs/cgroup")) if (path / "cgroup.procs").exists()), None)
        if top is None:
            fail("this computer has no cgroup2")
        self.group = top / f"hold-an-event-{os.getpid()}-{name}"
        self.group.mkdir()
        self.log = open(CACHE / f"{name}.log", "wb")
        self.outer = subprocess.Popen(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--cgroup", "--uts", "--ipc", "--net", "--propagation", "private",
             "sh", "-c", BOOT, "boot", str(self.folder), str(archives), command],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            preexec_fn=lambda: (self.group / "cgroup.procs").write_text(str(os.getpid())))
        self.first = None
        for _ in range(200):
            children = pathlib.Path(f"/proc/{self.outer.pid}/task/{self.outer.pid}/children").read_text().split()
            if children and pathlib.Path(f"/proc/{children[0]}/comm").read_text().strip() in command:
                self.first = children[0]
                break
            if self.outer.poll() is not None:
                break
            time.sleep(0.05)
        if self.first is None:
            self.end()
            fail(f"the machine does not start; see {CACHE / name}.log")

    def run(self, command, network=False, seconds=600):
        """Runs a command of a shell as root in /root; its exit code and what it printed."""
        inside = ["nsenter", "-t", self.first, "-m", "-u", "-i", "-p", "-C", "-r", "-w"] + ([] if network else ["-n"])
        environment = ["env", "-i", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "LANG=C.UTF-8",
                       "DEBIAN_FRONTEND=noninteractive", f"CURL_CA_BUNDLE={AUTHORITY}"]
        done = run(inside + environment + ["bash", "-e", "-o", "pipefail", "-c", "cd /root\n" + command], timeout=seconds,
                   stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout

    def output(self, command, **options):
        code, text = self.run(command, **options)
        if code:
            raise AssertionError(f"{command[:100]}: {code}: {text[-800:]}")
        return text

    def end(self):
        if self.outer.poll() is None:
            self.outer.send_signal(signal.SIGKILL)
            self.outer.wait()
        for _ in range(100):
            try:
                for path in sorted((path for path in self.group.rglob("*") if path.is_dir()), reverse=True):
                    path.rmdir()
                self.group.rmdir()
                break
            except OSError:
                time.sleep(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)


class Table:
    """What was run, how long it took and what came of it."""

    def __init__(self):
        self.faults = 0
        self.commands = 0

    def heading(self, text):
        print(f"\n{text}", flush=True)

    def row(self, good, what, seconds=None, note=""):
        self.faults += not good
        took = "" if seconds is None else f"{seconds:.1f} s"
        print(f"  {'ok   ' if good else 'FAULT'} {took:>8}  {what}{'  (' + note + ')' if note else ''}", flush=True)

    def check(self, what, body):
        begin = time.monotonic()
        try:
            said = body()
            self.row(True, what, time.monotonic() - begin, said or "")
        except (AssertionError, subprocess.TimeoutExpired, KeyError, ValueError, IndexError, AttributeError) as fault:
            self.row(False, what, time.monotonic() - begin, f"{type(fault).__name__}: {fault}")


def equal(found, wanted, what=""):
    if found != wanted:
        raise AssertionError(f"{what} {found!r} is not {wanted!r}")


def contains(text, *parts):
    for part in parts:
        if part not in text:
            raise AssertionError(f"{part!r} is not in {text[:600]!r}")


def blocks():
    """The sections of the article with their commands."""
    found, section, block = [], "", None
    for line in ARTICLE.read_text().splitlines():
        if block is not None:
            if line == "```":
                found.append((section, "\n".join(block)))
                block = None
            else:
                block.append(line)
        elif line.startswith("## "):
            section = line[3:]
        elif line == "```sh":
            block = []
    return found


class Event:
    """What is asked of the event at its moments."""

    def __init__(self, machine, table):
        self.machine, self.table, self.tokens = machine, table, {}

    # Requests, through Caddy unless said otherwise.

    def api(self, path, body=None, method=None, token="", server=SITE):
        command = f"curl -sS -o /root/answer -w '%{{http_code}}' '{server}{path}'"
        if method:
            command += f" -X {method}"
        if token:
            command += f" -H 'Authorization: Bearer {token}'"
        if body is not None:
            (self.machine.folder / "root/body").write_text(body if isinstance(body, str) else json.dumps(body))
            command += " -H 'Content-Type: application/json' --data-binary @/root/body"
        status = int(self.machine.output(command))
        return status, (self.machine.folder / "root/answer").read_bytes()

    @property
    def office(self):
        return re.search(r"^token (\S+)$", self.secrets(), re.M)[1]

    def secrets(self):
        return (self.machine.folder / "root/night.txt").read_text()

    def ready(self):
        for _ in range(150):
            if self.machine.run("curl -fsS http://127.0.0.1:8642/readyz")[0] == 0:
                return
            time.sleep(0.2)
        raise AssertionError("questd is not ready: " + self.machine.run("journalctl -u questd --no-pager | tail -n 20")[1])

    def results(self):
        """What must be the same after a restore."""
        return [self.api(f"/v1/events/night/{path}", token=self.office, server="http://127.0.0.1:8642") for path in ("standings.csv", "logs.jsonl", "riders.csv")]

    # Moments.

    def installed(self):
        machine = self.machine

        def units():
            said = machine.output("systemd-analyze verify --man=no /lib/systemd/system/questd.service /lib/systemd/system/questd-backup.*")
            equal([line for line in said.splitlines() if "questd" in line], [])

        def state():
            equal(machine.output("systemctl is-enabled questd").strip(), "enabled")
            equal(machine.run("systemctl is-active questd")[1].strip(), "inactive")
            equal(machine.output("stat -c '%U %a' /var/lib/questd").strip(), "questd 700")

        def exposure():
            return machine.output("systemd-analyze security questd --no-pager | tail -n 1").strip().removeprefix("→ ")
        self.table.check("systemd-analyze verify has nothing to say of the units", units)
        self.table.check("the server is enabled and does not run yet; its folder is its own", state)
        self.table.check("systemd-analyze security", exposure)
        self.table.check("programs find all of their libraries, and none outside of Debian and the package", lambda: equal(
            machine.output("ldd /usr/lib/veloquest/questd /usr/lib/veloquest/questctl | grep -vE '=> (/lib|/usr/lib)/|linux-vdso|/lib64/ld-|^/usr' || true"), ""))

    def serving(self):
        machine = self.machine
        for _ in range(100):
            if machine.run(f"curl -fsS {SITE}/healthz")[0] == 0:
                break
            time.sleep(0.3)

        def pages():
            for path, part in (("/e/night", b"<html"), ("/e/night/office", b"<html"), ("/e/night/live", b"<html"), ("/pages/VeloQuest.wasm", b"\0asm"),
                               ("/pages/map/ground.js", b"")):
                status, body = self.api(path)
                equal(status, 200, path)
                if part not in body:
                    raise AssertionError(f"{path} is {body[:80]!r}")
            policy = machine.output(f"curl -sSI {SITE}/e/night").lower()
            contains(policy, "content-security-policy: default-src 'none'")
            equal(machine.output("curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' http://quest.example.org/e/night"),
                  "308 https://quest.example.org/e/night")

        def maps():
            about = json.loads(self.api("/v1/events/night/about")[1])
            equal(about["name"], "Round the old town")
            for part in ("map", "tiles"):
                size = machine.output(f"curl -sS -r 0-99 -o /dev/null -w '%{{http_code}} %{{size_download}}' {SITE}{about[part]['path']}")
                equal(size, "206 100", part)
            return f"map {about['map']['bytes'] // 1000} kB, tiles {about['tiles']['bytes'] // 1000} kB"

        def inside():
            for path in ("/metrics", "/readyz"):
                equal(self.api(path)[0], 403, path)
            contains(self.machine.output("ss -ltnH"), "127.0.0.1:8642")

        def others():
            asked = machine.output(f"curl -sSI -X GET -H 'Origin: https://evil.example' {SITE}/v1/events/night/about")
            begun = machine.output(f"curl -sSI -X OPTIONS -H 'Origin: https://evil.example' -H 'Access-Control-Request-Method: POST' "
                                   f"-H 'Access-Control-Request-Headers: authorization' {SITE}/v1/events/night/messages")
            for said in (asked, begun):
                if "access-control-" in said.lower():
                    raise AssertionError(said)

        def join():
            code = re.search(r"^a17,(\S+)$", self.secrets(), re.M)[1]
            status, body = self.api("/v1/events/night/join", {"code": code, "device": "phone-1"})
            equal(status, 200, body.decode())
            rider = json.loads(body)
            equal((rider["rider"], rider["name"]), ("a17", "Anna Ivanova"))
            self.tokens["a17"] = rider["token"]
            status, body = self.api("/v1/events/night/join", {"code": code, "device": "phone-2"})
            equal((status, json.loads(body)["code"]), (409, "code-in-use"))
            equal(self.api("/v1/events/night/join", {"code": "AAAA-AAAA", "device": "phone-2"})[0], 403)
            quest = self.api("/v1/events/night/quest", token=rider["token"])[1].decode()
            if "Gooseberries" in quest or "gooseberry" in quest:
                raise AssertionError("the riders' edition tells an answer")

        def sync():
            now = time.time()
            status, body = self.api("/v1/events/night/sync", {"device": "phone-1", "fixes": [[now, -32.001, 55.0006, 5, 4, 90]], "after": 0},
                                    token=self.tokens["a17"])
            equal(status, 200, body.decode())
            equal(self.api("/v1/events/night/messages", {"text": "The bridge is closed"}, token=self.office)[0] // 100, 2)
            feed = json.loads(self.api("/v1/events/night/sync", {"device": "phone-1", "after": 0}, token=self.tokens["a17"])[1])["feed"]
            equal([item.get("text") for item in feed if item["kind"] == "message"], ["The bridge is closed"])
            riders = json.loads(self.api("/v1/events/night/riders", token=self.office)[1])
            contains(json.dumps(riders), "a17", "Anna Ivanova")

        def stream():
            key = f"-H 'Authorization: Bearer {self.office}'"
            say = f"curl -sS {key} -H 'Content-Type: application/json' -d '{{\"text\": \"Tea\"}}' {SITE}/v1/events/night/messages"
            text = machine.run(f"(sleep 1; {say}) & timeout 5 curl -sSN {key} {SITE}/v1/events/night/feed")[1]
            contains(text, "retry: 2000", "event: message", "Tea")

        def rides():
            shutil.copy(questload(), machine.folder / "root/questload")
            said = machine.output(
                f"LD_LIBRARY_PATH=/usr/lib/veloquest ./questload rides --event night --token={self.office} --riders 4 --map /srv/quest/area.vqmap "
                "--speed 600 --output phones", seconds=240)
            self.same_standings("phones/*.jsonl", "/srv/quest/quest.geojson")
            return said.strip().splitlines()[-1][:120]

        def killed():
            before = machine.output("systemctl show -P MainPID questd").strip()
            machine.output("systemctl kill -s KILL questd")
            time.sleep(1.5)
            self.ready()
            after = machine.output("systemctl show -P MainPID questd").strip()
            if before == after:
                raise AssertionError("the process is the same")

        def quiet():
            log = machine.output("journalctl -u questd --no-pager")
            for secret in re.findall(r"^(?:token |[ab]\d+,)(\S+)$", self.secrets(), re.M) + ["Anna Ivanova", "Boris Lind", self.tokens["a17"]]:
                if secret in log:
                    raise AssertionError(f"the log says {secret}")

        self.table.check("pages by HTTPS, with a policy; HTTP leads there", pages)
        self.table.check("map and tiles in parts", maps)
        self.table.check("what operators look at, and the port of the server, are for this machine alone", inside)
        self.table.check("a page of another site gets no leave to read or to write", others)
        self.table.check("a rider joins with the code of the roster; another phone does not", join)
        self.table.check("positions and a message arrive", sync)
        self.table.check("the organiser's stream comes through Caddy", stream)
        self.table.check("four riders ride the quest over a bad network; standings equal those of their own logs", rides)
        self.table.check("systemd starts the server again after SIGKILL", killed)
        self.table.check("the log has no name, code or token", quiet)

    def same_standings(self, logs, quest):
        machine = self.machine
        for name in ("riders.csv", "office.jsonl", "standings.csv"):
            status, body = self.api(f"/v1/events/night/{name}", token=self.office, server="http://127.0.0.1:8642")
            equal(status, 200, name)
            (machine.folder / "root" / name).write_bytes(body)
        office = "--office office.jsonl" if (machine.folder / "root/office.jsonl").stat().st_size else ""
        machine.output(f"questctl standings {quest} {logs} --riders riders.csv {office} --format csv --language en -o own.csv")
        equal((machine.folder / "root/own.csv").read_text(), (machine.folder / "root/standings.csv").read_text(), "standings")

    def key_made(self):
        Machine.recipient = re.search(r"age1\w+", (self.machine.folder / "root/quest-backups.key").read_text())[0]

    def backed_up(self):
        machine = self.machine

        def files():
            contains(machine.output("systemctl list-timers --no-pager"), "questd-backup.timer")
            names = machine.output("stat -c '%n %U %a' /var/backups/questd/*").split("\n")
            if not any(re.search(r"questd-\d+T\d+Z\.sqlite\.age questd 600", name) for name in names):
                raise AssertionError(names)
        self.table.check("the backup is encrypted, and its owner's alone; the timer runs", files)
        self.before = self.results()
        # What is lost by going back.
        self.api("/v1/events/night/riders", [{"rider": "late", "name": "Late Comer"}], token=self.office)

    def restored(self):
        def same():
            equal(self.results() == self.before, True, "results are those of the backup:")
            status, body = self.api("/v1/events/night/sync", {"device": "phone-1", "after": 0}, token=self.tokens["a17"])
            equal(status, 200, body.decode())
        self.table.check("standings, lines and names are those of the backup; a rider's token is still good", same)

    def finished(self):
        self.table.check("the event is over", lambda: contains(
            self.api("/v1/events/night/about")[1].decode(), '"finished"'))

    def exported(self):
        def archive():
            with zipfile.ZipFile(io.BytesIO((self.machine.folder / "root/night.zip").read_bytes())) as file:
                names = file.namelist()
                file.extractall(self.machine.folder / "root/night")
            contains(" ".join(names), "quest.geojson", "logs.jsonl", "standings.csv", "standings.xml", "tracks/")
            folder = next((self.machine.folder / "root/night").rglob("logs.jsonl")).parent.relative_to(self.machine.folder / "root")
            self.same_standings(f"{folder}/logs.jsonl", f"{folder}/quest.geojson")
            # The log of the office is empty where the organiser decided nothing.
            office = f"--office {folder}/office.jsonl" if (self.machine.folder / "root" / folder / "office.jsonl").stat().st_size else ""
            said = self.machine.output(f"questctl judge {folder}/quest.geojson {folder}/logs.jsonl {office}")
            contains(said, "points")
            return f"{len(names)} files"
        self.table.check("commands come to the same result from the archive", archive)

    def erased(self):
        def gone():
            self.machine.output("systemctl stop questd")
            found = self.machine.run("grep -rlaE 'Anna Ivanova' /var/lib/questd --exclude-dir=before")[1]
            self.machine.output("systemctl start questd")
            self.ready()
            equal(found.strip(), "", "files with the name:")
        self.table.check("no file of the server has the name any more", gone)

    def archived(self):
        def gone():
            equal(self.api("/v1/events/night/about")[0], 404)
            equal(self.machine.output("questd event list --data /var/lib/questd").strip(), "")
            contains(self.machine.output("ls /var/backups/questd/night"), "standings.csv", "logs.jsonl")
        self.table.check("the event is gone here, and whole in the archive", gone)

    def operated(self):
        def second():
            token = self.machine.output("cat /etc/questd-operator").strip()
            (self.machine.folder / "root/body").write_bytes((ROOT / "quests/millers-secret.geojson").read_bytes())
            status = self.machine.output(f"curl -sS -o /root/answer -w '%{{http_code}}' -H 'Authorization: Bearer {token}' --data-binary @/root/body "
                                         f"'{SITE}/v1/events?id=second&name=Second'")
            equal(status, "200", (self.machine.folder / "root/answer").read_text())
            equal(self.api("/v1/events/second/about")[0], 200)
        self.table.check("the operator makes the next event while the server runs", second)

    def package_goes(self, deb):
        machine = self.machine

        def again():
            before = machine.output("systemctl show -P MainPID questd").strip()
            settings = machine.output("cat /etc/questd.json")
            machine.output(f"apt-get install -y --reinstall ./{deb.name}", network=True)
            self.ready()
            equal(machine.output("cat /etc/questd.json"), settings, "settings")
            if before == machine.output("systemctl show -P MainPID questd").strip():
                raise AssertionError("the server was not restarted")

        def removed():
            machine.output("apt-get remove -y veloquest", network=True)
            equal(machine.run("systemctl is-active questd")[1].strip(), "inactive")
            machine.output("apt-get purge -y veloquest", network=True)
            equal(machine.run("ls /etc/questd.json /usr/lib/veloquest 2>/dev/null")[1], "")
            contains(machine.output("ls /var/lib/questd"), "events.sqlite")
        self.table.check("the package installed again restarts the server and keeps the settings", again)
        self.table.check("the package purged leaves nothing but events and backups", removed)


def questload():
    path = pathlib.Path(os.environ.get("QUESTLOAD", SERVER / ".build/release/questload"))
    if not path.exists():
        fail(f"{path} is missing; build it for release, or name it with QUESTLOAD")
    return path


def without_systemd(deb, table):
    table.heading("A root without systemd: the commands alone")
    machine = Machine("plain", "minbase", "/bin/sleep 3600")
    try:
        shutil.copy(deb, machine.folder / "root")
        shutil.copy(ROOT / "quests/old-town.geojson", machine.folder / "root/quest.geojson")
        table.check("apt-get installs the package and what it needs", lambda: machine.output(
            f"apt-get update -qq && apt-get install -y -qq --no-install-recommends ./{deb.name} >/dev/null", network=True) and None)
        table.check("questctl", lambda: machine.output("questctl --version && questctl validate quest.geojson >/dev/null").strip())
        table.check("questd makes an event as its user", lambda: contains(machine.output(
            "cp quest.geojson /tmp && runuser -u questd -- questd event create --data /var/lib/questd night /tmp/quest.geojson && "
            "runuser -u questd -- questd event list --data /var/lib/questd && stat -c '%U %a' /var/lib/questd/events.sqlite"), "token ", "night", "questd 600"))
        table.check("the package goes, events stay", lambda: contains(machine.output(
            "apt-get purge -y -qq veloquest >/dev/null && ls /var/lib/questd", network=True), "events.sqlite"))
    finally:
        machine.end()


def main():
    if os.geteuid():
        fail("needs root, for namespaces and a root of its own")
    for tool in ("debootstrap", "unshare", "nsenter", "chroot", "pivot_root", "ip"):
        if not shutil.which(tool):
            fail(f"{tool} is missing: apt-get install debootstrap util-linux iproute2")
    deb, table = package(), Table()
    questload()
    CACHE.mkdir(parents=True, exist_ok=True)
    alone = open(CACHE / "lock", "w")
    try:
        fcntl.flock(alone, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        fail("another one runs")
    print(f"{deb.name}, {deb.stat().st_size / 1e6:.0f} MB")
    without_systemd(deb, table)
    all_blocks = blocks()
    ten = [command for section, command in all_blocks if section.startswith("From a bare machine")]
    machine = Machine("machine", "systemd", "/lib/systemd/systemd")
    try:
        for _ in range(100):
            state = machine.run("systemctl is-system-running")[1].strip()
            if state in ("running", "degraded"):
                break
            time.sleep(0.2)
        table.heading("The machine")
        table.row(state == "running", f"systemd: {state}", None, machine.output("systemctl --version | head -n 1").strip())
        shutil.copy(deb, machine.folder / "root")
        quest = machine.folder / "srv/quest"
        quest.mkdir(parents=True)
        shutil.copy(ROOT / "quests/old-town.geojson", quest / "quest.geojson")
        (quest / "riders.csv").write_text(re.search(r"```text\n(rider,.*?)```", ARTICLE.read_text(), re.S)[1])
        event = Event(machine, table)
        moments = {
            "apt-get install": event.installed, "reload-or-restart": event.serving, "age-keygen": event.key_made,
            "systemctl start questd-backup": event.backed_up, "questd-backup restore": event.restored, "/finish": event.finished,
            "export.zip": event.exported, "riders/a17": event.erased, "event archive": event.archived, "questd-operator": event.operated,
        }
        table.heading(f"From a bare machine to a running event: {len(ten)} commands")
        if len(ten) > 10:
            table.row(False, "more than ten commands")
        section_before = all_blocks[0][0]
        for number, (section, command) in enumerate(all_blocks, 1):
            if section != section_before:
                table.heading(section)
                section_before = section
            given, notes = command, []
            for pattern, replacement, why in REPLACED:
                given, count = re.subn(pattern, replacement, given)
                notes += [why] * bool(count)
            begin = time.monotonic()
            code, said = machine.run(given, network="apt-get" in command)
            first = command.splitlines()[0]
            table.row(code == 0, f"{number}. {first[:100]}{' …' if len(first) > 100 or chr(10) in command else ''}",
                      time.monotonic() - begin, "; ".join(notes))
            if code:
                print("\n".join("          " + line for line in said.splitlines()[-12:]))
            if re.search(r"start questd\b(?!-)", command):
                table.check("the server is ready", event.ready)
            for part, moment in moments.items():
                if part in command:
                    moment()
        table.heading("The package")
        event.package_goes(deb)
        print(f"\nOther than in the article: {ADDED}.\nNot tried here:")
        for text in NOT_TRIED:
            print(f"- {text}")
        print(f"\n{len(all_blocks)} commands, {table.faults} faults")
        return 1 if table.faults else 0
    finally:
        machine.end()


if __name__ == "__main__":
    sys.exit(main())
