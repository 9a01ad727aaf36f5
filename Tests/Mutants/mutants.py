"""Changes the sources in many small ways, and tells which of the changes no test notices.

    python3 Tests/Mutants/mutants.py --seed 1 [--count 100] [--modules "GeoJSON Scoring"]

Several seeds share one build: with `--seed "1 2" --only 1-100` the changes of seed 1 are judged, and later, with
`--only 101-200`, those of seed 2, for which only tests that were written meanwhile are compiled.

All changes are compiled at once into a copy of the package, each behind a switch on its number, which the program of the
tests reads from the environment when it starts. So many changes need one build, and each needs runs of the tests that
reach it: first those of its own module, then those of modules that import it, until one fails.

What is changed: comparisons, signs, `&&` and `||`, `!`, `min` and `max`, ends of ranges, integers beside comparisons and
ranges, booleans, conditions of `guard` and of an `if` that leaves, assignments of nothing, and neighbouring arguments.
The kinds are drawn in proportion to the square root of the number of their places, so that the rarer ones have a voice.
"""

import argparse
import json
import os
import pathlib
import random
import re
import sys
import time

import report
import switch
from changes import Finder, changed, overlaps
from package import Manifest, Scratch
from running import Runner

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path(__file__).resolve().parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", required=True, help="which changes are drawn; several seeds are put into one build")
    parser.add_argument("--count", type=int, default=100, help="how many for each seed")
    parser.add_argument("--modules", default="", help="in which modules; all that VeloQuest imports if none is named")
    parser.add_argument("--tests", default="", help="test targets; all that need no other package if none is named")
    parser.add_argument("--workers", type=int, default=2, help="how many runs of the tests at once")
    parser.add_argument("--slowest", type=float, default=60, help="test targets that take more seconds run without real data, or not at all")
    parser.add_argument(
        "--skip", default="ModuleStructureTests",
        help="a pattern of tests that are left out; by default those of the files' sizes, which those of the switch exceed")
    parser.add_argument("--output", default=".build-mutants/mutants.json", help="where results are written for programs")
    parser.add_argument("--only", default="", help="numbers of mutants to run, of those drawn, such as 3 101-200")
    parser.add_argument("--list", action="store_true", help="print the changes that are drawn, and run nothing")
    return parser.parse_args()


def find(manifest, modules):
    """All changes in some modules, by kind, in an order that depends on the sources alone."""
    found = {}
    for module in modules:
        for place in sorted((manifest.root / manifest.targets[module].path).rglob("*.swift")):
            path = str(place.relative_to(manifest.root))
            for change in Finder(path, place.read_text()).find():
                found.setdefault(change.kind, []).append((module, change))
    return found


def draw(found, count, seeds):
    """So many of the changes for each seed, by number from 1; none that writes where another does."""
    drawn, taken = {}, {}
    for last, seed in enumerate(seeds, 1):
        generator = random.Random(seed)
        left = {kind: list(changes) for kind, changes in sorted(found.items())}
        for changes in left.values():
            generator.shuffle(changes)
        while len(drawn) < last * count and any(left.values()):
            kinds = [kind for kind in left if left[kind]]
            weights = [len(left[kind]) ** 0.5 for kind in kinds]
            module, change = left[generator.choices(kinds, weights)[0]].pop()
            if not any(overlaps(change, other) for other in taken.get(change.path, [])):
                taken.setdefault(change.path, []).append(change)
                drawn[len(drawn) + 1] = (module, change)
    return drawn


def numbers(text):
    """The numbers that a list such as `3 101-200` names."""
    ranges = [[int(bound) for bound in part.split("-")] for part in text.split()]
    return [number for bounds in ranges for number in range(bounds[0], bounds[-1] + 1)]


def compile_all(scratch, kept, switched, drawn):
    """Builds until all mutants that are left compile; the numbers of the others."""
    support = switch.sources([(change.operator, number) for number, (_, change) in drawn.items() if change.operator])
    # What did not compile before will not now.
    memory = scratch.folder.parent / "uncompilable.json"
    known = json.loads(memory.read_text()) if memory.exists() else []
    dropped = {number for number, (_, change) in drawn.items() if [change.path, change.source, change.title] in known}
    while True:
        texts = {}
        for number, (_, change) in drawn.items():
            texts.setdefault(change.path, [])
            if number not in dropped:
                texts[change.path].append((number, change))
        sources = {path: changed((ROOT / path).read_text(), numbered) for path, numbered in texts.items() if numbered}
        scratch.sync(kept, switched, sources, support)
        succeeds, output = scratch.build()
        if succeeds:
            return dropped
        wrong = blamed(output, scratch, {path: numbered for path, numbered in texts.items() if numbered})
        if not wrong:
            sys.exit(output[-4000:] + "\nThe tests do not compile, and no change is to blame.")
        print(f"{len(wrong)} do not compile", flush=True)
        dropped |= wrong
        known += [[drawn[number][1].path, drawn[number][1].source, drawn[number][1].title] for number in sorted(wrong)]
        memory.write_text(json.dumps(known, ensure_ascii=False, indent=1))


