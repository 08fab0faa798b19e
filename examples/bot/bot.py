#!/usr/bin/env python3
"""Sits down at a table of Brocéliande and plays legal actions at random until the game is over.

    bot.py http://127.0.0.1:8080 TOKEN TABLE        TABLE: the link of a table, or its id alone

Needs Python 3 and nothing else. To make a player of it, replace `chosen`; docs/protocol.md says what is told.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit

# What is handed in behind a screen, by party: the drawing-up `corner`, and the same for the other side.
DRAWING_UPS = {
    "S": "castle=a2a1;1=Ka2,Pd1,Df1,Nh1,Nh2,Nk1,Sb2,Sc4,Sd5,Ec5,Ed4,Ef4,Aa4,Ac2,Ad3,Ae4,La5,Lb1,Lh5,Lk5",
    "N": "castle=p15p16;1=Kp15,Pm16,Dk16,Nf16,Ni15,Ni16,Sm12,Sn13,So15,Ek13,Em13,En12,Al13,Am14,An15,Ap13,Lf12,Li12,Lo16,Lp12",
}
PASSING = {"server.too-fast", "server.not-kept", "server.contended", "server.stopping"}  # to be tried again after a while
OUTDATED = {"table.moved", "table.not-over"}  # somebody else was faster


def chosen(view):
    """One of the legal actions. `view` is what one's seat sees: position, actions, and so on."""
    return random.choice(view["actions"])


class Link:
    """A WebSocket (RFC 6455), as far as a bot needs it. Raises OSError when it is cut off."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, server, token):
        at = urlsplit(server)
        is_tls = at.scheme == "https"
        plain = socket.create_connection((at.hostname, at.port or (443 if is_tls else 80)), timeout=120)
        self.socket = ssl.create_default_context().wrap_socket(plain, server_hostname=at.hostname) if is_tls else plain
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {at.netloc}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        status = self.stream.readline().split(b" ")[1:2]
        length = 0
        while (header := self.stream.readline()) not in (b"\r\n", b""):
            name, _, value = header.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        if status in ([b"401"], [b"403"]):
            has_expired = b"server.token-expired" in self.stream.read(length)
            sys.exit("this token has expired" if has_expired else "the server does not know this token")
        if status != [b"101"]:
            raise OSError(f"no socket: {status}")

    def send(self, payload, kind=TEXT):
        # Frames of clients are masked; a mask of zeros is one too.
        size = len(payload)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | min(size, 126)) + (struct.pack("!H", size) if size > 125 else b"")
        self.socket.sendall(head + bytes(4) + payload)

    def take(self, size):
        got = self.stream.read(size)
        if len(got) < size:
            raise OSError("cut off")
        return got

    def texts(self):
        """What the server says, one text after the other. It never says one in parts."""
        while True:
            first, size = self.take(2)
            if size > 125:
                size = struct.unpack("!H", self.take(2))[0] if size == 126 else struct.unpack("!Q", self.take(8))[0]
            payload = self.take(size)
            if first & 15 == self.TEXT:
                yield payload.decode()
            elif first & 15 == self.PING:
                self.send(payload, self.PONG)
            elif first & 15 == self.CLOSE:
                raise OSError("the server has said good-bye")


class Bot:
    def __init__(self, server, token, table):
        self.link, self.table = Link(server, token), table
        self.requests = 0
        self.awaited = None  # the request whose answer is awaited: one thing at a time
        self.seen = None  # how the table stands, as this seat sees it, until it was acted on

    def ask(self, do, **members):
        self.requests += 1
        message = {"do": do, "request": self.requests, "table": self.table, **members}
        self.link.send(json.dumps(message).encode())
        return self.requests

    def play(self):
        """Until the game is over; answers how it ended."""
        self.ask("watch", wantsView=True)
        for text in self.link.texts():
            tell = json.loads(text)
            if tell.get("request") == self.awaited:
                self.awaited = None
            if tell["say"] == "table" and tell["phase"] == "over":
                return tell["ending"]
            if tell["say"] == "table" and tell["phase"] == "open" and tell["me"] < 0 and not self.awaited:
                self.awaited = self.ask("sit")
            if tell["say"] == "refused":
                self.hear_refusal(tell["message"])
            self.seen = tell if tell["say"] == "seen" else self.seen
            if self.seen and not self.awaited:
                self.awaited = self.act(self.seen["view"], self.seen["party"], self.seen["ply"])
                self.seen = None

    def act(self, view, party, ply):
        """The ply says what an action was chosen for, so none is played twice: where the connection is cut before the
        answer, the next `seen` tells whether it counted."""
        if party:
            return self.ask("prepare", text=DRAWING_UPS[party])
        if view["actions"]:
            return self.ask("play", ply=ply, action=chosen(view))
        return self.ask("next") if view["outcome"] else None  # of a match of several games

    def hear_refusal(self, message):
        if message["key"] in OUTDATED:
            return
        if message["key"] not in PASSING:
            sys.exit(message["english"])
        time.sleep(0.5)
        self.ask("watch", wantsView=True)  # and act on what is seen then


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    server, token, table = sys.argv[1], sys.argv[2], sys.argv[3].rstrip("/").split("/")[-1]
    while True:
        try:
            print(json.dumps(Bot(server, token, table).play()))
            return
        except OSError as fault:  # the server was restarted, or the way to it was cut
            print(f"{fault}; trying again", file=sys.stderr)
            time.sleep(1)


if __name__ == "__main__":
    main()
