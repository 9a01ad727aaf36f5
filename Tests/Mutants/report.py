"""What a run found, for people and for programs."""

import collections
import json
import pathlib
import re

NOTICED = {"noticed", "timeout"}
COLUMNS = ["noticed", "timeout", "survived", "not reached", "equivalent", "did not compile"]


class Equivalents:
    """Changes that were found to change nothing, with the reason.

    Four lines for each, and an empty one behind: the file's name, the line's text, the change, the reason. Names of
    folders are left out, so that a file may move.
    """

    def __init__(self, path):
        self.reasons = {}
        path = pathlib.Path(path)
        blocks = path.read_text().split("\n\n") if path.exists() else []
        for block in blocks:
            lines = [line.strip() for line in block.strip().splitlines() if not line.startswith("#")]
            if len(lines) >= 4:
                self.reasons[tuple(lines[:3])] = " ".join(lines[3:])

    def reason(self, change):
        if change.kind == "arguments" and re.search(rf"\b(min|max)\([^()]*{re.escape(change.before)}[^()]*\)", change.source):
            return "The least and the greatest do not depend on the order."
        return self.reasons.get(self._key(change))

    def stale(self, changes):
        """Those whose place is no longer in the sources: files by name, and the line's text.

        Whether a bound goes up or down depends on where it stands, so that an entry may wait for the file to grow.
        """
        places = {self._key(change)[:2] for change in changes}
        return sorted(key for key in self.reasons if key[:2] not in places)

    @staticmethod
    def _key(change):
        return pathlib.Path(change.path).name, change.source, change.title


def share(counts):
    """The share of mutants that were noticed, of those that are no equivalents."""
    noticed = counts["noticed"] + counts["timeout"]
    total = noticed + counts["survived"] + counts["not reached"]
    return f"{100 * noticed / total:.0f} %" if total else "–"


def table(title, results):
    rows = collections.defaultdict(collections.Counter)
    for result in results:
        rows[result[title]][result["outcome"]] += 1
        rows["all"][result["outcome"]] += 1
    width = max(map(len, rows), default=0)
    names = sorted(rows, key=lambda name: (name == "all", name))
    lines = [title.ljust(width) + "".join(f"  {column}" for column in COLUMNS) + "  share"]
    for name in names:
        cells = "".join(f"  {rows[name][column]:>{len(column)}}" for column in COLUMNS)
        lines.append(name.ljust(width) + cells + f"  {share(rows[name]):>5}")
    return "\n".join(lines)


def survivors(results):
    lines = []
    for result in sorted(results, key=lambda result: (result["path"], result["line"])):
        if result["outcome"] in ("survived", "not reached"):
            note = "  (no test reaches it)" if result["outcome"] == "not reached" else ""
            lines += [f"{result['path']}:{result['line']}  {result['change']}{note}", f"    {result['source']}"]
    return "\n".join(lines)


def write(path, about, results):
    pathlib.Path(path).write_text(json.dumps({**about, "mutants": results}, ensure_ascii=False, indent=1) + "\n")
