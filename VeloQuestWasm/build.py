#!/usr/bin/env python3
"""Compiles the core's modules for the browser with Embedded Swift, and links them.

A module is compiled when its sources, or the modules that it imports, changed in content. Objects and module files are kept in
`.build-wasm`. `--keep-going` compiles all modules whose imports compiled, to list every obstacle at once.
"""
import argparse
import concurrent.futures
import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
OUT = os.path.join(ROOT, ".build-wasm")
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|enum|class|protocol|typealias|func|let|var)\s+)?(\w+)", re.M)
LIBC = "/usr/include/wasm32-wasi"
FLAGS = [
    "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo", "-parse-as-library",
    "-Osize", "-swift-version", "6", "-package-name", "veloquest",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-I", os.path.join(HERE, "WASILibc"), "-Xfrontend", "-import-module", "-Xfrontend", "WASILibc", "-Xcc", "-isystem", "-Xcc", LIBC,
]


# What a page has not: files and threads. In these modules the files on the left give way to those in Replacements/.
REPLACED = {
    "FileAccess": lambda name: name != "FileError.swift",
    "ParallelWork": lambda name: name != "Parallel.swift",
}


# What a page does not need, and what would bring in modules that it does not need.
LEFT_OUT = {"RouteFormats/Routes/RouteReport+GPX.swift"}


def sources(module):
    folder = os.path.join(ROOT, "Sources", module)
    found = []
    if module in REPLACED:
        own = os.path.join(HERE, "Replacements", module)
        found = [os.path.join(own, name) for name in os.listdir(own)]
        return sorted(found + [os.path.join(folder, name) for name in os.listdir(folder)
                               if name.endswith(".swift") and not REPLACED[module](name)])
    for root, _, files in os.walk(folder):
        found += [os.path.join(root, name) for name in files if name.endswith(".swift")]
    return sorted(file for file in found if os.path.relpath(file, os.path.join(ROOT, "Sources")) not in LEFT_OUT)


class Module:
    def __init__(self, name):
        self.name = name
        self.files = sources(name)
        texts = []
        for file in self.files:
            with open(file, encoding="utf-8") as handle:
                texts.append(handle.read())
        self.hash = hashlib.sha256("\0".join(texts).encode()).hexdigest()
        self.imports = sorted({found for text in texts for found in IMPORT.findall(text)
                               if os.path.isdir(os.path.join(ROOT, "Sources", found)) and found != name})


def closure(names):
    modules, open_names = {}, list(names)
    while open_names:
        name = open_names.pop()
        if name not in modules:
            modules[name] = Module(name)
            open_names += modules[name].imports
    return modules


def key(module, modules, keys):
    if module.name not in keys:
        parts = [module.hash, " ".join(FLAGS)] + [key(modules[name], modules, keys) for name in module.imports]
        keys[module.name] = hashlib.sha256("\n".join(parts).encode()).hexdigest()
    return keys[module.name]


def compile_module(module, digest):
    stamp = os.path.join(OUT, module.name + ".key")
    if os.path.exists(stamp) and open(stamp).read() == digest:
        return 0, ""
    command = ["swiftc", *FLAGS, "-I", OUT, "-module-name", module.name, "-emit-module",
               "-emit-module-path", os.path.join(OUT, module.name + ".swiftmodule"),
               "-c", "-o", os.path.join(OUT, module.name + ".o"), *module.files]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if result.returncode == 0:
        with open(stamp, "w") as handle:
            handle.write(digest)
    elif os.path.exists(stamp):
        os.remove(stamp)
    return result.returncode, result.stderr + result.stdout


def build(names, keep_going=False):
    os.makedirs(OUT, exist_ok=True)
    modules = closure(names)
    keys, done, failed, running = {}, set(), {}, {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        while True:
            for name, module in sorted(modules.items()):
                if name in done or name in failed or name in running.values():
                    continue
                if all(other in done for other in module.imports):
                    running[pool.submit(compile_module, module, key(module, modules, keys))] = name
            if not running:
                break
            finished, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in finished:
                name = running.pop(future)
                code, text = future.result()
                if code == 0:
                    done.add(name)
                else:
                    failed[name] = text
                    print(f"== {name}\n{text}", flush=True)
    left = sorted(set(modules) - done - set(failed))
    if left:
        print("not compiled:", " ".join(left))
    return not failed and not left


def tool(name):
    """A tool of the Swift toolchain, beside swiftc."""
    return os.path.join(os.path.dirname(os.path.realpath(shutil.which("swiftc"))), name)


def link(entry, output, debug=False):
    """Compiles the edge and links it with the modules that it needs."""
    flags = [flag for flag in FLAGS]
    entry_object = os.path.join(OUT, os.path.basename(output) + ".entry.o")
    run("swiftc", *flags, "-I", OUT, "-I", os.path.join(HERE, "CPage"), "-enable-experimental-feature", "Extern",
        "-module-name", "Edge", "-c", "-o", entry_object, entry)
    edge_object = os.path.join(OUT, "edge.o")
    run(tool("clang"), "--target=wasm32-unknown-unknown", "-isystem", LIBC, "-Os", "-ffreestanding", "-c",
        "-o", edge_object, os.path.join(HERE, "Edge", "edge.c"))
    with open(entry, encoding="utf-8") as file:
        needed = closure(name for name in IMPORT.findall(file.read())
                         if os.path.isdir(os.path.join(ROOT, "Sources", name)))
    wraps = ["malloc", "calloc", "realloc", "free", "posix_memalign"]
    resources = os.path.join(os.path.dirname(tool("clang")), "..", "lib", "swift", "embedded", "wasm32-unknown-none-wasm")
    run(tool("wasm-ld"), "--no-entry", "--gc-sections", "-O2", *([] if debug else ["--strip-all"]), "--import-memory",
        "--initial-memory=10485760", "--max-memory=4294967296", "-z", "stack-size=4194304", "--stack-first",
        *[f"--wrap={name}" for name in wraps],
        "-o", output, entry_object, edge_object, *[os.path.join(OUT, name + ".o") for name in sorted(needed)],
        os.path.join(resources, "libswiftUnicodeDataTables.a"),
        "/usr/lib/wasm32-wasi/libc.a", "/usr/lib/wasm32-wasi/libm.a",
        *glob.glob("/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a"))


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if result.returncode:
        sys.exit(f"{' '.join(command[:1])} failed:\n{result.stderr}{result.stdout}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help="compile only these and what they import, and link nothing")
    parser.add_argument("--keep-going", action="store_true", help="list the obstacles of all modules that can be compiled")
    arguments = parser.parse_args()
    if not build(arguments.modules or ["BrowserInterface"], arguments.keep_going):
        sys.exit(1)
    if not arguments.modules:
        link(os.path.join(HERE, "Edge", "Exports.swift"), os.path.join(OUT, "VeloQuest.wasm"))
