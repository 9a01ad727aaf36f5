"""Cuts the network between phones and server, again and again.

    sudo python3 Server/Trials/partition.py

In a network namespace of its own every packet to the server, from it, or both is dropped for up to half a minute: connections stay
half-open, and neither side is told. Now and then the server's side of a cut lasts longer than its idle time. At the end the standings
have to equal those of the phones' own logs, and no connection of the cuts may be left.
"""

import random
import subprocess
import sys
import time

from evening import Evening, again_in

PORT = 8650
TO, FROM = ["INPUT", "-p", "tcp", "--dport", str(PORT)], ["INPUT", "-p", "tcp", "--sport", str(PORT)]


def main():
    again_in("-n")
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 150
    chance = random.Random(seed)
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    evening = Evening(port=PORT)
    try:
        evening.start()
        evening.phones(40, seconds)
        cuts = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(chance.uniform(2, 8))
            rules = chance.choice([[TO], [FROM], [TO, FROM]])
            for rule in rules:
                subprocess.run(["iptables", "-A", *rule, "-j", "DROP"], check=True)
            cuts.append(chance.choice([3, 8, 15, 30]))
            time.sleep(cuts[-1])
            subprocess.run(["iptables", "-F"], check=True)
        settled = evening.settled()
        waiting = int(next(line.split()[1] for line in evening.get("/metrics", token=None)[1].decode().splitlines()
                           if line.startswith("questd_waiting ")))
        print(f"seed {seed}: {len(cuts)} cuts of {sum(cuts)} s in all, the longest {max(cuts)} s; {waiting} requests wait")
        return 0 if settled and waiting == 0 else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
