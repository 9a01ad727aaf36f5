"""Kills questd at random moments under load: nothing that it acknowledged may be lost.

    python3 Server/Trials/kill.py --kills 200

Phones write lines and send them over a bad network (`questload chaos`), while questd is killed with SIGKILL and started again, and
an organiser decides. At the end the standings have to equal those that `questctl standings` computes from the phones' own logs.
"""

import argparse
import json
import random
import sys
import time
import urllib.error

from evening import Evening


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--riders", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    evening = Evening()
    try:
        evening.start()
        seconds = options.kills * 1.6
        logs = evening.folder / "phones"
        load = evening.load("chaos", "--riders", options.riders, "--seconds", seconds, "--seed", options.seed, "--output", logs)
        print(load.stdout.readline().strip())
        print(load.stdout.readline().strip())
        starts = []
        decided = 0
        for _ in range(options.kills):
            time.sleep(chance.uniform(0.05, 1.2))
            if chance.random() < 0.3:
                body = json.dumps({"kind": "adjusted", "rider": f"load-{chance.randrange(options.riders)}", "points": 1,
                                   "reason": "help"}).encode()
                try:
                    decided += evening.get("/v1/events/evening/decisions", body=body)[0] == 200
                except (urllib.error.URLError, ConnectionError):
                    pass
            evening.kill()
            starts.append(evening.start())
        print(load.stdout.read().strip())
        load.wait(timeout=seconds + 300)
        own, shown = evening.judged(sorted(logs.glob("*.jsonl")))
        office = evening.get("/v1/events/evening/office.jsonl")[1].decode()
        kept = office.count('"type":"adjusted"')
        print(f"{options.kills} kills, ready again within {max(starts):.2f} s; {decided} decisions were acknowledged, {kept} are kept")
        print("standings equal those of the phones' own logs" if own == shown else "STANDINGS DIFFER")
        if load.returncode:
            print(f"the phones ended with {load.returncode}")
        return 0 if load.returncode == 0 and own == shown and kept >= decided and max(starts) < 3 else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
