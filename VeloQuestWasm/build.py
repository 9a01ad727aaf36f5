#!/usr/bin/env python3
"""Compiles the core's modules for the browser with Embedded Swift, and links them.

A module is compiled when its sources, or the modules that it imports, changed in content; what comes of it is kept in `.build-wasm`.
Embedded Swift makes the machine code of all modules where they are used. So the modules are only checked and optimized, and their machine
code is made once for each build, with its edge. `--keep-going` compiles all modules whose imports compiled, to list every obstacle at once.
"""
import argparse
import concurrent.futures
import glob
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

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


IMPORT_OVERLAY = ["-Xfrontend", "-import-module", "-Xfrontend", "Overlay"]

# What all modules use in place of the standard library's, since it makes less code.
OVERLAY = "Overlay"

# What a page does not have: files, threads, and texts in the program. These folders of `Sources`, but for the files named, give way to those in Replacements/.
REPLACED = {"Support/Files/": {"FileError.swift"}, "Support/Parallel/": {"Parallel.swift"}, "Support/Messages/Languages.swift": set()}

# What a page does not need.
LEFT_OUT = ("Support/XML/", "GeoJSON/WellKnown/", "Quests/Schema/", "Quests/Writing/", "VeloQuest/Quest+Places.swift")

# The builds: what the edge makes its calls of.
PARTS = {"all": ("VeloQuest.wasm", "Edge/All.swift"), "routing": ("VeloQuestRouting.wasm", "Edge/Routing.swift")}


# How wasm-opt makes a build smaller. What Swift and C use of WebAssembly has to be named, since the linker strips its list.
SHRINKING = ["-Oz", "--strip-debug", "--strip-producers", "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
             "--enable-nontrapping-float-to-int"]


def swift_files(folder):
    return sorted(glob.glob(os.path.join(glob.escape(folder), "**", "*.swift"), recursive=True))


def is_compiled(path):
    replaced = any(path.startswith(folder) and os.path.basename(path) not in kept for folder, kept in REPLACED.items())
    return not (replaced or path.startswith(LEFT_OUT))


def sources(module):
    if module == OVERLAY:
        return swift_files(os.path.join(HERE, OVERLAY))
    root = os.path.join(ROOT, "Sources")
    own = [path for path in swift_files(os.path.join(root, module)) if is_compiled(os.path.relpath(path, root))]
    return own + swift_files(os.path.join(HERE, "Replacements", module))


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
        if name != OVERLAY:
            self.imports.append(OVERLAY)


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


# What Embedded Swift cannot do, by what the compiler says of it, and what the core does instead.
RULES = [
    ("untyped throws", r"untyped throws|any Error", "`throws(SomeError)`"),
    ("existential", r"protocol type 'any|existential|as a value of|type-erased", "generics, an enum, or a struct of closures"),
    ("key path", r"key ?path", "a closure"),
    ("dynamic cast", r"dynamic cast|cannot do dynamic casting|type casting|checked cast", "an enum; labels on both sides of a tuple"),
    ("Codable", r"Codable|Decod|Encod|CodingKey", "the conformance inside `#if !hasFeature(Embedded)`"),
    ("concurrency", r"async|await|actor|Task|concurrency", "a synchronous value; the rest inside `#if !hasFeature(Embedded)`"),
    ("metatype", r"metatype", "a generic parameter"),
    ("non-copyable deinit", r"deinit", "`@inlinable` on the deinit"),
    ("reflection", r"reflect|Mirror|description|interpolation", "a text for each case"),
    ("missing module", r"no such module|Foundation|Dispatch", "nothing of Foundation and Dispatch in the core"),
    ("32-bit Int", r"overflows when stored|Int32|not representable", "`Int64`"),
]


def obstacles(text):
    """Each error of the compiler with its place, the rule of Embedded Swift that it breaks, and what to write instead."""
    found = []
    for line in text.splitlines():
        match = re.match(r"(\S+?:\d+:\d+|<unknown>:0): error: (.*)", line)
        if match:
            place, message = match.group(1), match.group(2)
            rule, instead = next(((name, instead) for name, pattern, instead in RULES if re.search(pattern, message)), ("other", ""))
            found.append(f"{os.path.relpath(place, ROOT) if place.startswith('/') else place}: [{rule}] {message}"
                         + (f"\n    write {instead}" if instead else ""))
    return found


