#!/usr/bin/env python3
"""Makes the same calls in Chromium and Firefox as in Node, and compares the replies byte for byte.

    python3 VeloQuestWasm/Parity/browser.py <folder with VeloQuest.wasm and recorded.json>

recorded.json is written by parity.mjs. A browser that is not there is skipped, which is said.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "PagesTests"))
from browsers import Browsers, check, serve  # noqa: E402

REPLAY = """async (languages) => {
  const { VeloQuest } = await import("./veloquest.js");
  const engine = await VeloQuest.load({ languages });
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const same = (some, others) => some.length === others.length && some.every((byte, index) => byte === others[index]);
  const core = engine._core;
  let log = "", different = [];
  core.rides = { get: (ride) => (line) => { log += `${ride} ${line}`; }, set() {}, delete() {} };
  const calls = await (await fetch("recorded.json")).json();
  for (const { call, request, data, json, reply, log: lines } of calls) {
    log = "";
    const found = core.exchange(call, bytes(request), bytes(data));
    if (!same(found.json, bytes(json)) || !same(found.data, bytes(reply)) || log !== lines) different.push(call);
  }
  return { count: calls.length, different };
}"""


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    with serve(folder) as address, Browsers() as browsers:
        for name, browser in browsers.all():
            tab = browser.new_context().new_page()
            tab.goto(address + "empty.html")
            result = tab.evaluate(REPLAY, sorted(path.stem for path in (folder / "texts").glob("*.ftl")))
            check(result["count"] > 0 and not result["different"], f"{name} says other than Node in {result['different'][:10]}")
            print(f"wasm-test: {result['count']} replies in {name} {browser.version} are those in Node")


main()
