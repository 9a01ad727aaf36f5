"""Accounts as people use them: passkeys of Chromium's virtual authenticators, members of an event, and providers."""

import json

import providers
from event_server import quest
from functional import place_of
from rider_page import RiderPage, picture
from windows import EventPage, check, same, until


class AccountPage(EventPage):
    """The page of the account, on a computer that has an authenticator of its own."""

    def __init__(self, browser, name, event, size="laptop", bare=False, **more):
        super().__init__(browser, name, event, size, **more)
        if bare:
            # Browsers that do not convert what WebAuthn takes and gives.
            self.context.add_init_script("""
              delete PublicKeyCredential.parseCreationOptionsFromJSON;
              delete PublicKeyCredential.parseRequestOptionsFromJSON;
              delete PublicKeyCredential.prototype.toJSON;
            """)
        self.devtools = self.context.new_cdp_session(self.tab)
        self.devtools.send("WebAuthn.enable", {"enableUI": False})
        self.authenticator = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True,
            "automaticPresenceSimulation": True}})["authenticatorId"]
        # Who is not signed in is told so by the server, which the console notes; it also notes that the server takes ES256 alone.
        self.expected += ["401", "pubKeyCredParams"]

    def visit(self, path="sign-in"):
        self.open(path)
        self.tab.wait_for_selector('body[data-page="sign-in"]:not([data-state="loading"])')
        return self

    def sign_up(self, name):
        self.tab.locator("#sign-up-name").fill(name)
        self.tab.click('[data-do="create-account"]')
        return self.inside(name)

    def sign_in(self, name):
        self.tab.click("#use-passkey")
        return self.inside(name)

    def inside(self, name):
        self.tab.wait_for_selector('body[data-page="sign-in"][data-state="ready"]')
        same(self.tab.locator("#person-name").input_value(), name, "the name of the account")
        return self

    def confirm(self):
        self.tab.click('#dialog [data-do="confirm"]')

    def credentials(self):
        return self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})["credentials"]

    def ask(self, path, **more):
        """What the server answers to the browser's session: the status and the JSON."""
        return self.tab.evaluate("""async ([path, more]) => {
          const answer = await fetch(path, { credentials: "same-origin", ...more });
          return [answer.status, await answer.json().catch(() => null)];
        }""", [path, more])


def signed_in_and_out(browser, name, event):
    """A new account, out and in again, in a browser that converts nothing by itself and in one that does."""
    for bare in (False, True):
        page = AccountPage(browser, name, event, bare=bare).visit()
        page.sign_up("Anna")
        same(len(page.credentials()), 1, "passkeys on the device")
        check(page.credentials()[0]["isResidentCredential"], "the passkey does not find its account by itself")
        page.tab.click("#sign-out")
        page.tab.wait_for_selector("#use-passkey:visible")
        same(page.ask("/v1/account")[0], 401, "the account after signing out")
        page.sign_in("Anna")
        page.close()


def passkeys(browser, name, event):
    """What one does with an account: names, passkeys, sessions, a copy of everything, and the end."""
    page = AccountPage(browser, name, event).visit()
    page.tab.click("#use-passkey")
    page.tab.wait_for_selector("#sign-in-error:not([hidden])")
    page.sign_up("Anna")
    page.tab.locator("#person-name").fill("Анна & Co <b>")
    page.tab.click('[data-do="rename"]')
    page.tab.wait_for_selector("#said:not([hidden])")
    page.tab.wait_for_selector('h3:has-text("Анна & Co <b>")')
    # The same device has a passkey already; another one gets one of its own.
    page.tab.click('[data-do="add-passkey"]')
    page.tab.wait_for_selector("#account-error:not([hidden])")
    page.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "transport": "usb", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}})
    page.devtools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": page.authenticator})
    page.tab.click('[data-do="add-passkey"]')
    until(lambda: page.tab.locator("#passkeys [data-passkey]").count() == 2, "a second passkey", tab=page.tab)
    page.tab.click('#passkeys [data-passkey] >> nth=0 >> [data-do="label-passkey"]')
    page.tab.locator("#passkey-label").fill("The lost phone")
    page.confirm()
    page.tab.wait_for_selector('#passkeys li:has-text("The lost phone")')
    page.tab.click('#passkeys li:has-text("The lost phone") [data-do="remove-passkey"]')
    page.confirm()
    until(lambda: page.tab.locator("#passkeys [data-passkey]").count() == 1, "one passkey less", tab=page.tab)
    page.tab.click('#passkeys [data-do="remove-passkey"]')
    page.expected.append("409")
    page.confirm()
    page.tab.wait_for_selector("#dialog [role=alert]:not([hidden])")
    page.tab.click('#dialog [data-do="cancel"]')
    faults = page.look_at()
    check(not faults, "; ".join(faults))
    page.axe()
    file, content = page.saved('[data-do="export"]')
    kept = json.loads(content)
    same((file, kept["name"], len(kept["passkeys"])), ("account.json", "Анна & Co <b>", 1), "the account as a file")
    page.tab.click('[data-do="delete-account"]')
    for typed in ("Anna", "Анна & Co <b>"):
        page.tab.locator("#delete-name").fill(typed)
        page.confirm()
        page.tab.wait_for_selector("#dialog [role=alert]:not([hidden])" if typed == "Anna" else "#use-passkey:visible")
    page.tab.click("#use-passkey")
    page.expected.append("403")
    page.tab.wait_for_selector("#sign-in-error:not([hidden])")
    page.close()
    ended_elsewhere(browser, name, event)


