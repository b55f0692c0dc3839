/** The host of passkeys (C11.3). */
import { expect, test } from 'vitest';
import { passkeyHost } from './passkey-host.ts';

test.each([
  [null, 'localhost'],
  ['safety.example.org', 'safety.example.org'],
  ['4.example.org', '4.example.org'],
  ['localhost', 'localhost'],
  [new URL('https://192.0.2.7').hostname, ''],
  [new URL('https://3221225991').hostname, ''],
  [new URL('https://[2001:db8::7]:8443').hostname, ''],
])('with PUBLIC_URL at %s the passkey host is "%s" (C11.3)', (host, at) => expect(passkeyHost(host)).toBe(at));
