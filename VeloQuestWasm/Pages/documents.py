"""Makes the documents, scripts and style sheets of the pages: python3 VeloQuestWasm/Pages/documents.py <folder of the pages>

Each document gets the shared head (`head.html`), filled in from `DOCUMENTS`, and each script and style sheet is bundled by esbuild: on
a slow phone, thirty requests for modules take longer than everything the page does then. Modules that a script imports with a call become
files of their own beside it. The map (`map/ground-map.js`) is bundled once for all pages. Texts become `texts/<language>/<page>.json`.

`--check` bundles into a temporary folder and reports circular imports instead of writing anything.
"""

import argparse
import concurrent.futures
import dataclasses
import json
import pathlib
import posixpath
import re
import subprocess
import sys
import tempfile

import catalogue

HERE = pathlib.Path(__file__).resolve().parent
EVENT = HERE.parents[1] / "Server/Pages"
CONFIG = HERE / "tsconfig.json"
LANGUAGES = json.dumps(catalogue.described(), ensure_ascii=False)


@dataclasses.dataclass(frozen=True)
class Document:
    """A document: what its head says, and how the names in `DOCUMENTS` are written in it."""

    title: str
    script: str
    style: str
    # Its name among the texts.
    texts: str
    # What its policy allows beyond files of the same host; the server sends that of event pages as a header.
    policy: tuple = ()
    # Whether the page uses the edges of a screen with rounded corners.
    covers_screen: bool = False
    # Whether search engines leave it out.
    is_private: bool = False
    # Whether it can be installed as an app.
    is_app: bool = False


# Programs of WebAssembly; workers and images that are made in the page.
ENGINE = (("script-src", "'wasm-unsafe-eval'"), ("worker-src", "'self'"), ("img-src", "blob: data:"), ("connect-src", "blob:"))
# MapLibre GL JS makes its worker and its requests from strings.
MAP_EDITOR = (*ENGINE, ("worker-src", "blob:"), ("connect-src", "data:"))

DOCUMENTS = {
    "index.html": Document("VeloQuest", "shared/home.js", "style/home.css", "home"),
    "check.html": Document("GeoJSON checker", "check/check.js", "style/check.css", "check", policy=ENGINE),
    "ride.html": Document("Try a quest", "ride/ride.js", "style/ride.css", "ride", policy=ENGINE),
    "edit.html": Document("Quest editor", "edit/edit.js", "style/edit.css", "edit", policy=MAP_EDITOR),
    "event/rider.html": Document("VeloQuest", "event/rider/rider.js", "event/style/rider.css", "rider", covers_screen=True, is_app=True),
    "event/office.html": Document("VeloQuest", "event/office/office.js", "event/style/office.css", "office", covers_screen=True,
                                  is_private=True),
    "event/live.html": Document("VeloQuest", "event/live/live.js", "event/style/live.css", "live"),
    "event/events.html": Document("VeloQuest", "event/events/events.js", "event/style/office.css", "events", covers_screen=True,
                                  is_private=True),
    "event/sign-in.html": Document("VeloQuest", "event/sign-in/sign-in.js", "event/style/office.css", "sign-in", covers_screen=True,
                                   is_private=True),
}
# Scripts that no document names: workers, and the map that several pages load later.
OTHERS = ["check/document-worker.js", "check/engine-worker.js", "ride/worker.js", "event/rider/worker.js", "event/office/quest-worker.js",
          "map/ground-map.js"]
# Files of their own in the folder of the pages, which scripts import from there.
SEPARATE = ["map/ground-map.js", "map/ground.js", "veloquest.js"]


def source(name):
    """The file of a name in the folder of the pages."""
    return EVENT / name.removeprefix("event/") if name.startswith("event/") else HERE / name


def bundle(name, folder):
    """Bundles a script or a style sheet into the folder; gives esbuild's description of inputs and outputs.

    Comments are left out: types in them name modules, which the service worker would take for files to keep.
    """
    path = pathlib.PurePosixPath(name)
    with tempfile.NamedTemporaryFile(suffix=".json") as description:
        command = ["esbuild", f"{path.with_suffix('')}={source(name)}", "--bundle", f"--outdir={folder}", f"--tsconfig={CONFIG}",
                   "--target=es2022", "--charset=utf8", f"--define:LANGUAGES={LANGUAGES}", "--minify-whitespace", "--log-level=warning", f"--metafile={description.name}"]
        if path.suffix == ".js":
            command += ["--format=esm", "--splitting", f"--chunk-names={path.parent}/[name]-[hash]",
                        *(f"--external:*/{each}" for each in SEPARATE)]
            # Modules of the map name each other without the folder.
            command += ["--external:./ground.js"] if name.startswith("map/") else []
        if subprocess.run(command, cwd=folder, check=False).returncode != 0:
            sys.exit(f"documents: {name} cannot be bundled")
        return json.loads(pathlib.Path(description.name).read_text(encoding="utf-8"))


