"""Sets the clock of the server back and forth by hours under load, also across restarts.

    python3 Server/Trials/clock.py

The clock is that of `wrong-clock.c`, which reads how wrong it is from a file at every call. The standings have to equal those of the
phones' own logs, and the server has to answer at every hour. Needs a C compiler.
"""

import random
import subprocess
import sys
import time

from evening import SERVER, Evening


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    chance = random.Random(seed)
    evening = Evening()
    wrong = evening.folder / "wrong"
    wrong.write_text("0")
    library = evening.folder / "wrong-clock.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, SERVER / "Trials/wrong-clock.c"], check=True)
    evening.environment |= {"LD_PRELOAD": str(library), "WRONG_CLOCK": str(wrong)}
    try:
        evening.start()
        evening.phones(30, 60)
        jumps, restarts, slowest = [], 0, 0
        end = time.monotonic() + 60
        while time.monotonic() < end:
            jumps.append(chance.choice([-30, -9, -5, -1, 1, 4, 9, 30]))
            wrong.write_text(str(jumps[-1] * 3600))
            if len(jumps) % 4 == 0:
                evening.kill()
                evening.start()
                restarts += 1
            begin = time.monotonic()
            if evening.get("/v1/events/evening/standings")[0] != 200:
                print("no standings")
                return 1
            slowest = max(slowest, time.monotonic() - begin)
            time.sleep(1)
        wrong.write_text("0")
        settled = evening.settled()
        print(f"seed {seed}: {len(jumps)} jumps between {min(jumps)} and {max(jumps)} hours, {restarts} restarts, "
              f"standings within {slowest:.2f} s")
        return 0 if settled else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