def ended_elsewhere(browser, name, event):
    """A session is ended in another browser: the page of the first says so."""
    first = AccountPage(browser, name, event).visit().sign_up("Boris")
    second = AccountPage(browser, name, event)
    second.devtools.send("WebAuthn.addCredential", {"authenticatorId": second.authenticator, "credential": first.credentials()[0]})
    second.visit().sign_in("Boris")
    same(second.tab.locator("#sessions [data-session]").count(), 2, "sessions")
    second.tab.click('#sessions [data-do="end-session"]')
    until(lambda: second.tab.locator("#sessions [data-session]").count() == 1, "one session less", tab=second.tab)
    first.tab.locator("#person-name").fill("Boris the Second")
    first.tab.click('[data-do="rename"]')
    first.tab.wait_for_selector("#sign-in-error:not([hidden])")
    check("ended elsewhere" in first.text("#sign-in-error"), f"the page says: {first.text('#sign-in-error')}")
    second.tab.click('[data-do="end-all"]')
    second.confirm()
    second.tab.wait_for_selector("#use-passkey:visible")
    first.close()
    second.close()


def two_judged():
    """A quest with two tasks that people judge."""
    file = quest()
    other = json.loads(json.dumps(next(each for each in file["features"] if each.get("id") == "group")))
    other["id"], other["properties"]["name"] = "choir", "The choir"
    file["features"].append(other)
    return file


def members(browser, name, event):
    """From the organiser's link to an owner, a judge of one task by invitation, and back to nothing."""
    owner = AccountPage(browser, name, event).visit().sign_up("Anna")
    office = owner.tab
    office.goto(f"{event.address}/e/{event.id}/office#{event.token}")
    part(office, "event")
    office.click('#event-members [data-do="claim"]')
    office.wait_for_selector('#member-list [data-role="owner"]')
    office.click('#event-ending [data-do="forget"]')
    office.wait_for_selector("#account-sign-in:visible")
    same(office.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('veloquest-office'))"), [], "tokens that are kept")
    # Signing out is for the account as well, and signing in leads back.
    office.click("#account-sign-in")
    office.wait_for_selector("#use-passkey:visible")
    office.click("#use-passkey")
    office.wait_for_url(f"**/e/{event.id}/office")
    part(office, "event")
    link = invite(owner, "judge", "group")
    judge, tab = judging(browser, name, event, link)
    rider = RiderPage(browser, name, event, place=place_of(event, "group")).join("r1")
    rider.go()
    for task in ("group", "choir"):
        rider.reach(task, place_of(event, task))
        rider.answer(task, photo=picture())
    rider.sent()
    tab.wait_for_selector('#answer-list [data-task="group"]', state="attached")
    tab.wait_for_selector('#answer-photo[data-state="shown"]')
    same(tab.locator("#answer-list li").count(), 1, "answers that the judge sees")
    same(tab.locator("nav.tabs").is_visible(), False, "parts of the office beside the answers")
    faults = judge.look_at()
    check(not faults, "; ".join(faults))
    judge.axe()
    judge.expected.append("403")
    same(judge.ask(f"/v1/events/{event.id}/riders")[0], 403, "the list of riders for a judge")
    tab.keyboard.press("a")
    until(lambda: rider.state("group") == "solved", "the judge's decision on the phone", tab=rider.tab)
    same(rider.state("choir"), "pending", "the other task")
    rider.close()
    other_role(owner, judge, tab)
    ended_in_office(owner)
    judge.close()
    owner.close()


