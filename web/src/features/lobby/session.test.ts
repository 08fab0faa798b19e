import { describe, expect, it } from 'vitest';
import type { SessionEntry } from '../../door/server/protocol';
import { sessionFacts, sessionName } from './session';

const session: SessionEntry = {
  id: '0123456789abcdef',
  created: 0,
  used: 86_400_000,
  browser: 'Firefox',
  system: 'Windows',
  network: '192.0.*',
  isThis: false,
};

describe('a session', () => {
  it('is told by browser and system, as far as they are known', () => {
    expect(sessionName(session)).toBe('Firefox on Windows');
    expect(sessionName({ ...session, browser: '' })).toBe('Windows');
    expect(sessionName({ ...session, browser: '', system: '' })).toBe('Unknown browser');
  });
  it('is told by when and where it was used', () => {
    const facts = sessionFacts(session);
    expect(facts).toMatch(/^since .*1970.* · last used on .*1970.* · network 192\.0\.\*$/);
    expect(sessionFacts({ ...session, network: '', isThis: true })).toMatch(/^this browser · since [^·]*$/);
  });
});
