/** The list of a person's sessions, and ending them (C11.6). */
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { signInWithPassword } from '../../keys.ts';
import { cookieOf, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signedIn(who: 'ridgePilot' | 'ridgeManager', agent = ''): Promise<{ cookie: string }> {
  const headers = { 'user-agent': agent };
  return { cookie: cookieOf(await signInWithPassword(stage, who, { headers, address: '203.0.113.77' })) };
}

const list = async (as: { cookie: string }) => (await stage.call('GET', '/api/auth/sessions', { as })).json();
const end = (as: { cookie: string }, id: string) => stage.call('DELETE', `/api/auth/sessions/${id}`, { as });

test('the list shows browser, sign-in, day of last use and the current session, but no address or token (C11.6)', async () => {
  const there = await signedIn('ridgePilot', FIREFOX);
  stage.clock.advance({ hours: 11, minutes: 30 });
  await list(there);
  stage.clock.advance({ hours: 1 });
  const here = await signedIn('ridgePilot');
  const sessions = await list(here);
  expect(sessions).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      label: 'Unknown browser',
      signedInAt: '2026-06-16T00:30:00.000Z',
      lastSeenOn: '2026-06-16',
      current: true,
    },
    {
      id: expect.any(String),
      label: 'Firefox on Windows',
      signedInAt: '2026-06-15T12:00:00.000Z',
      lastSeenOn: '2026-06-15',
      current: false,
    },
  ]);
  const text = JSON.stringify(sessions);
  for (const cookie of [here.cookie, there.cookie]) expect(text).not.toContain(cookie.slice('sid='.length));
  expect(text).not.toContain('203.0.113');
  expect((await list(there)).map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
});

test("users can end each of their own sessions by its id, the current one too, but nobody else's (C11.6)", async () => {
  const [here, there] = [await signedIn('ridgeManager'), await signedIn('ridgeManager', FIREFOX)];
  const other = await signedIn('ridgePilot');
  const [theirs] = await list(other);
  expect((await end(here, theirs.id)).statusCode).toBe(404);
  expect((await end(here, 'nonsense')).statusCode).toBe(404);
  const found = (await list(here)).find(({ label }: { label: string }) => label === 'Firefox on Windows');
  const rows = await auditOf(stage, async () => expect((await end(here, found.id)).statusCode).toBe(204));
  expect(rows).toMatchObject([{ action: 'session-end', actorId: stage.people.ridgeManager.id }]);
  expect((await end(here, found.id)).statusCode).toBe(404);
  expect((await stage.call('GET', '/api/auth/check', { as: there })).statusCode).toBe(401);
  const own = (await list(here)).find(({ current }: { current: boolean }) => current);
  const out = await end(here, own.id);
  expect([out.statusCode, String(out.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  expect((await stage.call('GET', '/api/auth/check', { as: here })).statusCode).toBe(401);
  expect((await stage.call('GET', '/api/auth/check', { as: other })).statusCode).toBe(200);
});

test('all other sessions can be ended at once, and the current one stays (C11.6)', async () => {
  const others = [await signedIn('ridgePilot'), await signedIn('ridgePilot')];
  const here = await signedIn('ridgePilot');
  expect((await stage.call('DELETE', '/api/auth/sessions', { as: here })).statusCode).toBe(204);
  for (const as of others) expect((await stage.call('GET', '/api/auth/check', { as })).statusCode).toBe(401);
  expect(await list(here)).toHaveLength(1);
  const rows = await auditOf(stage, () => stage.call('DELETE', '/api/auth/sessions', { as: here }));
  expect(rows).toEqual([]);
});

test('an expired session is not listed (C11.6)', async () => {
  const old = await signedIn('ridgeManager', FIREFOX);
  stage.clock.advance({ hours: 12 });
  const here = await signedIn('ridgeManager');
  expect(await list(here)).toHaveLength(1);
  expect((await stage.call('GET', '/api/auth/check', { as: old })).statusCode).toBe(401);
});

test('a slow request to end a session holds up nobody (C3.17)', async () => {
  const here = await signedIn('ridgeManager');
  const [current] = await list(here);
  const body = new Readable({ read() {} });
  const slow = stage.app.inject({
    method: 'DELETE',
    url: `/api/auth/sessions/${current.id}`,
    headers: { ...here, 'content-type': 'application/json', 'content-length': '100' },
    payload: body,
  });
  let isPending = true;
  const ended = slow.finally(() => {
    isPending = false;
  });
  // More reports than there are connections.
  await Promise.all(Array.from({ length: 8 }, () => stage.report('ridge')));
  expect(isPending).toBe(true);
  body.push(null);
  expect((await ended).statusCode).toBe(204);
});
