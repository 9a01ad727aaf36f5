"""What the first view of a page weighs, when it can be used on a slow phone, and how many frames a map has while it is panned."""

import os
import re

from browsers import SIZES
from windows import check

# The map's library and tiles, the engine and its roads come after the first view.
LATER = re.compile(r"/pages/map/maplibre-gl|/map/(ground\.pmtiles|roads\.vqmap)|VeloQuest\.wasm|/texts/[\w-]+\.ftl$|^blob:|^data:")
MOST_BYTES = 300_000
MOST_MILLISECONDS = 1000

READY = """(selector) => {
  const look = () => {
    const element = document.querySelector(selector);
    if (element && element.checkVisibility() && !element.disabled) {
      requestAnimationFrame(() => { window.readyAfter ??= performance.now(); });
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => [task.startTime, task.duration])))
    .observe({ type: "longtask", buffered: true });
}"""


def first_view(browser, event, path, selector, throttle=4):
    """Bytes of the first view as sent and as unpacked, and the milliseconds until `selector` can be used on a slower processor."""
    context = browser.new_context(viewport=dict(zip(("width", "height"), SIZES["phone"])), locale="en")
    context.add_init_script(f"({READY})({selector!r})")
    tab = context.new_page()
    cdp = context.new_cdp_session(tab)
    addresses, sent, unpacked = {}, {}, {}
    cdp.on("Network.requestWillBeSent", lambda e: addresses.__setitem__(e["requestId"], e["request"]["url"]))
    cdp.on("Network.dataReceived", lambda e: unpacked.__setitem__(e["requestId"], unpacked.get(e["requestId"], 0) + e["dataLength"]))
    cdp.on("Network.loadingFinished", lambda e: sent.__setitem__(e["requestId"], e["encodedDataLength"]))
    cdp.send("Network.enable")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    tab.goto(event.address + path)
    # Nothing is asked of the page meanwhile: the scripts that Playwright puts into it would run on the slow processor too.
    tab.wait_for_timeout(4000)
    tab.wait_for_selector(selector, timeout=60_000)
    ready, tasks = tab.evaluate("() => [window.readyAfter, window.longTasks]")
    # A long task that runs when the element appears keeps a finger waiting until its end.
    ready = max([ready] + [start + length for start, length in tasks if start <= ready <= start + length])
    counted = [key for key, address in addresses.items() if not LATER.search(address) and key in sent]
    context.close()
    return {
        "sent": sum(sent[key] for key in counted), "unpacked": sum(unpacked.get(key, 0) for key in counted), "files": len(counted),
        "milliseconds": ready, "heaviest": sorted(((unpacked.get(key, 0), addresses[key]) for key in counted), reverse=True)[:5],
    }


def views(browser, event, pages):
    """Measures pages, `{name: (path, selector)}`, and fails where one is too heavy or too slow."""
    faults, unjudged = [], []
    for name, (path, selector) in pages.items():
        runs = [first_view(browser, event, path, selector) for _ in range(3)]
        found = sorted(runs, key=lambda run: run["milliseconds"])[1]
        print(f"  {name}: {found['sent'] / 1000:.0f} KB sent ({found['unpacked'] / 1000:.0f} KB unpacked) in {found['files']} requests, "
              f"usable after {found['milliseconds']:.0f} ms with a processor 4 times slower (median of 3)")
        if found["sent"] >= MOST_BYTES:
            faults.append(f"{name} has {found['sent']} bytes in its first view: {found['heaviest']}")
        busy = os.getloadavg()[0] / os.cpu_count()
        if found["milliseconds"] >= MOST_MILLISECONDS and busy > 1.5:
            unjudged.append(f"{name} ({busy:.1f} programs wait for each processor)")
        elif found["milliseconds"] >= MOST_MILLISECONDS:
            faults.append(f"{name} is usable after {found['milliseconds']:.0f} ms only")
    check(not faults, "; ".join(faults))
    return f"TIME NOT JUDGED: {', '.join(unjudged)}" if unjudged else None


FRAMES = """(seconds) => {
  const gl = document.createElement("canvas").getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  const renderer = gl ? gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER) : "a canvas";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  const times = [];
  let last = performance.now();
  const end = last + seconds * 1000;
  window.measuring = new Promise((done) => requestAnimationFrame(function frame(now) {
    times.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done({ renderer, times: times.slice(2) });
  }));
}"""


def frames(page, selector, seconds=4):
    """Pans a map by its surface for some seconds: frames a second, the longest frame that 95 of 100 keep, and what draws."""
    tab = page.tab
    box = tab.locator(selector).bounding_box()
    cdp = page.context.new_cdp_session(tab)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tab.evaluate(FRAMES, seconds)

    def mouse(kind, **more):
        cdp.send("Input.dispatchMouseEvent", {"type": kind, "button": "left", **more})
    mouse("mousePressed", x=x, y=y, clickCount=1)
    for step in range(int(seconds * 40)):
        shift = 90 - abs(step % 180 - 90)
        mouse("mouseMoved", x=x - 45 + shift, y=y + shift / 3, buttons=1)
        tab.wait_for_timeout(16)
    mouse("mouseReleased", x=x, y=y)
    found = tab.evaluate("() => window.measuring")
    times = sorted(found["times"])
    return {"rate": 1000 * len(times) / max(1, sum(times)), "p95": times[int(len(times) * 0.95)], "renderer": found["renderer"]}
