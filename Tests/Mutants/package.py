"""The package as its manifest describes it, and a copy of it that may be changed."""

import dataclasses
import json
import pathlib
import subprocess

NOT_COPIED = {".git", ".build", ".swiftpm", "demo", "Benchmarks", "Package.resolved"}
SWITCH = "MutantSwitch"
SWITCH_CORE = "MutantSwitchCore"


@dataclasses.dataclass
class Target:
    name: str
    kind: str
    path: str
    imports: list  # names of targets of this package
    needs_packages: bool  # whether it imports products of other packages


class Manifest:
    """The targets of a package, by name, in the order of `Package.swift`."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        text = subprocess.run(["swift", "package", "dump-package"], cwd=root, check=True, stdout=subprocess.PIPE).stdout
        content = json.loads(text)
        self.name = content["name"]
        self.targets = {target["name"]: self._target(target) for target in content["targets"]}

    @staticmethod
    def _target(content):
        names = [next(iter(entry.get("byName") or entry.get("target") or [None])) for entry in content["dependencies"]]
        folder = "Tests" if content["type"] == "test" else "Sources"
        return Target(
            content["name"], content["type"], content.get("path") or f"{folder}/{content['name']}",
            [name for name in names if name], any("product" in entry for entry in content["dependencies"]))

    def closure(self, names):
        """Some targets and all that they import, directly or not."""
        found, open_names = set(), list(names)
        while open_names:
            name = open_names.pop()
            if name in self.targets and name not in found:
                found.add(name)
                open_names += self.targets[name].imports
        return found

    def needs_packages(self, name):
        return any(self.targets[needed].needs_packages for needed in self.closure([name]))

    def tests_reaching(self, module, among):
        """Test targets that import a module: its own first, then those that import least."""
        reaching = [name for name in among if module in self.closure([name])]
        own = module + "Tests"
        size = {name: len(self.closure([name])) for name in reaching}
        return sorted(reaching, key=lambda name: (name != own, module not in self.targets[name].imports, size[name], name))


class Scratch:
    """A copy of the package with fewer targets, in a folder that is kept so that the next build is short."""

    def __init__(self, manifest, folder):
        self.manifest = manifest
        self.folder = pathlib.Path(folder)

    def sync(self, kept, switched, changed, support):
        """Makes the copy: files that are as they were keep their dates, and need no compiling.

        `changed` maps paths of sources to their new text, `support` those of the switch.
        """
        texts = {path: text.encode() for path, text in {**changed, **support}.items()}
        for path in self._files():
            texts.setdefault(str(path), (self.manifest.root / path).read_bytes())
        texts["Package.swift"] += self._trimming(kept, switched).encode()
        for path, text in texts.items():
            place = self.folder / path
            if not place.exists() or place.read_bytes() != text:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(text)
        for place in self.folder.rglob("*.swift"):
            path = str(place.relative_to(self.folder))
            if not path.startswith(".build/") and path not in texts:
                place.unlink()

    def _files(self):
        for top in sorted(self.manifest.root.iterdir()):
            if top.name in NOT_COPIED or top.name.startswith(".build-") or top.name.startswith(".git"):
                continue
            for place in [top] if top.is_file() else sorted(top.rglob("*")):
                path = place.relative_to(self.manifest.root)
                if place.is_file() and not {".build", "__pycache__"} & set(path.parts) and "Mutants" not in path.parts:
                    yield path

    @staticmethod
    def _trimming(kept, switched):
        def names(values):
            return "[" + ", ".join(f'"{value}"' for value in sorted(values)) + "]"

        return f"""
let kept: Set<String> = {names(kept)}
let switched: Set<String> = {names(switched)}
package.products = []
package.dependencies = []
package.targets.removeAll {{ !kept.contains($0.name) }}
for target in package.targets where switched.contains(target.name) {{
    target.dependencies.append("{SWITCH}")
}}
package.targets.append(.target(name: "{SWITCH}", dependencies: ["{SWITCH_CORE}"]))
package.targets.append(.target(name: "{SWITCH_CORE}"))
"""

    def build(self):
        """Builds all tests, optimised as they run so often; whether it went well, and the compiler's output.

        The tests are found through the compiler's index, which a release build writes when asked only.
        """
        command = ["swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing", "--enable-index-store"]
        log = self.folder.parent / "build.log"
        with log.open("w") as output:
            code = subprocess.run(command, cwd=self.folder, stdout=output, stderr=subprocess.STDOUT).returncode
        return code == 0, log.read_text(errors="replace")

    @property
    def tests(self):
        """The program that runs all tests."""
        return self.folder / ".build" / "release" / f"{self.manifest.name}PackageTests.xctest"
