"""Accounts as people use them: passkeys of Chromium's virtual authenticators, members of an event, providers, and what riders may ask for."""

import json

from office_page import OfficePage
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


def held(runner, action, browser, name):
    """Runs a test in an event of its own, on a server with accounts."""
    return action(browser, name, runner.event(providers=[]))


ALL = {"sign-up by passkey": signed_in_and_out, "passkeys": passkeys}
