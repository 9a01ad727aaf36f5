"""A server of one event, as small as it can be: a stand-in for tests.

Prints its port, writes lines to the first file that it is given, reads items of the feed from the second, and ends with its standard input.
"""

import hashlib
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BASE = "/velo/v1/events/spring"
# Events whose `sync` answers something else, whatever it is asked.
OTHERS = {
    "over": (410, {"code": "event-over"}, []),
    "basic": (401, {}, [("WWW-Authenticate", 'Basic realm="velo"')]),
    "moved": (302, {}, [("Location", BASE + "/sync")]),
    "proxy": (407, {}, [("Proxy-Authenticate", 'Basic realm="velo"')]),
}
lines = {}
tokens = set()
feed = [{"number": 3, "kind": "message", "time": 1715248800000, "text": "The bridge is closed"}]


def said():
    if not os.path.exists(sys.argv[2]):
        return []
    with open(sys.argv[2], encoding="utf-8") as file:
        return [json.loads(line) for line in file]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def answer(self, status, value, headers=()):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(status)
        for name, text in headers:
            self.send_header(name, text)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def dawdle(self, is_talking):
        """Ends no answer; a byte comes now and then where it talks."""
        if is_talking:
            self.send_response(200)
            self.send_header("Content-Length", "1000000")
            self.end_headers()
        for _ in range(600):
            time.sleep(0.1)
            if is_talking:
                self.wfile.write(b" ")

    def do_GET(self):
        if self.path == BASE + "/quest":
            self.answer(200, b"the quest")
        elif self.path.endswith("/redirect/quest"):
            self.answer(302, {}, [("Location", BASE + "/quest")])
        else:
            self.answer(404, {"code": "not-found"})

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        _, event, route = self.path.rsplit("/", 2)
        if route == "join":
            if body["code"] != "7K2M-Q9XD":
                return self.answer(403, {"code": "code-unknown", "detail": "no such code"})
            tokens.add("token")
            return self.answer(200, {"rider": "a17", "name": "Anna", "token": "token", "quest": "Q1", "time": 1})
        if event in OTHERS:
            return self.answer(*OTHERS[event])
        if event in ("silent", "slow"):
            return self.dawdle(event == "slow")
        if self.path != BASE + "/sync":
            return self.answer(404, {"code": "not-found"})
        if self.headers.get("Authorization") != "Bearer token":
            return self.answer(401, {"code": "unauthorized"})
        refused = []
        for place, line in enumerate(body.get("lines", [])):
            covered, _, tail = line.rpartition(',"hash":"')
            if tail[:-2] != hashlib.sha256(covered.encode()).hexdigest()[:32]:
                refused.append({"line": place, "code": "altered"})
            elif json.loads(line)["type"] == "withdrew":
                refused.append({"line": place, "code": "foreign"})
            else:
                lines[tail[:-2]] = line
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines.values()))
        numbers = {json.loads(line)["seq"]: key for key, line in lines.items()}
        head = 0
        while head + 1 in numbers:
            head += 1
        known = sorted(numbers)
        gaps = [[low + 1, high - 1] for low, high in zip([0] + known, known) if high > low + 1]
        answer = {"time": 1, "gaps": gaps, "refused": refused, "quest": "Q1",
                  "feed": [item for item in feed + said() if item["number"] > body.get("after", 0)]}
        if head:
            answer["head"] = {"seq": head, "hash": numbers[head]}
        return self.answer(200, answer)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
server.serve_forever()
