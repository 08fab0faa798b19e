import { failureOf } from '../../door/server/transport';

/** As mail programs do it (RFC 8058): the address is all it takes, and who is signed in here does not matter. */
export async function endMail(token: string, send: typeof fetch = fetch): Promise<void> {
  const response = await send(`/unsubscribe/${token}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  if (!response.ok) throw failureOf(response, await response.json().catch(() => null));
}
