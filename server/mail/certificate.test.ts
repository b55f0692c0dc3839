/** Checking the certificates of real mail servers on this machine (C1.8). */
import { afterEach, expect, test } from 'vitest';
import { SIGN_IN, settingsFor, startScripted, startSink } from '../../test/smtp/sink.ts';
import { certificateOf } from './certificate.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

let now = new Date('2026-06-15T12:00:00Z');
const look = (port: number, more: Parameters<typeof settingsFor>[1] = {}) =>
  certificateOf(settingsFor(port, more), 'safety.example', () => now);

test.each([
  ['TLS from the start', { tls: true }, { isTls: true }, { state: 'not-trusted', isNeeded: true }],
  ['STARTTLS', { starttls: true }, { signIn: SIGN_IN }, { state: 'not-trusted', isNeeded: true }],
  ['STARTTLS without a sign-in', { starttls: true }, {}, { state: 'not-trusted', isNeeded: false }],
])(
  'the expiry of the certificate is read from a server with %s, without signing in (C1.8)',
  async (_way, server, more, expected) => {
    const sink = await startSink(server);
    open.push(sink);
    expect(await look(sink.port, more)()).toEqual({ ...expected, validUntil: '2126-10-29T20:26:07.000Z' });
    expect([sink.mails, sink.signIns]).toEqual([[], []]);
  },
);

test('a server without TLS has no certificate; an unreachable one is checked again after five minutes (C1.8)', async () => {
  const sink = await startSink();
  const certificate = look(sink.port);
  expect(await certificate()).toEqual({ state: 'no-tls', isNeeded: false, validUntil: null });
  await sink.close();
  expect((await certificate()).state).toBe('no-tls');
  now = new Date(now.getTime() + 7 * 3_600_000);
  expect((await certificate()).state).toBe('not-reached');
  open.push(await startSink({ port: sink.port, starttls: true }));
  expect((await certificate()).state).toBe('not-reached');
  now = new Date(now.getTime() + 6 * 60_000);
  expect((await certificate()).state).toBe('not-trusted');
});

test('a silent server is given up within 5 seconds (C1.8)', async () => {
  const silent = await startScripted(
    () => undefined,
    () => undefined,
  );
  open.push(silent);
  const began = Date.now();
  expect(await look(silent.port)()).toEqual({ state: 'unknown', isNeeded: false, validUntil: null });
  expect(Date.now() - began).toBeLessThan(5_000);
});
