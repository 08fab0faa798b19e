#!/usr/bin/python3
"""A mail server on loopback that delivers into a maildir: `mail_server.py MAILDIR [CERTIFICATE KEY USER PASSWORD]`.

With a certificate it wants STARTTLS before anything else, and then a login. It takes mail for everybody but nobody@….
The first line of its output is its port; then comes a line of JSON for each message, as Python reads it from the
maildir, with what is wrong with it.
"""

import asyncio
import email
import email.policy
import json
import mailbox
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult

folder, *secured = sys.argv[1:]
maildir = mailbox.Maildir(folder)


class Delivery:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody@"):
            return f"550 {address} is not here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        protocol = "ESMTP" + ("S" if session.ssl else "") + ("A" if session.authenticated else "")
        trace = f"Return-Path: <{envelope.mail_from}>\r\nReceived: from there by here with {protocol}\r\n"
        key = maildir.add(trace.encode() + envelope.content)
        message = email.message_from_bytes(maildir.get_bytes(key), policy=email.policy.default)
        shown = {
            "to": envelope.rcpt_tos,
            "headers": {name.lower(): str(value) for name, value in message.items()},
            "raw": envelope.content.decode("ascii"),
            "text": message.get_content().replace("\r\n", "\n"),
            "defects": [repr(each) for each in message.defects]
            + [repr(each) for value in message.values() for each in value.defects],
        }
        print(json.dumps(shown), flush=True)
        return "250 taken"


def authenticate(server, session, envelope, mechanism, data):
    is_right = [data.login.decode(), data.password.decode()] == secured[2:]
    return AuthResult(success=is_right)


def manners():
    if not secured:
        return {}
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(*secured[:2])
    return {
        "tls_context": tls,
        "require_starttls": True,
        "auth_required": True,
        "authenticator": authenticate,
    }


async def serve():
    # Not the system's name, which may take long to look up.
    listener = await asyncio.get_running_loop().create_server(
        lambda: SMTP(Delivery(), hostname="mail.test", loop=asyncio.get_running_loop(), **manners()),
        "127.0.0.1",
        0,
    )
    print(listener.sockets[0].getsockname()[1], flush=True)
    await listener.serve_forever()


asyncio.run(serve())
