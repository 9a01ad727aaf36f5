"""The operator's page: a new event, which is opened as its organiser, handed out as a file and deleted."""

from windows import EventPage, check, same

EVENT, NAME = "morning", "In the morning"


def listed(event):
    status, answer = event.request("/v1/events", token=event.operator)
    check(status == 200, f"the operator does not see the events: {status} {answer}")
    return {each["event"] for each in answer["events"]}


def operator(browser, name, event):
    """From the operator's token to an event that is gone again; the token of one is never that of the other."""
    page = EventPage(browser, name, event, "laptop")
    tab = page.open(f"events#{event.operator}")
    tab.wait_for_selector('body[data-page="events"][data-state="ready"]')
    check(event.operator not in tab.url, "the operator's token stays in the address")
    tab.wait_for_selector(f'#events-list [data-event="{event.id}"]')
    tab.locator("#new-file").set_input_files(str(event.quest))
    tab.wait_for_selector('#new-findings :is(.tag.good, [data-findings="new"])', timeout=60_000)
    check(tab.locator("#new-id").input_value() and tab.locator("#new-name").input_value(), "the file gives no name and no address")
    tab.locator("#new-id").fill(event.id)
    tab.locator("#new-name").fill(NAME)
    page.expected += ["409"]
    tab.click('[data-do="create"]')
    tab.wait_for_selector("#new-error:not([hidden]):not(:empty)")
    tab.locator("#new-id").fill(EVENT)
    tab.click('[data-do="create"]')
    tab.wait_for_selector(f'#created[data-event="{EVENT}"]')
    tab.wait_for_selector(f'#events-list [data-event="{EVENT}"]')
    link = tab.locator("#created-link").input_value()
    check(event.operator not in link, "the organiser's link has the operator's token")
    tab.click('[data-do="created-done"]')
    same(listed(event), {event.id, EVENT}, "the events of the server")
    hand_out(page, link)
    delete(page)
    same(listed(event), {event.id}, "the events of the server after one was deleted")
    page.open("events")
    tab.wait_for_selector(f'#events-list [data-event="{event.id}"]')
    same(tab.locator(f'#events-list [data-event="{EVENT}"]').count(), 0, "a deleted event in the list")
    page.close()


def hand_out(page, link):
    """The organiser's page of the new event, and all of it as one file."""
    tab = page.tab
    tab.goto(link)
    tab.wait_for_selector('body[data-state="ready"]')
    same(tab.locator("#event-name").inner_text(), NAME, "the name of the new event")
    check("#" not in tab.url, "the organiser's token stays in the address")
    tab.click('a[data-tab="event"]')
    tab.wait_for_selector('[data-export="export.zip"]')
    name, content = page.saved('[data-export="export.zip"]')
    same((name, content[:2]), (f"{EVENT}-event.zip", b"PK"), "the event as a file")


def delete(page):
    """Deletes the event; another name than its own does not."""
    tab = page.tab
    tab.click('#event-ending [data-do="delete"]')
    for typed in ("Another", NAME):
        tab.locator("#delete-name").fill(typed)
        tab.click('#dialog [data-do="confirm"]')
        if typed == NAME:
            tab.wait_for_selector('body[data-state="gone"]')
        else:
            tab.wait_for_selector("#dialog [role=alert]:not([hidden]):not(:empty)")
