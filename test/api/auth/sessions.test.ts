/** Sessions: cookies, expiry, and what the database stores about them (C6.1). */
import { expect, test } from 'vitest';
import { sessions } from '../../../server/db/schema.ts';
import { auditOf } from '../../audit.ts';
import { CAST, CAST_PASSWORD, type CastMember } from '../../cast.ts';
import { cookieOf, onStage, type Stage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';

const signIn = ({ call }: Stage, who: CastMember, headers: Record<string, string> = {}, address = '127.0.0.1') =>
  call('POST', '/api/auth/login', { body: { email: CAST[who].email, password: CAST_PASSWORD }, headers, address });

const isSignedIn = async ({ call }: Stage, cookie: string, headers = {}): Promise<boolean> =>
  (await call('GET', '/api/auth/check', { as: { cookie }, headers })).statusCode === 200;

const attributes = (header: unknown): string[] => String(header).split('; ').slice(1).toSorted();

test('the cookie is sid with 256 random bits: HttpOnly, SameSite=Lax, Path=/, 7 days, no domain (C6.1)', () =>
  onStage(async (stage) => {
    const header = (await signIn(stage, 'ridgeManager')).headers['set-cookie'];
    expect(attributes(header)).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax']);
    const token = /^sid=([^;]+);/.exec(String(header))?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const other = cookieOf(await signIn(stage, 'ridgeManager'));
    expect(other).not.toContain(token);
  }));

test('over https behind a trusted proxy the cookie is __Host-sid and Secure, and sid is not accepted (C6.1)', () =>
  onStage(
    async (stage) => {
      const https = { 'x-forwarded-proto': 'https' };
      const answer = await signIn(stage, 'ridgeManager', https);
      expect(answer.headers['set-cookie']).toMatch(/^__Host-sid=/);
      const flags = ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure'];
      expect(attributes(answer.headers['set-cookie'])).toEqual(flags);
      const cookie = cookieOf(answer);
      expect(await isSignedIn(stage, cookie, https)).toBe(true);
      expect(await isSignedIn(stage, cookie.replace('__Host-sid', 'sid'), https)).toBe(false);
      const out = await stage.call('POST', '/api/auth/logout', { as: { cookie }, headers: https });
      expect(out.headers['set-cookie']).toMatch(/^__Host-sid=;.*Max-Age=0/);
      expect(attributes(out.headers['set-cookie'])).toContain('Secure');
      const stranger = await signIn(stage, 'ridgeManager', https, '203.0.113.9');
      expect(stranger.headers['set-cookie']).toMatch(/^sid=/);
    },
    { trustProxy: ['127.0.0.1'] },
  ));

test('X-Forwarded-Proto is ignored without TRUST_PROXY (C6.1, C6.3)', () =>
  onStage(async (stage) => {
    for (const proto of ['https', 'HTTPS', 'https,http'])
      expect((await signIn(stage, 'ridgeManager', { 'x-forwarded-proto': proto })).headers['set-cookie']).toMatch(
        /^sid=/,
      );
  }));

test('every sign-in issues a new session and ends only the one it was sent with (C6.1)', () =>
  onStage(async (stage) => {
    const elsewhere = cookieOf(await signIn(stage, 'ridgeManager'));
    const first = cookieOf(await signIn(stage, 'ridgeManager'));
    const second = cookieOf(await signIn(stage, 'ridgeManager', { cookie: first }));
    expect(second).not.toBe(first);
    expect(await isSignedIn(stage, first)).toBe(false);
    expect(await isSignedIn(stage, second)).toBe(true);
    expect(await isSignedIn(stage, elsewhere)).toBe(true);
    const planted = cookieOf(await signIn(stage, 'ridgeManager', { cookie: 'sid=planted-by-somebody' }));
    expect(planted).not.toContain('planted');
    expect(await isSignedIn(stage, 'sid=planted-by-somebody')).toBe(false);
  }));

test('a session ends after 12 h without use, and after 7 days in any case (C6.1)', () =>
  onStage(async (stage) => {
    const idle = cookieOf(await signIn(stage, 'ridgeManager'));
    const used = cookieOf(await signIn(stage, 'ridgeManager'));
    stage.clock.advance({ hours: 11, minutes: 59 });
    expect(await isSignedIn(stage, used)).toBe(true);
    stage.clock.advance({ minutes: 1 });
    expect(await isSignedIn(stage, idle)).toBe(false);
    for (let hours = 12; hours < 7 * 24 - 11; hours += 11) {
      stage.clock.advance({ hours: 11 });
      expect(await isSignedIn(stage, used), `${hours} h`).toBe(true);
    }
    stage.clock.advance({ hours: 11 });
    expect(await isSignedIn(stage, used)).toBe(false);
  }));

const CAUSES: [string, CastMember, object | null][] = [
  ['a new password', 'ridgeManager', { password: 'brand new words' }],
  ['a new role', 'ridgeManager', { role: 'pilot' }],
  ['a new club', 'ridgeManager', { clubId: 'valley' }],
  ['promotion to super-admin', 'ridgeManager', { role: 'super-admin', clubId: null }],
  ['deletion', 'ridgeManager', null],
];

test.each(CAUSES)("%s ends all of that user's sessions at once, and nobody else's (C6.1)", (_cause, who, change) =>
  onStage(async (stage) => {
    const cookies = [cookieOf(await signIn(stage, who)), cookieOf(await signIn(stage, who))];
    const url = `/api/users/${stage.people[who].id}`;
    const body = change && 'clubId' in change && change.clubId === 'valley' ? { clubId: stage.clubs.valley } : change;
    const answer = await stage.call(body ? 'PATCH' : 'DELETE', url, { as: 'superAdmin', ...(body && { body }) });
    expect(answer.statusCode).toBe(body ? 200 : 204);
    for (const cookie of cookies) {
      expect(await isSignedIn(stage, cookie)).toBe(false);
      expect((await stage.call('GET', '/api/reports', { as: { cookie } })).statusCode).toBe(401);
    }
    for (const other of ['superAdmin', 'ridgeAdmin', 'valleyManager'] as const)
      expect(await isSignedIn(stage, stage.people[other].cookie)).toBe(true);
  }),
);

test('changing name or email, or setting unchanged values, ends no session (C6.1)', () =>
  onStage(async (stage) => {
    const cookie = cookieOf(await signIn(stage, 'ridgeManager'));
    const body = { name: 'New Name', email: 'new@ridge.example', role: 'sms-manager', clubId: stage.clubs.ridge };
    await stage.call('PATCH', `/api/users/${stage.people.ridgeManager.id}`, { as: 'superAdmin', body });
    const { user } = (await stage.call('GET', '/api/auth/check', { as: { cookie } })).json();
    expect(user).toMatchObject({ name: 'New Name', email: 'new@ridge.example' });
  }));

test('users who change their password get a new session, and their other sessions end (C6.1)', () =>
  onStage(async (stage) => {
    const [here, there] = [cookieOf(await signIn(stage, 'superAdmin')), cookieOf(await signIn(stage, 'superAdmin'))];
    const url = `/api/users/${stage.people.superAdmin.id}`;
    const changed = await stage.call('PATCH', url, { as: { cookie: here }, body: { password: 'brand new words' } });
    const renewed = cookieOf(changed);
    expect([await isSignedIn(stage, renewed), await isSignedIn(stage, here), await isSignedIn(stage, there)]).toEqual([
      true,
      false,
      false,
    ]);
  }));

test('anyone can change their own password with the current one; a wrong one is 400, audited and ends no session (C6.1)', () =>
  onStage(async (stage) => {
    const cookie = cookieOf(await signIn(stage, 'ridgePilot'));
    const change = (currentPassword: string, newPassword: string) =>
      stage.call('POST', '/api/auth/password', { as: { cookie }, body: { currentPassword, newPassword } });
    const lines = await auditOf(stage, async () => {
      const wrong = await change('not the password', 'brand new words');
      expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'currentPassword']);
    });
    expect(lines).toMatchObject([{ action: 'sign-in-failed', actorId: stage.people.ridgePilot.id }]);
    expect((await change(CAST_PASSWORD, 'short')).json().errors[0].path).toBe('newPassword');
    expect(await isSignedIn(stage, cookie)).toBe(true);
    const changed = await change(CAST_PASSWORD, 'brand new words');
    expect(changed.statusCode).toBe(200);
    expect(await isSignedIn(stage, cookieOf(changed))).toBe(true);
    expect(await isSignedIn(stage, cookie)).toBe(false);
    expect((await signIn(stage, 'ridgePilot')).statusCode).toBe(401);
    expect((await signIn(stage, 'ridgeManager')).statusCode).toBe(200);
  }));

test('the database holds a hash of the token, never the token (C6.1)', () =>
  onStage(async (stage) => {
    const token = cookieOf(await signIn(stage, 'ridgeManager')).slice('sid='.length);
    const rows = await stage.services.database.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    for (const { tokenHash } of rows) {
      expect(tokenHash).toHaveLength(32);
      expect(Buffer.from(tokenHash).toString('base64url')).not.toBe(token);
    }
  }));

test('a session is valid on a second instance of the same database, and a sign-out ends it there at once (C6.1, C2.1)', () =>
  onStage(async (stage) => {
    const second = await testApp({ database: stage.services.database, clock: stage.clock });
    const cookie = cookieOf(await signIn(stage, 'ridgeManager'));
    const check = async () =>
      (await second.app.inject({ method: 'GET', url: '/api/auth/check', headers: { cookie } })).statusCode;
    expect(await check()).toBe(200);
    await stage.call('POST', '/api/auth/logout', { as: { cookie } });
    expect(await check()).toBe(401);
    await second.close();
  }));
