#!/usr/bin/env python3
"""Builds all tests and runs them, each test target in a process of its own, as many at once as there are cores.

    python3 .ci/tests.py [--skip-build] [target ...]

One process for all of them keeps only one core busy: tests that wait for a program or for shared data hold its few threads.
Prints a line for each target, and the whole output of those that failed. A target of which no test ran has failed.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "Tests"
# Begun first, since the others fit in beside them.
# With optimised modules the tests run in a fraction of the time (see Package.swift).
CONFIGURATION = ["-c", "release" if os.environ.get("VELOQUEST_QUICK") == "1" else "debug"]
LONGEST = ["QuestctlTests", "GeoJSONTests", "RideSimulationTests", "SpatialOperationsTests"]


def targets():
    names = sorted(path.name for path in TESTS.iterdir() if path.name.endswith("Tests") and path.is_dir())
    return [name for name in LONGEST if name in names] + [name for name in names if name not in LONGEST]


def bundle():
    folder = subprocess.run(
        ["swift", "build", *CONFIGURATION, "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    return pathlib.Path(folder) / "VeloQuestPackageTests.xctest"


def command(target, path):
    """How one target's tests are run: by the built bundle where that is a program (Linux), else by `swift test`."""
    if path.is_file() and os.access(path, os.X_OK):
        return [str(path), "--testing-library", "swift-testing", "--filter", rf"^{target}\."]
    return ["swift", "test", "--skip-build", "--filter", rf"^{target}\."]


def run(target, path):
    """Whether a target's tests pass, and the line and the output to print."""
    start = time.monotonic()
    done = subprocess.run(command(target, path), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = done.stdout.decode("utf-8", "replace")
    ran = re.findall(r"Test run with (\d+) tests? in \d+ suites? (passed|failed)", output)
    count = sum(int(number) for number, _ in ran)
    passed = done.returncode == 0 and count > 0 and all(verdict == "passed" for _, verdict in ran)
    verdict = "passed" if passed else f"FAILED ({done.returncode})"
    line = f"{target}: {count} tests {verdict} after {time.monotonic() - start:.0f} s"
    return passed, count, line, output


def main():
    arguments = sys.argv[1:]
    if "--skip-build" in arguments:
        arguments.remove("--skip-build")
    else:
        subprocess.run(["swift", "build", *CONFIGURATION, "--build-tests"], cwd=ROOT, check=True)
    wanted = arguments or targets()
    unknown = sorted(set(wanted) - set(targets()))
    if unknown:
        sys.exit(f"no such test targets: {', '.join(unknown)}")
    path, failed, total, start = bundle(), [], 0, time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        runs = {pool.submit(run, target, path): target for target in wanted}
        for future in concurrent.futures.as_completed(runs):
            passed, count, line, output = future.result()
            total += count
            if not passed:
                failed.append(runs[future])
                print(output, end="")
            print(line, flush=True)
    print(f"{total} tests of {len(wanted)} targets in {time.monotonic() - start:.0f} s")
    if failed:
        sys.exit(f"failed: {', '.join(sorted(failed))}")


if __name__ == "__main__":
    main()
