"""Signing in through providers, in the browser: a real OpenID Connect provider (oidc-provider-mock) and the stand-in of VK ID."""

import contextlib
import io
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

from browsers import PACKAGES, installed
from event_server import free_port
from windows import check, same, until

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "accounts"))
import vk_stand_in  # noqa: E402


@contextlib.contextmanager
def running():
    """Both providers, as a server's file of accounts names them; `None` where the one from PyPI cannot be had."""
    # What it says of its own age when it is loaded is nothing about the pages.
    with contextlib.redirect_stderr(io.StringIO()):
        module = installed("oidc_provider_mock", "oidc-provider-mock")
    if not module:
        yield None
        return
    port, stand_in = free_port(), vk_stand_in.serve()
    mock = subprocess.Popen([sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "--port", str(port), "--require-nonce", "true"],
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": str(PACKAGES)})
    folder = tempfile.TemporaryDirectory(prefix="event-providers-")
    # The provider takes any secret, but it wants one.
    secret = pathlib.Path(folder.name) / "secret"
    secret.touch(mode=0o600)
    secret.write_text("a secret of the club\n")
    try:
        until(lambda: is_open(port), "the provider", 60)
        yield [
            {"id": "club", "kind": "oidc", "name": "The club", "issuer": f"http://127.0.0.1:{port}", "client-id": "questd",
             "client-secret-file": str(secret)},
            {"id": "vk", "kind": "vk", "name": "VK ID", "client-id": vk_stand_in.CLIENT, "host": f"http://127.0.0.1:{stand_in.server_port}"}]
    finally:
        mock.terminate()
        mock.wait(timeout=30)
        stand_in.shutdown()
        folder.cleanup()


def is_open(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    except OSError:
        time.sleep(0.1)
        return False


def agree(page, subject):
    """At the provider: says who one is."""
    page.tab.locator('input[name="sub"]').first.fill(subject)
    page.tab.locator('button:has-text("Authorize")').first.click()


def sign_in(new_page, event):
    """A new account through OpenID Connect, VK ID linked to it and signed in with; then what goes wrong."""
    page = new_page().visit(f"sign-in?back={event.id}")
    # The pages of providers are no pages of ours: they load what they want.
    page.expected += ["request: http", "ERR_NAME_NOT_RESOLVED", "ERR_INTERNET_DISCONNECTED", "404"]
    tab = page.tab
    tab.click('#providers [data-provider="club"]')
    agree(page, "anna")
    tab.wait_for_url(f"**/e/{event.id}/office")
    page.visit()
    tab.wait_for_selector('body[data-state="ready"]')
    check("anna" in page.text("#identities"), page.text("#identities"))
    same(tab.evaluate("location.search"), "", "what is left in the address")
    tab.click('#identities [data-do="link-provider"][data-provider="vk"]')
    tab.wait_for_selector("#said:not([hidden])")
    same(tab.locator("#identities [data-identity]").count(), 2, "ways in")
    check("linked" not in tab.url, f"the address keeps what was done: {tab.url}")
    tab.click('#identities li:has-text("anna") [data-do="unlink"]')
    page.confirm()
    until(lambda: tab.locator("#identities [data-identity]").count() == 1, "one way in less", tab=tab)
    page.expected.append("409")
    tab.click('#identities [data-do="unlink"]')
    page.confirm()
    tab.wait_for_selector("#dialog [role=alert]:not([hidden])")
    tab.click('#dialog [data-do="cancel"]')
    tab.click("#sign-out")
    tab.wait_for_selector("#use-passkey:visible")
    tab.click('#providers [data-provider="vk"]')
    tab.wait_for_selector('body[data-page="sign-in"][data-state="ready"]')
    # The identity of somebody else cannot be linked.
    other = new_page().visit().sign_up("Boris")
    other.expected += ["request: http://127.0.0.1"]
    other.tab.click('#identities [data-do="link-provider"][data-provider="vk"]')
    other.tab.wait_for_selector("#account-error:not([hidden])")
    check("another account" in other.text("#account-error"), other.text("#account-error"))
    vk_stand_in.StandIn.failure = "denied"
    other.tab.click("#sign-out")
    other.tab.wait_for_selector("#use-passkey:visible")
    other.tab.click('#providers [data-provider="vk"]')
    other.tab.wait_for_selector("#sign-in-error:not([hidden])")
    check("did not sign you in" in other.text("#sign-in-error"), other.text("#sign-in-error"))
    check("problem" not in other.tab.url, f"the problem stays in the address: {other.tab.url}")
    other.tab.select_option("select[data-languages]", "ru")
    until(lambda: "отказал" in other.text("#sign-in-error"), "the problem in Russian", tab=other.tab)
    vk_stand_in.StandIn.failure = None
    for each in (page, other):
        each.close()
