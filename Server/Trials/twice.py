"""Sends every request twice at the same time, and once more after the next one; every list of lines in another order.

    python3 Server/Trials/twice.py

The standings have to equal those of the phones' own logs, and no line may be stored twice.
"""

import sys

from evening import Evening


def main():
    evening = Evening()
    try:
        evening.start()
        evening.phones(40, 60, "--twice")
        settled = evening.settled()
        lines = evening.get("/v1/events/evening/logs.jsonl")[1].splitlines()
        own = sum(len(path.read_bytes().splitlines()) for path in evening.logs.glob("*.jsonl"))
        print(f"{len(lines)} lines on the server, {len(set(lines))} of them different, {own} on the phones")
        return 0 if settled and len(lines) == len(set(lines)) == own else 1
    finally:
        evening.end()


if __name__ == "__main__":
    sys.exit(main())