def blamed(output, scratch, texts):
    """The mutants nearest to the places at which the compiler found errors."""
    wrong = set()
    for path, line in re.findall(r"^(\S+?\.swift):(\d+):\d+: error:", output, re.MULTILINE):
        path = path.removeprefix(str(scratch.folder) + "/")
        if numbered := texts.get(path):
            least = min(abs(change.line - int(line)) for _, change in numbered)
            wrong |= {number for number, change in numbered if abs(change.line - int(line)) == least}
    return wrong


def enumerate_changes(drawn, equivalents):
    """Prints what a run would judge."""
    for number, (_, change) in sorted(drawn.items(), key=lambda pair: (pair[1][1].path, pair[1][1].line)):
        note = "  (equivalent)" if equivalents.reason(change) else ""
        print(f"{number}  {change.path}:{change.line}  {change.title}{note}\n    {change.source}")


def is_test(manifest, name):
    """Whether it is a test target; what needs other packages takes long to build, and is none here."""
    return manifest.targets[name].kind == "test" and not manifest.needs_packages(name)


def main():
    options = arguments()
    begin = time.monotonic()
    manifest = Manifest(ROOT)
    modules = options.modules.split() or sorted(manifest.closure(["VeloQuest"]))
    if unknown := [name for name in modules if name not in manifest.targets]:
        sys.exit(f"no such module: {', '.join(unknown)}")
    found = find(manifest, modules)
    equivalents = report.Equivalents(HERE / "equivalents.txt")
    if not options.modules:
        sources = [name for name, target in manifest.targets.items() if target.kind != "test"]
        everything = [change for changes in find(manifest, sources).values() for _, change in changes]
        for name, source, title in equivalents.stale(everything):
            print(f"equivalents.txt names what is no longer there: {name}: {source}: {title}")
    drawn = draw(found, options.count, [int(seed) for seed in options.seed.split()])
    if options.list:
        return enumerate_changes(drawn, equivalents)
    tests = options.tests.split() or [name for name in manifest.targets if is_test(manifest, name)]
    tests = [name for name in tests if set(modules) & manifest.closure([name])]
    scratch = Scratch(manifest, ROOT / ".build-mutants" / "package")
    print(f"seed {options.seed}: {len(drawn)} changes in {', '.join(modules)}", flush=True)
    dropped = compile_all(scratch, manifest.closure(tests) | set(modules), modules, drawn)
    built = time.monotonic()
    print(f"built after {built - begin:.0f} s", flush=True)

    data = os.environ.get("VELOQUEST_DATA") or ROOT.parent / "shared" / "data"
    runner = Runner(scratch, options.skip, pathlib.Path(data).resolve())
    runner.measure(tests, options.slowest)
    if runner.failures:
        sys.exit("\n".join(f"{name} fails without any change: {failure}" for name, failure in runner.failures.items()))
    slow = {name for name in tests if runner.seconds[name] > options.slowest}
    for name in sorted(slow):
        print(f"left out: {name}, which takes {runner.seconds[name]:.0f} s")
    if runner.without_data:
        print(f"without real data: {', '.join(sorted(runner.without_data))}")

    def targets_of(number):
        return [name for name in manifest.tests_reaching(drawn[number][0], tests) if name not in slow]

    results = []

    def tell(number, result):
        module, change = drawn[number]
        outcome, target, failure, seconds = result
        reason = equivalents.reason(change)
        if outcome in ("survived", "not reached") and reason:
            outcome = "equivalent"
        results.append({
            "number": number, "module": module, "path": change.path, "line": change.line, "kind": change.kind,
            "source": change.source, "change": change.title, "outcome": outcome, "by": target, "failure": failure,
            "reason": reason if outcome == "equivalent" else None, "seconds": round(seconds, 1)})
        if number not in dropped:
            print(f"{len(results)}/{len(chosen)} {outcome}: {change.path}:{change.line} {change.title}", flush=True)

    chosen = [number for number in numbers(options.only) if number in drawn] or sorted(drawn)
    for number in sorted(dropped & set(chosen)):
        tell(number, ("did not compile", None, None, 0.0))
    runner.judge([number for number in chosen if number not in dropped], targets_of, options.workers, tell)

    seconds = time.monotonic() - begin
    about = {
        "seed": options.seed, "modules": modules, "seconds": round(seconds), "secondsToBuild": round(built - begin),
        "secondsOfTests": {name: round(value, 1) for name, value in runner.seconds.items()}, "leftOut": sorted(slow),
        "withoutData": sorted(runner.without_data)}
    report.write(ROOT / options.output, about, sorted(results, key=lambda result: result["number"]))
    print("\n" + report.table("module", results) + "\n\n" + report.table("kind", results))
    if listed := report.survivors(results):
        print("\nNot noticed:\n" + listed)
    print(f"\nSeed {options.seed}: {seconds / 60:.0f} min, of which {(built - begin) / 60:.0f} min for the build.")


main()
