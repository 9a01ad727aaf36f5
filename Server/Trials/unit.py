"""Checks the systemd unit as far as that goes without a running systemd.

    python3 Server/Trials/unit.py

systemd-analyze reads the unit with the questd that was built, and the command of the unit runs as it would there: as a user without
rights, with the mask of the unit, its settings from the file of the unit, and a state folder that is this user's. It has to serve, refuse
a second server on the folder, keep others from the files, and end on SIGTERM. Needs root.
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from evening import SERVER, free_port, programs

NOBODY = 65534


def main():
    questd = programs()[0]
    unit = (SERVER / "deploy/questd.service").read_text()
    settings = json.loads((SERVER / "deploy/questd.json").read_text())
    with tempfile.TemporaryDirectory(prefix="questd-unit-") as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        program = folder / "questd"
        program.write_bytes(questd.read_bytes())
        program.chmod(0o755)
        state = folder / "state"
        state.mkdir(mode=0o700)
        os.chown(state, NOBODY, NOBODY)
        port = free_port()
        config = folder / "questd.json"
        assert settings["data"] == "/var/lib/" + re.search(r"^StateDirectory=(.*)$", unit, re.M)[1]
        config.write_text(json.dumps(settings | {"data": str(state), "listen": f"127.0.0.1:{port}"}))
        written = folder / "questd.service"
        written.write_text(unit.replace("/usr/local/bin/questd", str(program)).replace("/etc/questd.json", str(config)))
        analysis = subprocess.run(["systemd-analyze", "verify", written], capture_output=True, text=True)
        print("systemd-analyze:", (analysis.stdout + analysis.stderr).strip() or "nothing to say")
        command = re.search(r"^ExecStart=(.*)$", written.read_text(), re.M)[1].split()
        mask = int(re.search(r"^UMask=(.*)$", unit, re.M)[1], 8)
        limit = float(re.search(r"^TimeoutStopSec=(.*)$", unit, re.M)[1])

        def start():
            return subprocess.Popen(
                command, stderr=subprocess.PIPE, text=True, umask=mask, user=NOBODY, group=NOBODY, extra_groups=[],
                env={"PATH": "/usr/bin:/bin"}, cwd="/")

        process = start()
        try:
            for _ in range(200):
                try:
                    ready = urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz").status
                    break
                except OSError:
                    ready = 0
                    time.sleep(0.05)
            second = start()
            reason = second.communicate(timeout=10)[1].strip().splitlines()[-1]
            open_files = [path.name for path in state.iterdir() if path.stat().st_mode & 0o077]
            begin = time.monotonic()
            process.send_signal(signal.SIGTERM)
            code = process.wait(timeout=limit)
            print(f"ready: {ready}; a second server ends with {second.returncode}: {reason}; files that others may read: {open_files}; "
                  f"ends with {code} in {time.monotonic() - begin:.1f} s")
            good = analysis.returncode == 0 and ready == 200 and second.returncode == 2 and not open_files and code == 0
            return 0 if good else 1
        finally:
            if process.poll() is None:
                process.kill()


if __name__ == "__main__":
    sys.exit(main())
