"""Whole rides over a bad network: the server's standings have to equal those of the phones' own logs.

    python3 Server/Trials/rides.py --riders 100

Simulated riders ride the bundled quest through an invented town (`questload rides`); their phones lose requests and answers, send
twice and late, are offline for minutes, send photos, and leave answers to the server. Exit code 0 if the standings are the same.
"""

import argparse
import json
import subprocess
import sys

from evening import SERVER, Evening


def quest():
    """The bundled quest with a task that the organiser judges."""
    file = json.loads((SERVER.parent / "quests/old-town.geojson").read_text())
    place = next(f["geometry"] for f in file["features"] if f["geometry"]["type"] == "Point")
    file["features"].append({"type": "Feature", "id": "photo", "geometry": place,
                             "properties": {"name": "The group", "difficulty": "easy", "judged": True}})
    return file


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--riders", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", type=float, default=120)
    options = parser.parse_args()
    evening = Evening(port=8677, quest=quest())
    try:
        town, road_map = evening.folder / "town.osm.pbf", evening.folder / "town.vqmap"
        for command in (["map", "generate", "--seed", "1", "--size", "town", "-o", town], ["map", "build", town, "-o", road_map]):
            subprocess.run([evening.questctl, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        evening.start()
        logs = evening.folder / "phones"
        load = evening.load("rides", "--riders", options.riders, "--seed", options.seed, "--speed", options.speed,
                            "--map", road_map, "--output", logs)
        print(load.communicate(timeout=1800)[0].strip())
        own, shown = evening.judged(sorted(logs.glob("*.jsonl")))
        print(f"{len(shown.splitlines()) - 1} rows of standings")
        print("standings equal those of the phones' own logs" if own == shown else "STANDINGS DIFFER")
        return 0 if load.returncode == 0 and own == shown and len(shown.splitlines()) > options.riders else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
