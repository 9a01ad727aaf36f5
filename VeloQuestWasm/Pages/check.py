"""Checks all scripts of pages with TypeScript's checker: python3 VeloQuestWasm/Pages/check.py

The modules of the pages are one program (`tsconfig.json`). The scripts in each folder `Sources/**/Page` become one page without modules,
so that each folder is a program of its own (`tsconfig.scripts.json`).
"""

import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def checked(config):
    """What the checker says of a program; empty where nothing is wrong."""
    command = ["tsc", "--pretty", "false", "-p", str(config)]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True).stdout


def main():
    with tempfile.TemporaryDirectory() as temporary:
        configs = [HERE / "tsconfig.json"]
        folders = sorted({path.parent for path in ROOT.glob("Sources/**/Page/*.js")})
        for number, folder in enumerate(folders):
            files = [str(HERE / "scripts.d.ts"), *map(str, sorted(folder.glob("*.js")))]
            configs.append(pathlib.Path(temporary) / f"{number}.json")
            configs[-1].write_text(json.dumps({"extends": str(HERE / "tsconfig.scripts.json"), "files": files}), encoding="utf-8")
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            said = "".join(pool.map(checked, configs))
    print(said or f"scripts: the modules of the pages, and the scripts of {len(folders)} folders in Sources", end="" if said else "\n")
    return 1 if said or not folders else 0


if __name__ == "__main__":
    sys.exit(main())
