"""Kills the server that has an event, again and again under load: another one has to take it over and lose nothing.

    python3 Server/Trials/takeover.py --kills 50

Two questd share a PostgreSQL database behind haproxy, which sends each request to either. Phones write lines and send them over a bad
network (`questload chaos`), and an organiser decides. At the end the standings have to equal those that `questctl standings` computes from
the phones' own logs, and every decision that was acknowledged has to be there.
"""

import argparse
import json
import random
import statistics
import sys
import time
import urllib.error

from several import SeveralServers


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--riders", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", action="store_true", help="also restart PostgreSQL at every tenth kill")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    chance = random.Random(options.seed)
    evening = SeveralServers()
    try:
        evening.start()
        evening.phones(options.riders, options.kills * 6, "--seed", options.seed)
        takeovers, outages, decided = [], [], 0
        for kill in range(options.kills):
            time.sleep(chance.uniform(0.5, 2.5))
            body = json.dumps({"kind": "adjusted", "rider": f"load-{chance.randrange(options.riders)}", "points": 1, "reason": "help"}).encode()
            try:
                decided += evening.get("/v1/events/evening/decisions", body=body)[0] == 200
            except (urllib.error.URLError, ConnectionError):
                pass
            if options.database and kill % 10 == 9:
                evening.database.stop()
                time.sleep(1)
                evening.database.start()
                outages.append(evening.wait())
            number = evening.kill_holder()
            takeovers.append(evening.wait())
            evening.start_server(number)
        same = evening.settled()
        office = evening.get("/v1/events/evening/office.jsonl")[1].decode()
        kept = office.count('"type":"adjusted"')
        print(f"{options.kills} kills of the server that had the event: another one answered within {max(takeovers):.2f} s "
              f"(median {statistics.median(takeovers):.2f}); {decided} decisions were acknowledged, {kept} are kept")
        if outages:
            print(f"{len(outages)} restarts of PostgreSQL: answered within {max(outages):.2f} s of its return")
        return 0 if same and kept >= decided and max(takeovers) <= 5 else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
