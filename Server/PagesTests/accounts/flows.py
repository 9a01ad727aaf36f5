"""Accounts over HTTP against a real questd: passkeys by an independent implementation, OpenID Connect by a real provider, and VK ID.

    make accounts-test

Passkeys are made by python-fido2, the provider is oidc-provider-mock (authlib), VK ID is the stand-in beside this file.
"""

import argparse
import http.client
import json
import os
import pathlib
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import sha256, websafe_decode, websafe_encode
from fido2.webauthn import AttestedCredentialData, Aaguid, AuthenticatorData, CollectedClientData

import vk_stand_in

ROOT = pathlib.Path(__file__).resolve().parents[3]
checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"NOT AS IT SHOULD BE: {what}")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Browser:
    """Cookies by host, and redirections only where a test follows them."""

    def __init__(self, server):
        self.server, self.cookies = server, {}
        # Limits of attempts are by address; a proxy on this computer tells it.
        self.address = f"198.18.{secrets.randbelow(256)}.{secrets.randbelow(256)}"

    def ask(self, method, url, body=None, headers=None, token=None):
        parts = urllib.parse.urlsplit(urllib.parse.urljoin(self.server.origin, url))
        connection = http.client.HTTPConnection("127.0.0.1", parts.port, timeout=30)
        own = parts.netloc == urllib.parse.urlsplit(self.server.origin).netloc
        all = {"Host": parts.netloc, "Accept-Language": "en", "X-Forwarded-For": self.address}
        if own and method != "GET":
            all["Origin"] = self.server.origin
        if own and self.cookies:
            all["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if token:
            all["Authorization"] = "Bearer " + token
        if isinstance(body, dict):
            body, all["Content-Type"] = json.dumps(body), "application/json"
        all |= headers or {}
        connection.request(method, parts.path + ("?" + parts.query if parts.query else ""), body, all)
        answer = connection.getresponse()
        content = answer.read()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, value = cookie.split(";")[0].split("=", 1)
            check("HttpOnly" in cookie and "SameSite=Lax" in cookie and "Domain" not in cookie, cookie)
            self.cookies.pop(name, None)
            if "Max-Age=0" not in cookie:
                self.cookies[name] = value
        try:
            content = json.loads(content)
        except ValueError:
            content = content.decode(errors="replace")
        return answer.status, content, answer.headers

    def get(self, url, **more):
        return self.ask("GET", url, **more)

    def post(self, url, body=None, **more):
        return self.ask("POST", url, body, **more)


class Passkey:
    """An authenticator by python-fido2 and cryptography."""

    def __init__(self, origin):
        self.key, self.id, self.count, self.origin, self.user = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(32), 0, origin, b""

    def answer(self, **response):
        return {"id": websafe_encode(self.id), "rawId": websafe_encode(self.id), "type": "public-key", "authenticatorAttachment": "platform",
                "clientExtensionResults": {}, "response": {name: websafe_encode(value) for name, value in response.items()}}

    def create(self, options):
        options = options["publicKey"]
        check(options["attestation"] == "none" and options["pubKeyCredParams"] == [{"type": "public-key", "alg": -7}], "options of a passkey")
        self.user = websafe_decode(options["user"]["id"])
        client = CollectedClientData.create("webauthn.create", options["challenge"], self.origin)
        credential = AttestedCredentialData.create(Aaguid(bytes(16)), self.id, ES256.from_cryptography_key(self.key.public_key()))
        flags = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV | AuthenticatorData.FLAG.AT | AuthenticatorData.FLAG.BE | AuthenticatorData.FLAG.BS
        data = AuthenticatorData.create(sha256(options["rp"]["id"].encode()), flags, 0, credential)
        return self.answer(clientDataJSON=client, attestationObject=cbor.encode({"fmt": "none", "attStmt": {}, "authData": bytes(data)}))

    def get(self, options):
        options = options["publicKey"]
        self.count += 1
        client = CollectedClientData.create("webauthn.get", options["challenge"], self.origin)
        flags = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV | AuthenticatorData.FLAG.BE | AuthenticatorData.FLAG.BS
        data = AuthenticatorData.create(sha256(options["rpId"].encode()), flags, self.count)
        signature = self.key.sign(bytes(data) + client.hash, ec.ECDSA(hashes.SHA256()))
        return self.answer(clientDataJSON=client, authenticatorData=bytes(data), signature=signature, userHandle=self.user)


class Server:
    """questd with an event, and with the providers."""

    def __init__(self, questd, providers):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="accounts-"))
        self.port = free_port()
        self.origin = f"http://localhost:{self.port}"
        secret = self.folder / "secret"
        secret.touch(mode=0o600)
        secret.write_text("a secret: with + signs\n")
        for provider in providers:
            if provider["kind"] == "oidc":
                provider["client-secret-file"] = str(secret)
        accounts = self.folder / "accounts.json"
        accounts.write_text(json.dumps({"name": "Night rides", "providers": providers}))
        made = subprocess.run([questd, "event", "create", "--data", self.folder / "data", "night", ROOT / "quests/old-town.geojson"],
                              check=True, capture_output=True, text=True)
        self.token = re.search(r"^token (\S+)$", made.stdout, re.M).group(1)
        self.process = subprocess.Popen(
            [questd, "serve", "--data", self.folder / "data", "--listen", f"127.0.0.1:{self.port}", "--log-level", "warning",
             "--public-url", self.origin, "--accounts", accounts], stderr=open(self.folder / "log", "wb"))
        for _ in range(600):
            try:
                if Browser(self).get("/readyz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        sys.exit("questd is not ready: " + (self.folder / "log").read_text()[-2000:])

    def end(self):
        self.process.terminate()
        check(self.process.wait(timeout=30) == 0, "questd ends by itself")
        shutil.rmtree(self.folder)


def passkeys(server):
    browser, passkey = Browser(server), Passkey(server.origin)
    status, options, _ = browser.post("/v1/account/sign-up/begin", {"name": "Anna"})
    check(status == 200, f"sign-up: {status} {options}")
    status, account, _ = browser.post("/v1/account/sign-up/finish", {"credential": passkey.create(options), "label": "Laptop"})
    check(status == 200 and account["name"] == "Anna", f"sign-up: {status} {account}")
    check(browser.post("/v1/account/sign-out")[0] == 204 and not browser.cookies, "signed out")
    options = browser.post("/v1/account/sign-in/begin")[1]
    answer = passkey.get(options)
    status, again, _ = browser.post("/v1/account/sign-in/finish", {"credential": answer})
    check(status == 200 and again["person"] == account["person"], f"sign-in: {status} {again}")
    status, problem, _ = browser.post("/v1/account/sign-in/finish", {"credential": answer})
    check(status == 403 and problem["reason"] == "attempt-unknown", f"a second time: {status} {problem}")
    check(browser.post("/v1/events/night/members/claim", token=server.token)[0] == 204, "owner by the organiser's token")
    check(browser.get("/v1/events/night")[0] == 200, "organiser by a cookie")
    check(browser.post("/v1/events/night/messages", {"text": "Tea"}, headers={"Origin": "https://evil.example"})[0] == 403, "CSRF")
    return browser, passkey


def come_back(browser, url):
    """Follows a provider back to the server, as a browser does."""
    status, body, headers = browser.get(url, headers={"Accept": "text/html"})
    return status, headers.get("Location"), body


def openid(server, provider):
    def begin(browser):
        status, begun, _ = browser.post("/v1/account/providers/club/begin")
        check(status == 200, f"begin: {status} {begun}")
        return begun["redirect"]

    def agree(browser, url, **form):
        status, _, headers = browser.ask("POST", url, urllib.parse.urlencode(form), {"Content-Type": "application/x-www-form-urlencoded"})
        check(status == 302, f"the provider answers {status}")
        return headers["Location"]

    browser = Browser(server)
    url = begin(browser)
    check(url.startswith(provider) and "code_challenge_method=S256" in url and "nonce=" in url, url)
    back = agree(browser, url, sub="anna")
    check(back.startswith(server.origin + "/v1/account/providers/club/callback?"), back)
    # Another browser has the address, but not the cookie.
    status, problem, _ = Browser(server).get(back)
    check(status == 403 and problem["reason"] == "attempt-unknown", f"another browser: {status} {problem}")
    status, location, body = come_back(browser, back)
    check((status, location) == (303, "/sign-in"), f"back: {status} {location} {body}")
    account = browser.get("/v1/account")[1]
    check(account["identities"][0]["subject"] == "anna" and account["identities"][0]["issuer"] == provider, str(account))
    status, problem, headers = browser.get(back, headers={"Accept-Language": "ru"})
    check(status == 403 and problem["reason"] == "attempt-unknown" and "попытка входа" in problem["detail"], f"replayed: {problem}")
    url = begin(browser)
    denied = agree(browser, url, action="deny")
    # This provider leaves out the state, which RFC 6749, section 4.1.2.1, demands.
    denied += "&state=" + urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)["state"][0]
    check(come_back(browser, denied)[1] == "/sign-in?problem=provider-refused", "denied")
    mixed = agree(browser, begin(browser), sub="anna").replace("/club/", "/vk/")
    check(browser.get(mixed)[1]["reason"] == "wrong-issuer", "the answer for another provider")
    named = agree(browser, begin(browser), sub="anna") + "&iss=https://evil.example"
    check(browser.get(named)[1]["reason"] == "wrong-issuer", "another issuer")
    other = Browser(server)
    check(come_back(other, agree(other, begin(other), sub="anna"))[1] == "/sign-in", "signs in again")
    check(other.get("/v1/account")[1]["person"] == account["person"], "the same person")
    identity = account["identities"][0]["id"]
    check(other.ask("DELETE", "/v1/account/identities/" + identity)[1]["reason"] == "last-way-in", "the last way in stays")
    return browser


