#!/usr/bin/env python3
"""Hears by webhook what happens at a bot's tables: hook.py KEY [PORT]

Checks the signature of each request and prints what it says, one JSON object a line. It speaks plain HTTP on this machine:
put a proxy with TLS in front of it, whose address the webhook has.
"""
import hashlib
import hmac
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

LONGEST = 65_536
PATIENCE = 15 * 60  # seconds: a request that was tried again for a while, and clocks that differ a little


def is_genuine(key, header, body, now):
    """Whether whoever has the key signed this body, not long ago."""
    found = re.fullmatch(r"t=(\d{1,12}),v1=([0-9a-f]{64})", header or "")
    if not found or abs(now - int(found[1])) > PATIENCE:
        return False
    signature = hmac.new(key.encode(), found[1].encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(signature, found[2])


class Hook(BaseHTTPRequestHandler):
    seen = set()  # deliveries: one whose answer was lost comes again

    def do_POST(self):
        body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), LONGEST))
        genuine = is_genuine(self.server.key, self.headers.get("Broceliande-Signature"), body, time.time())
        delivery = self.headers.get("Broceliande-Delivery")
        if genuine and delivery not in self.seen:
            self.seen.add(delivery)
            print(body.decode(), flush=True)
        self.send_response(204 if genuine else 403)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = HTTPServer(("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 8090), Hook)
    server.key = sys.argv[1]
    server.serve_forever()
