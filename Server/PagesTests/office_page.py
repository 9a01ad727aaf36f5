"""The organiser's page as a person uses it."""

from windows import EventPage, until

PARTS = ("live", "answers", "riders", "messages", "standings", "event")


class OfficePage(EventPage):
    def __init__(self, browser, name, event, size="laptop", **more):
        super().__init__(browser, name, event, size, **more)

    def sign_in(self):
        self.open(f"e/{self.event.id}/office#{self.event.token}")
        self.tab.wait_for_selector('body[data-state="ready"]')
        self.tab.wait_for_selector('#connection[data-connection="live"]')
        return self

    def part(self, name):
        self.tab.click(f'a[data-tab="{name}"]')
        self.tab.wait_for_selector(f'[data-part="{name}"]:not([hidden])')

    def watch_map(self):
        """Notes every place that the map is given, with the time: `window.seenPlaces`."""
        self.tab.wait_for_selector("#live-map canvas")
        is_open = "() => Boolean(document.querySelector('#live-map').groundMap)"
        until(lambda: self.tab.evaluate(is_open), "the organiser's map", tab=self.tab)
        self.tab.evaluate("""() => {
          const map = document.querySelector("#live-map").groundMap, show = map.show.bind(map);
          window.seenPlaces = {};
          map.show = (shown) => {
            const now = Date.now();
            for (const { id, lon, lat } of shown.riders ?? []) seenPlaces[`${id} ${lon.toFixed(6)} ${lat.toFixed(6)}`] ??= now;
            return show(shown);
          };
        }""")

    def seen(self):
        return self.tab.evaluate("() => window.seenPlaces")

    def judge(self, accepted, digest=None, by_key=True):
        """Accepts or rejects the answer that is shown, or one of the queue."""
        self.part("answers")
        if digest:
            self.tab.click(f'#answer-list [data-answer="{digest}"]')
        card = f'#answer-card[data-answer="{digest}"]' if digest else "#answer-card[data-answer]"
        self.tab.wait_for_selector(card)
        if by_key:
            self.tab.keyboard.press("a" if accepted else "r")
        else:
            self.tab.click(f'[data-do="{"accept" if accepted else "reject"}"]')
