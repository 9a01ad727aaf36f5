"""A stand-in for VK ID, for tests alone: the exchange of OAuth 2.1 as its documentation describes it, to the letter.

https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description
The person agrees at once. `/stand-in/failure?name=…` makes the next exchange fail in one of the ways of `FAILURES`.
"""

import base64
import hashlib
import http.server
import json
import re
import secrets
import sys
import threading
import urllib.parse

CLIENT = "54321"
USER = 1234567890
FAILURES = ["denied", "no-device", "other-state", "expired-code", "other-user", "no-user", "server-error", "redirect", "large", "slow"]


class StandIn(http.server.BaseHTTPRequestHandler):
    codes, tokens, lock, failure, calls = {}, set(), threading.Lock(), None, []

    def log_message(self, *_):
        pass

    def answer(self, value, status=200, headers=()):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(status)
        for name, text in [("Content-Type", "application/json"), ("Content-Length", str(len(body))), *headers]:
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        query = dict(urllib.parse.parse_qsl(url.query))
        if url.path == "/stand-in/failure":
            StandIn.failure = query.get("name")
            return self.answer({})
        if url.path == "/stand-in/calls":
            return self.answer({"calls": StandIn.calls, "tokens": len(StandIn.tokens)})
        if url.path != "/authorize":
            return self.answer({"error": "not_found"}, 404)
        # response_type, client_id, code_challenge, code_challenge_method, redirect_uri and state have to be there.
        if (query.get("response_type"), query.get("client_id"), query.get("code_challenge_method", "").lower()) != ("code", CLIENT, "s256") \
                or not re.fullmatch(r"[A-Za-z0-9_-]{43}", query.get("code_challenge", "")) \
                or not query.get("state") or not query.get("redirect_uri"):
            return self.answer({"error": "invalid_request", "error_description": "a parameter is missing"}, 400)
        back = {"state": query["state"]}
        if StandIn.failure == "denied":
            back |= {"error": "access_denied", "error_description": "User denied the request"}
        else:
            code, device = "vk2.a." + secrets.token_urlsafe(32), secrets.token_urlsafe(16)
            with StandIn.lock:
                StandIn.codes[code] = query | {"device_id": device}
            back |= {"code": code, "type": "code_v2", "expires_in": "600"}
            if StandIn.failure != "no-device":
                back["device_id"] = device
        joined = "&" if "?" in query["redirect_uri"] else "?"
        self.answer(b"", 302, [("Location", query["redirect_uri"] + joined + urllib.parse.urlencode(back))])

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        form = dict(urllib.parse.parse_qsl(self.rfile.read(length).decode()))
        url = urllib.parse.urlsplit(self.path)
        StandIn.calls.append(url.path)
        # A browser may send tokens in the body alone, as a form; so does this server.
        if self.headers.get("Content-Type") != "application/x-www-form-urlencoded" or url.query:
            return self.answer({"error": "invalid_request", "error_description": "not a form"})
        if url.path == "/oauth2/auth":
            return self.token(form)
        if form.get("client_id") != CLIENT or form.get("access_token") not in StandIn.tokens:
            return self.answer({"error": "invalid_token", "error_description": "The access token is invalid"})
        if url.path == "/oauth2/user_info":
            user = {"user_id": str(USER + (StandIn.failure == "other-user")), "first_name": "Иван", "last_name": "Петров",
                    "avatar": "https://example.com/a.jpg", "sex": 2, "verified": False, "birthday": "01.01.2000"}
            return self.answer({} if StandIn.failure == "no-user" else {"user": user})
        if url.path == "/oauth2/logout":
            StandIn.tokens.discard(form["access_token"])
            return self.answer({"response": 1})
        self.answer({"error": "not_found"}, 404)

    def token(self, form):
        failure = StandIn.failure
        if failure == "server-error":
            return self.answer(b"<html>oops</html>", 502)
        if failure == "redirect":
            return self.answer(b"", 307, [("Location", f"http://127.0.0.1:{self.server.server_port}/stand-in/elsewhere")])
        if failure == "large":
            return self.answer(b" " * (1 << 20))
        if failure == "slow":
            threading.Event().wait(15)
        with StandIn.lock:
            begun = StandIn.codes.pop(form.get("code"), None)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form.get("code_verifier", "").encode()).digest()).rstrip(b"=").decode()
        if form.get("grant_type") != "authorization_code" or not begun or not form.get("state") or failure == "expired-code" \
                or any(begun[name] != form.get(name) for name in ("client_id", "redirect_uri", "device_id")) \
                or begun["code_challenge"] != challenge or not 43 <= len(form.get("code_verifier", "")) <= 128:
            return self.answer({"error": "invalid_grant", "error_description": "Code is invalid or expired"})
        token = "vk2.a." + secrets.token_urlsafe(48)
        StandIn.tokens.add(token)
        self.answer({"refresh_token": "vk2.a.r", "access_token": token, "id_token": "e.e.e", "token_type": "Bearer", "expires_in": 3600,
                     "user_id": USER, "state": "other" if failure == "other-state" else form["state"], "scope": "vkid.personal_info"})


def serve(port=0):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), StandIn)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    print(serve(int(sys.argv[1]) if len(sys.argv) > 1 else 0).server_port, flush=True)
    threading.Event().wait()
