"""Runs the tests, once for each mutant, and stops at the first that fails."""

import concurrent.futures
import os
import re
import resource
import shutil
import signal
import subprocess
import threading
import time

import switch

MEMORY = 6 << 30
FAILURE = re.compile(r"recorded an issue|Fatal error")


class Runner:
    """The program that holds all tests, and what is known of its test targets: seconds and mutants reached."""

    def __init__(self, scratch, skip, data):
        self.scratch, self.skip, self.data = scratch, skip, data
        self.without_data = set()
        self.seconds, self.reached, self.failures = {}, {}, {}

    def _start(self, target, mutant, folder, reached=None):
        command = [str(self.scratch.tests), "--testing-library", "swift-testing", "--filter", rf"^{target}\."]
        if self.skip:
            command += ["--skip", self.skip]
        environment = dict(os.environ, TMPDIR=str(folder), SWIFT_BACKTRACE="enable=no")
        environment["VELOQUEST_DATA"] = str(folder if target in self.without_data else self.data)
        environment[switch.CHOSEN] = str(mutant)
        if reached:
            environment[switch.REACHED] = str(reached)
        return subprocess.Popen(
            command, cwd=self.scratch.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY)))

    def run(self, target, mutant, limit, reached=None, stops=True):
        """(outcome, what failed, seconds) of one run: passed, noticed or timeout."""
        folder = self.scratch.folder.parent / "temporary" / f"{target}-{mutant}"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        begin = time.monotonic()
        process = self._start(target, mutant, folder, reached)
        is_late = threading.Event()

        def end():
            is_late.set()
            kill(process)

        timer = threading.Timer(limit, end)
        timer.start()
        failure = None
        for line in process.stdout:
            if FAILURE.search(line) and not failure:
                failure = re.sub(r"\x1b\[\d*m", "", line).strip()
                if stops:
                    kill(process)
                    break
        process.stdout.close()
        code = process.wait()
        timer.cancel()
        kill(process)
        shutil.rmtree(folder, ignore_errors=True)
        seconds = time.monotonic() - begin
        if failure:
            return "noticed", failure, seconds
        if is_late.is_set():
            return "timeout", f"not done after {limit:.0f} s", seconds
        return ("passed", None, seconds) if code == 0 else ("noticed", f"exit code {code}", seconds)

    def measure(self, targets, slowest):
        """Runs targets without a change: how long each takes, and which mutants it reaches.

        One that is slow is run without real data, whose tests skip themselves then.
        """
        for target in targets:
            outcome, failure, seconds = self._measure(target, 10 * slowest)
            if seconds > slowest and outcome != "noticed":
                self.without_data.add(target)
                outcome, failure, seconds = self._measure(target, 10 * slowest)
            self.seconds[target] = seconds
            if outcome != "passed":
                self.failures[target] = failure

    def _measure(self, target, limit):
        file = self.scratch.folder.parent / "reached.txt"
        file.unlink(missing_ok=True)
        result = self.run(target, 0, limit, reached=file, stops=False)
        self.reached[target] = {int(line) for line in file.read_text().split()} if file.exists() else set()
        return result

    def judge(self, mutants, targets_of, workers, tell):
        """Runs each mutant over the targets that reach it; (outcome, target, failure, seconds) by its number."""
        results = {}

        def one(number):
            targets = [name for name in targets_of(number) if number in self.reached.get(name, ())]
            if not targets:
                return "not reached", None, None, 0.0
            total = 0.0
            for target in targets:
                limit = 20 + 6 * self.seconds[target]
                outcome, failure, seconds = self.run(target, number, limit)
                total += seconds
                if outcome != "passed":
                    return outcome, target, failure, total
            return "survived", None, None, total

        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            waiting = {pool.submit(one, number): number for number in mutants}
            for done in concurrent.futures.as_completed(waiting):
                results[waiting[done]] = done.result()
                tell(waiting[done], done.result())
        return results


def kill(process):
    """Ends a run and all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
