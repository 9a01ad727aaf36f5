#!/usr/bin/env python3
"""Fails where the targets that Package.swift names for a target are not those that its sources import.

A target that imports another one builds by luck: only where that one happened to be built before it. One that is named and not imported
makes importers wait for it. Tests may leave some of what their module imports unused.
"""
import json
import os
import re
import subprocess
import sys

IMPORT = re.compile(
    r"\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|enum|class|protocol|typealias|func|let|var)\s+)?(\w+)")


def imports(folder):
    """What the Swift files below a folder import: the first file for each module."""
    found = {}
    for root, _, files in os.walk(folder):
        for name in sorted(files):
            if name.endswith(".swift"):
                path = os.path.join(root, name)
                with open(path, encoding="utf-8") as file:
                    for line in file:
                        match = IMPORT.match(line)
                        if match:
                            found.setdefault(match[1], path)
    return found


package = json.loads(subprocess.check_output(["swift", "package", "--ignore-lock", "dump-package"]))
targets = {target["name"] for target in package["targets"]}
faults = 0
for target in package["targets"]:
    name = target["name"]
    folder = target.get("path") or os.path.join("Tests" if target["type"] == "test" else "Sources", name)
    named = {name}
    for dependency in target["dependencies"]:
        named.update(value[0] for value in dependency.values())
    imported = imports(folder)
    for module, path in sorted(imported.items()):
        if module in targets - named:
            print(f"{path}: imports {module}, which {name} in Package.swift does not name", file=sys.stderr)
            faults += 1
    if target["type"] != "test":
        for module in sorted(named & targets - {name} - set(imported)):
            print(f"Package.swift: {name} names {module}, which no file below {folder} imports", file=sys.stderr)
            faults += 1
sys.exit(1 if faults else 0)
