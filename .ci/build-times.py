#!/usr/bin/env python3
"""What a clean build costs: processor seconds of each module, and the functions that take longest to type-check.

    python3 .ci/build-times.py [-c debug] [--product questctl] [--package-path Server]

Builds in a folder of its own with the compiler's statistics on; `make build-times` prints the tables of Docs/building.md. Release builds
are those of VELOQUEST_QUICK as it is set. Seconds are of the processor, so that a busy machine changes them little: "checking" is the
parser and the type checker, "optimising" the passes over SIL, "machine code" LLVM. What is in none of them is in passes that have no
timer: where that is much, look with `perf`.
"""
import argparse
import glob
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LONG_BODY = re.compile(r"(\S+?):\d+:\d+: warning: (.+) took (\d+)ms to type-check")
TIMERS = {"checking": ["time.swift.perform-sema.user"], "optimising": ["time.swift.SIL optimization.user"],
          "machine code": ["time.swift.IRGen.user", "time.swift.LLVM pipeline.user"]}


def modules(folder):
    """The seconds of each module, over all its jobs."""
    found = {}
    for path in glob.glob(os.path.join(folder, "*-swift-frontend-*.json")):
        with open(path, encoding="utf-8") as file:
            values = json.load(file)
        total = next((key for key in values if re.match(r"time\.swift-frontend\..*\.user$", key)), None)
        if total is None:
            continue
        row = found.setdefault(re.match(r"time\.swift-frontend\.(\w+)-", total)[1], dict.fromkeys(["all", *TIMERS], 0.0))
        row["all"] += values[total]
        for name, timers in TIMERS.items():
            row[name] += sum(values.get(timer, 0) for timer in timers)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-c", "--configuration", default="release", choices=["release", "debug"])
    parser.add_argument("--product", help="by default all but the tests")
    parser.add_argument("--package-path", default=ROOT)
    arguments = parser.parse_args()
    scratch = os.path.join(ROOT, ".build-times")
    shutil.rmtree(scratch, ignore_errors=True)
    with tempfile.TemporaryDirectory() as statistics:
        command = ["swift", "build", "--package-path", arguments.package_path, "--scratch-path", scratch, "-c", arguments.configuration,
                   "-Xswiftc", "-stats-output-dir", "-Xswiftc", statistics, "-Xswiftc", "-Xfrontend",
                   "-Xswiftc", "-warn-long-function-bodies=100"] + (["--product", arguments.product] if arguments.product else [])
        began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        build = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if build.returncode != 0:
            sys.exit(build.stdout[-4000:])
        rows = modules(statistics)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    swift = sum(row["all"] for row in rows.values())
    print(f"{arguments.configuration}: {processor:.0f} s of the processor, {time.monotonic() - began:.0f} s of the clock")
    print(f"\n| module | seconds | {' | '.join(TIMERS)} |\n|---|---:|{'---:|' * len(TIMERS)}")
    for name, row in sorted(rows.items(), key=lambda item: -item[1]["all"]):
        print(f"| {name} | {row['all']:.1f} | {' | '.join(f'{row[timer]:.1f}' for timer in TIMERS)} |")
    print(f"| C, links and the rest | {processor - swift:.1f} |{' |' * len(TIMERS)}")
    bodies = {(int(ms), os.path.basename(path), what) for path, what, ms in LONG_BODY.findall(build.stdout)}
    print("\nLongest to type-check:" if bodies else "\nNo function takes 0.1 s to type-check.")
    for ms, path, what in sorted(bodies, reverse=True)[:10]:
        print(f"- {ms} ms: {what}, {path}")


if __name__ == "__main__":
    main()