def part(tab, name):
    tab.wait_for_selector('body[data-page="office"][data-state="ready"]')
    tab.wait_for_selector('#connection[data-connection="live"]')
    tab.click(f'a[data-tab="{name}"]')


def invite(owner, role, task):
    """Makes an invitation; its link, which is there as a picture too."""
    tab = owner.tab
    tab.select_option("#invite-role", role)
    tab.select_option("#invite-task", task)
    tab.click('[data-do="invite"]')
    tab.wait_for_selector("#invitation-qr svg")
    faults = owner.look_at()
    check(not faults, "; ".join(faults))
    owner.axe()
    link = tab.locator("#invitation-link").input_value()
    tab.click('[data-do="invitation-done"]')
    same(tab.locator("#invitation-list [data-invitation]").count(), 1, "open invitations")
    return link


def judging(browser, name, event, link):
    """Somebody else, who is invited and opens the office."""
    judge = AccountPage(browser, name, event)
    judge.visit(link.removeprefix(event.address + "/"))
    check("#" not in judge.tab.url, f"the invitation stays in the address: {judge.tab.url}")
    judge.tab.wait_for_selector("#sign-in-invited:visible")
    judge.sign_up("Clara")
    judge.tab.click('[data-do="accept-invitation"]')
    judge.tab.wait_for_selector(f'#events [data-event="{event.id}"]')
    check("group" in judge.text("#events"), "the judge's task is not named")
    # An invitation is good for once.
    judge.tab.click("#events a.button")
    judge.tab.wait_for_selector('body[data-page="office"][data-state="ready"][data-shown="answers"]')
    return judge, judge.tab


def other_role(owner, judge, tab):
    """The owner makes the judge a spectator, whose page says so, and then nobody."""
    office = owner.tab
    part(office, "live")
    part(office, "event")
    clara = '#member-list [data-role="judge"]'
    office.wait_for_selector(clara)
    office.click(f'{clara} [data-do="change-role"]')
    office.select_option("#member-role", "spectator")
    owner.confirm()
    office.wait_for_selector('#member-list [data-role="spectator"]')
    tab.wait_for_selector("#sign-in-error:not([hidden])")
    tab.reload()
    tab.wait_for_url("**/live")
    office.click('#member-list [data-role="spectator"] [data-do="take-out"]')
    owner.confirm()
    office.wait_for_selector('#member-list [data-role="spectator"]', state="detached")
    owner.expected.append("409")
    office.click('#member-list [data-role="owner"] [data-do="take-out"]')
    owner.confirm()
    office.wait_for_selector("#dialog [role=alert]:not([hidden])")
    office.click('#dialog [data-do="cancel"]')


def ended_in_office(owner):
    """The session ends while the office is open: it says so, and offers to sign in."""
    same(owner.ask("/v1/account/sign-out-everywhere", method="POST")[0], 204, "ending all sessions")
    owner.tab.wait_for_selector("#sign-in-error:not([hidden])", timeout=40_000)
    check("Sign in again" in owner.text("#sign-in-error"), f"the office says: {owner.text('#sign-in-error')}")


def by_provider(browser, name, runner):
    """Providers, in an event of its own that knows them."""
    with providers.running() as known:
        if known is None:
            return "SKIPPED: no oidc-provider-mock here, and PyPI does not answer"
        event = runner.event(providers=known)
        return providers.sign_in(lambda: AccountPage(browser, name, event), event)


def held(runner, action, browser, name):
    """Runs a test in an event of its own, on a server with accounts."""
    if action is by_provider:
        return action(browser, name, runner)
    more = {"file": two_judged()} if action is members else {}
    return action(browser, name, runner.event(providers=[], **more))


ALL = {"sign-up by passkey": signed_in_and_out, "passkeys": passkeys, "members": members, "providers": by_provider}