def policy_of(document):
    """The policy of contents of a document that a plain web server serves."""
    parts = {"default-src": ["'none'"], "script-src": ["'self'"], "worker-src": [], "style-src": ["'self'"], "img-src": ["'self'"],
             "connect-src": ["'self'"], "base-uri": ["'none'"], "form-action": ["'none'"]}
    for name, value in document.policy:
        parts[name].append(value)
    content = "; ".join(" ".join([name, *values]) for name, values in parts.items() if values)
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def head(name, document, preloads):
    """The head of a document. Pages of events are served at other addresses than their files: they name these in full."""
    is_event = name.startswith("event/")
    root = "/pages/" if is_event else ""
    app = ('<meta name="theme-color" content="#0b6b8a">\n'
           '<link rel="apple-touch-icon" href="/pages/event/icons/icon-192.png">\n'
           '<link rel="manifest" href="/pages/event/manifest.webmanifest">')
    text = (HERE / "head.html").read_text(encoding="utf-8").format(
        root=root, texts=f"{root}texts/*/{document.texts}.json", title=document.title, style=root + document.style, script=root + document.script,
        viewport="width=device-width, initial-scale=1" + (", viewport-fit=cover" if document.covers_screen else ""),
        policy="" if is_event else policy_of(document),
        robots='<meta name="robots" content="noindex">' if document.is_private else "",
        app=app if document.is_app else "",
        preload="\n".join(f'<link rel="modulepreload" href="{root}{path}">' for path in preloads))
    return "".join(line for line in text.splitlines(keepends=True) if line.strip())


def in_all_languages(text):
    """A document with the texts that it has in all languages: what readers see where no script runs."""
    words = [catalogue.read(language, "shared", [])["noScript"] for language in catalogue.languages()]
    return text.replace('<noscript data-all="noScript"></noscript>', f"<noscript>{' '.join(dict.fromkeys(words))}</noscript>")


def preloads(script, description):
    """The files that a script imports by name, which a browser would ask for only when it has the script."""
    outputs = description["outputs"]
    found, open_ = [], [script]
    while open_:
        for each in outputs[open_.pop()]["imports"]:
            if each["kind"] == "import-statement" and each["path"] not in found and each["path"] in outputs:
                found.append(each["path"])
                open_.append(each["path"])
    return found


def circles(descriptions):
    """Circular imports among the modules of all bundles, each as the list of its modules; imports by calls count too."""
    graph = {}
    for description in descriptions:
        for path, module in description["inputs"].items():
            graph[path] = [each["path"] for each in module["imports"]]
    found, done = [], set()

    def visit(path, above):
        if path in above:
            found.append([*above[above.index(path):], path])
        elif path not in done:
            for each in graph.get(path, []):
                visit(each, [*above, path])
            done.add(path)
    for path in graph:
        visit(path, [])
    return found


def lost(folder, outputs):
    """Modules and workers that bundles name where they are not: a module may be bundled into another folder than its own."""
    found = []
    named = re.compile(r'(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)"((?:\.{0,2}/)?[\w./-]+\.js)"')
    for name in outputs:
        if not name.endswith(".js"):
            continue
        for target in named.findall((folder / name).read_text(encoding="utf-8")):
            path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) if target[0] != "/" else target.removeprefix("/pages/")
            if path not in outputs and path not in SEPARATE and path != "map/maplibre-gl.js":
                found.append(f"{name}: no {path}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) if options.check else options.folder.resolve()
        names = sorted({*OTHERS, *(each.script for each in DOCUMENTS.values()), *(each.style for each in DOCUMENTS.values())})
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            descriptions = dict(zip(names, pool.map(lambda name: bundle(name, folder), names)))
        outputs = {name for description in descriptions.values() for name in description["outputs"]}
        faults = ["a circle of imports: " + " → ".join(pathlib.PurePath(path).name for path in circle)
                  for circle in circles(descriptions.values())] + lost(folder, outputs)
        count, complaints = catalogue.write(folder / "texts")
        faults += complaints
        for fault in faults:
            print(f"documents: {fault}", file=sys.stderr)
        for name, document in DOCUMENTS.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            text = in_all_languages(source(name).read_text(encoding="utf-8"))
            first = head(name, document, preloads(document.script, descriptions[document.script]))
            (folder / name).write_text(first + text.split("\n", 1)[1], encoding="utf-8")
    modules = len({path for description in descriptions.values() for path in description["inputs"]})
    print(f"documents: {len(DOCUMENTS)} documents, {len(names)} bundles of {modules} files, {count} files of texts")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
