"""Tells browsers of all modules that a page begins with: python3 VeloQuestWasm/Pages/preload.py <folder of the pages> <document> ...

A browser learns of a module from the one that imports it, one round after the other. The documents get a link for each, as
https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload says; those that are imported later, by calls, are left out.
"""

import pathlib
import posixpath
import re
import sys

SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
IMPORT = re.compile(r'^\s*(?:import|export)\b[^;"(]*?\bfrom\s*"([^"]+)"|^\s*import\s*"([^"]+)"', re.MULTILINE)


def modules(folder, path, found):
    """The addresses of a module and of all that it imports, in the order in which they are met."""
    if path in found:
        return found
    found.append(path)
    text = (folder / path.removeprefix("/pages/")).read_text(encoding="utf-8")
    for first, second in IMPORT.findall(text):
        modules(folder, posixpath.normpath(posixpath.join(posixpath.dirname(path), first or second)), found)
    return found


def main():
    folder = pathlib.Path(sys.argv[1])
    for name in sys.argv[2:]:
        document = folder / name
        text = document.read_text(encoding="utf-8")
        script = SCRIPT.search(text)
        links = "".join(f'<link rel="modulepreload" href="{path}">\n' for path in modules(folder, script[1], [])[1:])
        document.write_text(text[: script.start()] + links + text[script.start():], encoding="utf-8")


main()