def compile_module(module, digest):
    """Whether a module compiled, what the compiler said, and the seconds that it took; 0 where nothing changed."""
    stamp = os.path.join(OUT, module.name + ".key")
    if os.path.exists(stamp) and open(stamp).read() == digest:
        return True, "", 0
    overlay = [] if module.name == OVERLAY else IMPORT_OVERLAY
    command = ["swiftc", *FLAGS, *overlay, "-I", OUT, "-module-name", module.name, "-emit-module",
               "-emit-module-path", os.path.join(OUT, module.name + ".swiftmodule"), *module.files]
    if os.path.exists(stamp):
        os.remove(stamp)
    start = time.monotonic()
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if result.returncode == 0:
        with open(stamp, "w") as handle:
            handle.write(digest)
    return result.returncode == 0, result.stderr + result.stdout, time.monotonic() - start


def heights(modules):
    """How much has to be compiled after each module, in files along the longest chain: such modules come first."""
    users = {name: [other.name for other in modules.values() if name in other.imports] for name in modules}
    found = {}

    def height(name):
        if name not in found:
            found[name] = len(modules[name].files) + max([height(user) for user in users[name]], default=0)
        return found[name]

    return {name: height(name) for name in modules}


def build(names, keep_going=False):
    os.makedirs(OUT, exist_ok=True)
    modules = closure(names)
    order = sorted(modules, key=lambda name, height=heights(modules): -height[name])
    keys, done, failed, running = {}, set(), {}, {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        while keep_going or not failed:
            for name in order:
                module = modules[name]
                if name in done or name in failed or name in running.values() or len(running) >= os.cpu_count():
                    continue
                if all(other in done for other in module.imports):
                    running[pool.submit(compile_module, module, key(module, modules, keys))] = name
            if not running:
                break
            finished, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in finished:
                name = running.pop(future)
                compiled, text, seconds = future.result()
                if compiled:
                    done.add(name)
                    if seconds:
                        print(f"wasm: {name} ({seconds:.0f} s)", flush=True)
                else:
                    failed[name] = text
                    found = obstacles(text)
                    print("\n".join(found) if found and not keep_going else text)
                    print(f"wasm: {name} does not compile for web pages", flush=True)
    left = sorted(set(modules) - done - set(failed))
    if left and keep_going:
        print("not compiled:", " ".join(left))
    return not failed and not left


def tool(name):
    """A tool of the Swift toolchain, beside swiftc."""
    return os.path.join(os.path.dirname(os.path.realpath(shutil.which("swiftc"))), name)


def link(part, digest, debug=False, plain=False):
    """Compiles the edge, links it with the modules that it needs, and makes it smaller."""
    output, entry = os.path.join(OUT, PARTS[part][0]), os.path.join(HERE, PARTS[part][1])
    linked = os.path.join(OUT, f"{part}.linked.wasm")
    entry_object = os.path.join(OUT, f"{part}.entry.o")
    command = ["swiftc", *FLAGS, *IMPORT_OVERLAY, "-I", OUT, "-I", os.path.join(HERE, "CPage"), "-enable-experimental-feature", "Extern",
               "-module-name", "Edge", "-c", "-o", entry_object, os.path.join(HERE, "Edge", "Exports.swift"), entry]
    once(entry_object, digest, command)
    objects = []
    for name, flags in [("edge", ["-Os"]), ("trigonometry", ["-O2", "-ffp-contract=off", "-fno-builtin"])]:
        objects.append(os.path.join(OUT, f"{part}.{name}.o"))
        run(tool("clang"), "--target=wasm32-unknown-unknown", "-isystem", LIBC, *flags, "-ffreestanding", "-c",
            "-o", objects[-1], os.path.join(HERE, "Edge", f"{name}.c"))
    wraps = ["malloc", "calloc", "realloc", "free", "posix_memalign", "sin", "cos", "tan", "atan2"]
    resources = os.path.join(os.path.dirname(tool("clang")), "..", "lib", "swift", "embedded", "wasm32-unknown-none-wasm")
    libraries = [os.path.join(resources, "libswiftUnicodeDataTables.a"), "/usr/lib/wasm32-wasi/libc.a", "/usr/lib/wasm32-wasi/libm.a",
                 *glob.glob("/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a")[-1:]]
    run(tool("wasm-ld"), "--no-entry", "--gc-sections", "-O2", *([] if debug else ["--strip-all"]), "--compress-relocations", "--import-memory",
        "--initial-memory=10485760", "--max-memory=4294967296", "-z", "stack-size=4194304", "--stack-first",
        *[f"--wrap={name}" for name in wraps],
        "-o", linked, entry_object, *objects, *libraries)
    with open(linked, "rb") as file:
        if b"cannot print value in embedded Swift" in file.read():
            sys.exit("wasm: a text contains a value that Embedded Swift cannot print, such as the name of an enumeration's case: "
                     "write the names down, as MapSection+Description.swift does")
    if not (debug or plain) and not shutil.which("wasm-opt"):
        print(f"wasm: there is no wasm-opt (Binaryen), so {os.path.basename(output)} is a tenth larger than it could be; "
              "sh .ci/setup.sh wasm installs it", flush=True)
        plain = True
    if debug or plain:
        shutil.copyfile(linked, output)
    else:
        shrink(linked, output)
    with open(output, "rb") as file:
        content = file.read()
    print(f"wasm: {os.path.basename(output)} has {len(content)} bytes, {len(gzip.compress(content, 9))} gzipped")


def texts(modules):
    """The texts of the modules in each language, a file for a page to load."""
    folder = os.path.join(ROOT, "Sources", "Languages")
    os.makedirs(os.path.join(OUT, "texts"), exist_ok=True)
    for language in sorted(os.listdir(folder)):
        found = [os.path.join(folder, language, f"{name}.ftl") for name in ["Language", *sorted(modules)]]
        with open(os.path.join(OUT, "texts", f"{language}.ftl"), "w", encoding="utf-8") as output:
            for path in filter(os.path.exists, found):
                with open(path, encoding="utf-8") as file:
                    output.write(re.sub(r"(?m)^#.*\n|^\n", "", file.read()))


def shrink(linked, output):
    """Runs wasm-opt, unless its output is what the same version made of the same bytes in the same way."""
    command = ["wasm-opt", *SHRINKING, linked, "-o", output]
    version = subprocess.run(["wasm-opt", "--version"], capture_output=True, text=True).stdout
    stamp, made_of = output + ".key", digest_of(linked, version, *command)
    if os.path.exists(output) and os.path.exists(stamp) and open(stamp).read() == made_of + digest_of(output):
        return
    run(*command)
    with open(stamp, "w") as handle:
        handle.write(made_of + digest_of(output))


def digest_of(path, *texts):
    """The digest of a file and of texts."""
    with open(path, "rb") as file:
        return hashlib.sha256("\0".join(texts).encode() + b"\0" + file.read()).hexdigest()


def once(output, digest, command):
    """Runs a command, unless its output was made by the same command of the same sources."""
    texts = [open(file, encoding="utf-8").read() for file in command if file.endswith(".swift")]
    stamp, value = output + ".key", hashlib.sha256("\0".join([digest, *command, *texts]).encode()).hexdigest()
    if os.path.exists(output) and os.path.exists(stamp) and open(stamp).read() == value:
        return
    run(*command, explain=lambda text: "\n".join(obstacles(text)) or text)
    with open(stamp, "w") as handle:
        handle.write(value)


def run(*command, explain=lambda text: text):
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if result.returncode:
        sys.exit(f"wasm: {os.path.basename(command[0])} failed:\n{explain(result.stderr + result.stdout)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help="compile only these and what they import, and link nothing")
    parser.add_argument("--keep-going", action="store_true", help="list the obstacles of all modules that can be compiled")
    parser.add_argument("--parts", choices=PARTS, action="append", help="what to link; by default all builds")
    parser.add_argument("--debug", action="store_true", help="keep the names of functions")
    parser.add_argument("--plain", action="store_true", help="leave out wasm-opt: sooner done, and a tenth larger")
    arguments = parser.parse_args()
    for path in [*REPLACED, *LEFT_OUT]:
        if not os.path.exists(os.path.join(ROOT, "Sources", path)):
            sys.exit(f"Sources/{path} does not exist; correct REPLACED and LEFT_OUT of {os.path.basename(__file__)}.")
    start = time.monotonic()
    if not build(arguments.modules or ["BrowserInterface"], arguments.keep_going):
        sys.exit(1)
    if arguments.modules:
        return
    modules = closure(["BrowserInterface"])
    digest = key(modules["BrowserInterface"], modules, {})
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        list(pool.map(lambda part: link(part, digest, arguments.debug, arguments.plain), arguments.parts or PARTS))
    texts(modules)
    for name in ["veloquest.js", "veloquest.d.ts"]:
        shutil.copy(os.path.join(HERE, name), OUT)
    print(f"wasm: done after {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