def vk(server, host, anna):
    def begin(browser, route="begin"):
        status, begun, _ = browser.post(f"/v1/account/providers/vk/{route}")
        check(status == 200, f"begin: {status} {begun}")
        status, _, headers = browser.get(begun["redirect"])
        check(status == 302, f"VK ID answers {status}")
        return headers["Location"]

    browser = Browser(server)
    status, location, body = come_back(browser, begin(browser))
    check((status, location) == (303, "/sign-in"), f"back: {status} {location} {body}")
    account = browser.get("/v1/account")[1]
    check(account["name"] == "Иван Петров" and account["identities"][0]["subject"] == "1234567890", str(account))
    check(browser.get(host + "/stand-in/calls")[1] == {"calls": ["/oauth2/auth", "/oauth2/user_info", "/oauth2/logout"], "tokens": 0}, "calls")
    # The identity is of this account, and not of Anna's.
    check(come_back(anna, begin(anna, "link"))[1] == "/sign-in?problem=identity-taken", "an identity of somebody else")
    expected = {"denied": "provider-refused", "no-device": "provider-faulty", "other-state": "provider-faulty", "expired-code": "provider-refused",
                "other-user": "provider-faulty", "no-user": "provider-faulty", "server-error": "provider-unreachable", "redirect": "provider-refused|provider-faulty",
                "large": "provider-unreachable", "slow": "provider-unreachable"}
    for failure in vk_stand_in.FAILURES:
        browser.get(host + "/stand-in/failure?name=" + failure)
        guest = Browser(server)
        started = time.monotonic()
        status, problem, _ = guest.get(begin(guest))
        check(problem["reason"] in expected[failure].split("|") and not guest.cookies, f"{failure}: {status} {problem}")
        check(time.monotonic() - started < 12, f"{failure} took {time.monotonic() - started:.1f} s")
    browser.get(host + "/stand-in/failure")
    check(browser.ask("DELETE", "/v1/account")[0] == 204, "deleted")
    check(come_back(anna, begin(anna, "link"))[1] == "/sign-in?linked", "the identity is free again")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questd", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    port = free_port()
    provider = subprocess.Popen([sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "--port", str(port), "--require-nonce", "true"],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stand_in = vk_stand_in.serve()
    issuer, host = f"http://127.0.0.1:{port}", f"http://127.0.0.1:{stand_in.server_port}"
    try:
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.1)
        server = Server(arguments.questd.resolve(), [
            {"id": "club", "kind": "oidc", "name": "The club", "issuer": issuer, "client-id": "questd"},
            {"id": "vk", "kind": "vk", "name": "VK ID", "client-id": vk_stand_in.CLIENT, "host": host}])
        anna, _ = passkeys(server)
        openid(server, issuer)
        vk(server, host, anna)
        server.end()
    finally:
        provider.terminate()
    print(f"{checks} checks of accounts hold")


if __name__ == "__main__":
    main()
