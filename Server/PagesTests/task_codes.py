"""The codes of tasks on paper, which lead to the rider's page with `#task=` and the task's identifier."""

from rider_page import RiderPage
from windows import check


def task_codes(browser, name, event):
    """A task's code opens the task: with the code to join before it, on a phone that rides, and in the page that is open."""
    page = RiderPage(browser, name, event)
    page.open(f"e/{event.id}#code={event.code_for('r0')}&task=theatre")
    page.tab.wait_for_selector('body[data-state="fresh"]')
    page.agree()
    page.ready().tab.wait_for_selector('#task[data-task="theatre"]')
    page.open(f"e/{event.id}?paper#task=station")
    page.ready().tab.wait_for_selector('#task[data-task="station"]')
    page.tab.evaluate("() => { location.hash = 'from=paper&task=market'; }")
    page.tab.wait_for_selector('#task[data-task="market"]')
    page.tab.evaluate("() => { location.hash = 'code=printed&task=theatre'; }")
    page.tab.wait_for_selector('#task[data-task="theatre"]')
    check(page.tab.evaluate("() => location.hash") == "#task=theatre", "the code stays in the address")
    page.close()
    fresh = RiderPage(browser, name, event)
    fresh.open(f"e/{event.id}#task=theatre")
    fresh.shown('body[data-state="fresh"] #code').fill(event.code_for("r1"))
    fresh.agree()
    fresh.ready().tab.wait_for_selector('#task[data-task="theatre"]')
    fresh.close()
