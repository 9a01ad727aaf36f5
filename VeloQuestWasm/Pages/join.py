"""Joins the modules of a page into one file: python3 VeloQuestWasm/Pages/join.py <folder of the pages> <document or module> ...

A browser asks for each module by itself, and on a slow phone thirty of them take longer than all that the page does then. The file that a
document names, those that are imported by calls and those of workers get all modules that they import, each as a function that gives its
exports. A module that is needed by several of them is in the one that is loaded first, and the others import it from there. What a call
imports from outside of the folder of events, such as the map, is joined by itself. The style sheets of a document become its last one.

Modules have to keep to what the pages need: imports and exports at the beginnings of lines, by names, no circles, no `export let`, no
`await` outside of functions. Whatever else is met ends the build.
"""

import pathlib
import posixpath
import re
import sys

SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
STYLES = re.compile(r'(?:<link rel="stylesheet" href="[^"]+">\n)+')
IMPORT = re.compile(r'^import\s*(?:\{([^}]*)\}\s*from\s*)?"([^"]+)";\n', re.MULTILINE)
PASSED_ON = re.compile(r'^export\s*\{([^}]*)\}\s*from\s*"([^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?function\*? (\w+)|class (\w+)|const (\w+) =)", re.MULTILINE)
EXPORT_LIST = re.compile(r"^export\s*\{([^}]*)\};\n", re.MULTILINE)
CALL = re.compile(r'\bawait import\("([./][^"]*)"\)')
WORKER = re.compile(r'new WorkerCalls\(new URL\("([^"]+\.js)", import\.meta\.url\)')
LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
EVENT = "/pages/event/"


def beside(path, name):
    """The address of what a module names."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def towards(path, name):
    """How a module names another, wherever the folder of the pages is on a host."""
    found = posixpath.relpath(name, posixpath.dirname(path))
    return found if found.startswith(".") else f"./{found}"


def pairs(names):
    """The names of an import or export: what it is there, and what it is called here."""
    for name in filter(None, (part.strip() for part in names.split(","))):
        there, _, here = name.partition(" as ")
        yield there.strip(), (here or there).strip()


class Module:
    """A module as it was written."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.name = "m_" + re.sub(r"\W", "_", path.removeprefix("/pages/").removesuffix(".js"))
        # In the order in which they are met, and each once.
        self.imports = list(dict.fromkeys(beside(path, found[1]) for found in (IMPORT.findall(text) + PASSED_ON.findall(text))))
        self.calls = [beside(path, name) for name in CALL.findall(text)]
        self.workers = [beside(path, name) for name in WORKER.findall(text)]

    def joined(self, modules, chunk):
        """The module as a function that gives its exports, within the file of a chunk."""
        exports, body = {}, self.text

        def taken(found):
            if not found[1]:
                return ""
            names = ", ".join(there if there == here else f"{there}: {here}" for there, here in pairs(found[1]))
            return f"const {{ {names} }} = {modules[beside(self.path, found[2])].name};\n"

        def passed_on(found):
            for there, here in pairs(found[1]):
                exports[here] = f"{modules[beside(self.path, found[2])].name}.{there}"
            return ""

        def listed(found):
            exports.update({here: there for there, here in pairs(found[1])})
            return ""

        def declared(found):
            name = found[1] or found[2] or found[3]
            exports[name] = name
            return ""

        for pattern, action in ((IMPORT, taken), (PASSED_ON, passed_on), (EXPORT_LIST, listed), (EXPORT, declared)):
            body = pattern.sub(action, body)
        if LEFT.search(body):
            sys.exit(f"join: {self.path}: cannot be joined: {LEFT.search(body)[0]}")
        # What the module names is beside itself, and not beside the file that it is in now.
        if self.path != chunk:
            body = CALL.sub(lambda found: f'await import("{towards(chunk, beside(self.path, found[1]))}")', body)
            body = body.replace("import.meta.url", f'new URL("{towards(chunk, self.path)}", import.meta.url)')
        given = ", ".join(name if name == value else f"{name}: {value}" for name, value in exports.items())
        self.exports = list(exports)
        return f"// {self.path}\nconst {self.name} = (() => {{\n{body.strip()}\nreturn {{ {given} }};\n}})();\n"


class Joiner:
    def __init__(self, folder):
        self.folder, self.modules, self.chunks, self.done = folder, {}, {}, set()

    def file(self, path):
        return self.folder / path.removeprefix("/pages/")

    def module(self, path):
        if path not in self.modules:
            self.modules[path] = Module(path, self.file(path).read_text(encoding="utf-8"))
        return self.modules[path]

    def closure(self, path, without=frozenset(), found=None, open_=()):
        """A module behind all that it imports."""
        found = [] if found is None else found
        if path in open_:
            sys.exit(f"join: {' imports '.join([*open_[open_.index(path):], path])}")
        if path in found or path in without:
            return found
        for name in self.module(path).imports:
            self.closure(name, without, found, (*open_, path))
        found.append(path)
        return found

    def calls(self, paths):
        """What these modules import by calls, as far as it belongs to their page."""
        here = paths[-1].startswith(EVENT)
        found = dict.fromkeys(name for path in paths for name in self.module(path).calls)
        return [name for name in found if name.startswith(EVENT) == here]

    def join(self, root, above=None, is_called=False):
        """Joins what a root imports, but for what the files `above` have, `{module: file}`; and all that it loads later."""
        above = above or {}
        if root in self.done:
            if is_called:
                sys.exit(f"join: {root} is imported by calls of two pages")
            return
        self.done.add(root)
        own = self.closure(root, above)
        # What two of the later files need is in this one.
        while True:
            calls = self.calls(own)
            if twice := [name for name in calls if name in own or name in above]:
                sys.exit(f"join: {twice} would be there twice: imported by name and by a call")
            needs = [set(self.closure(name, {*above, *own})) for name in calls]
            shared = [path for need in needs for path in self.closure_of(need, above, own) if sum(path in each for each in needs) > 1]
            if not shared:
                break
            own[-1:-1] = list(dict.fromkeys(shared))
        known = {**above, **dict.fromkeys(own, root)}
        for name in calls:
            self.join(name, known, is_called=True)
        self.chunks[root] = (own, above, is_called)
        for path in own:
            for worker in self.module(path).workers:
                self.join(worker)

    def closure_of(self, need, above, own):
        found = []
        for path in sorted(need):
            self.closure(path, {*above, *own}, found)
        return found

    def write(self):
        """Writes all files; every module was read before."""
        wanted = {}
        for root, (own, above, _) in self.chunks.items():
            for name in dict.fromkeys(name for path in own for name in self.module(path).imports if name not in own):
                wanted.setdefault(root, {}).setdefault(above[name], []).append(name)
        for root, (own, above, is_called) in self.chunks.items():
            head = "".join(f'import {{ {", ".join(self.module(name).name for name in names)} }} from "{towards(root, file)}";\n'
                           for file, names in wanted.get(root, {}).items())
            text = head + "\n".join(self.module(path).joined(self.modules, root) for path in own)
            given = sorted({self.module(name).name for parts in wanted.values() for name in parts.get(root, [])})
            if given:
                text += f"export {{ {', '.join(given)} }};\n"
            if is_called:
                text += f"export const {{ {', '.join(self.module(root).exports)} }} = {self.module(root).name};\n"
            self.file(root).write_text(text, encoding="utf-8")


def join_styles(folder, text):
    """Puts the style sheets of a document into its last one."""
    found = STYLES.search(text)
    names = re.findall(r'href="([^"]+)"', found[0])
    contents = [(folder / name.removeprefix("/pages/")).read_text(encoding="utf-8") for name in names]
    if any("url(" in content or "@import" in content for content in contents):
        sys.exit(f"join: a style sheet of {names} names another file")
    last = f'<link rel="stylesheet" href="{names[-1]}">\n'
    return text[: found.start()] + last + text[found.end():], names[-1], "".join(contents)


def main():
    folder = pathlib.Path(sys.argv[1])
    joiner = Joiner(folder)
    sheets = {}
    for name in sys.argv[2:]:
        if name.endswith(".js"):
            joiner.join("/pages/" + name, is_called=True)
            continue
        document = folder / name
        text, sheet, content = join_styles(folder, document.read_text(encoding="utf-8"))
        if sheets.setdefault(sheet, content) != content:
            sys.exit(f"join: two documents end with {sheet}")
        document.write_text(text, encoding="utf-8")
        joiner.join(SCRIPT.search(text)[1])
    joiner.write()
    for name, content in sheets.items():
        (folder / name.removeprefix("/pages/")).write_text(content, encoding="utf-8")


main()
