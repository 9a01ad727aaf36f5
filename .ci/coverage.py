#!/usr/bin/env python3
"""Prints how many lines of each module its tests have run, after `swift test --enable-code-coverage`.

    python3 .ci/coverage.py <scratch path>

One line for each folder of Sources, and one for all; generated code and dependencies do not count.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def tool(name):
    """The toolchain's own, since the format of profiles changes with the compiler."""
    compiler = shutil.which("swift")
    beside = pathlib.Path(os.path.realpath(compiler)).parent / name if compiler else pathlib.Path(name)
    if beside.exists():
        return [str(beside)]
    return ["xcrun", name] if shutil.which("xcrun") else [name]


def main():
    scratch = sys.argv[1]
    products = pathlib.Path(output("swift", "build", "--show-bin-path", "--scratch-path", scratch).strip())
    bundle = next(products.glob("*PackageTests.xctest"))
    binary = bundle / "Contents" / "MacOS" / bundle.stem if bundle.is_dir() else bundle
    profile = products / "codecov" / "default.profdata"
    report = json.loads(
        output(*tool("llvm-cov"), "export", "-summary-only", "-instr-profile", str(profile), str(binary))
    )
    sources = pathlib.Path("Sources").resolve()
    modules = {}
    for file in report["data"][0]["files"]:
        path = pathlib.Path(file["filename"])
        if sources not in path.parents:
            continue
        lines = file["summary"]["lines"]
        covered, count = modules.get(path.relative_to(sources).parts[0], (0, 0))
        modules[path.relative_to(sources).parts[0]] = (covered + lines["covered"], count + lines["count"])
    if not modules:
        sys.exit("coverage: no line of Sources was seen")
    modules = dict(sorted(modules.items()))
    modules["all"] = tuple(map(sum, zip(*modules.values())))
    width = max(map(len, modules))
    for name, (covered, count) in modules.items():
        print(f"{name:{width}}  {100 * covered / count:5.1f} %  of {count} lines")


main()
