/** Who may do what: seven actors by every API call, and proof that what was refused changed nothing (contract C4). */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSession } from '../../../server/auth/queries.ts';
import { CAST, CAST_PASSWORD, type CastMember } from '../../cast.ts';
import { everyRow } from '../../rows.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { someCode } from '../receipt/with-code.ts';
import { CSV, makeTarget, type Target } from './rights-target.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  const url = `/api/clubs/${stage.clubs.ridge}/settings`;
  await stage.call('PATCH', url, { as: 'superAdmin', body: { regime: 'EU' } });
});
afterAll(() => stage.close());

const ACTORS = [
  'public',
  'ridgePilot',
  'ridgeManager',
  'ridgeAdmin',
  'superAdmin',
  'valleyManager',
  'valleyAdmin',
] as const;
type Actor = (typeof ACTORS)[number];

type Row = [call: string, statuses: string, body?: (target: Target, actor: Actor) => unknown];

const REVIEWED = '401 403 200 200 200 404 404';
const STAFF = '401 403 200 200 200 200 200';
const USERS = '401 403 403 200 200 403 404';
const SUPER = (status: number) => `401 403 403 403 ${status} 403 403`;
const EVERYBODY = (status: number) => Array(7).fill(status).join(' ');
const person = (change: object = {}) => ({
  email: `${randomUUID()}@ridge.example`,
  name: 'Somebody',
  password: 'long enough',
  role: 'pilot',
  clubId: stage.clubs.ridge,
  ...change,
});

/** An answer of a browser to no challenge of ours. */
const NO_PASSKEY = { id: 'none', response: { clientDataJSON: 'e30' } };

/** Calls that are audited also where they are refused: a sign-in that failed (C4.6). */
const COUNTED = new Set(['POST /api/auth/passkey']);
const withoutAudit = (text: string): string => text.replace(/^audit_events\n(?:.*\n)*?(?=[a-z_]+\n)/m, '');

/** Statuses in the order of the actors; targets belong to the ridge club. */
const MATRIX: Row[] = [
  ['GET /api/common-fields', EVERYBODY(200)],
  ['GET /api/openapi.json', EVERYBODY(200)],
  ['GET /api/clubs', EVERYBODY(200)],
  ['GET /api/detect-location', EVERYBODY(200)],
  ['GET /api/reports/public', EVERYBODY(200)],
  ['GET /api/reports/public/counts', EVERYBODY(200)],
  ['GET /api/reports/public/:shown', EVERYBODY(200)],
  ['GET /api/reports/public/:report', EVERYBODY(404)],
  ['POST /api/reports', EVERYBODY(201), () => ({ clubId: stage.clubs.ridge, ...MINIMAL })],
  ['POST /api/auth/login', EVERYBODY(200), () => ({ email: CAST.ridgePilot.email, password: CAST_PASSWORD })],
  ['POST /api/auth/logout', EVERYBODY(204)],
  ['GET /api/auth/check', '401 200 200 200 200 200 200'],
  ['GET /api/reports', STAFF],
  ['GET /api/reports/counts', STAFF],
  ['GET /api/reports/:report', REVIEWED],
  ['GET /api/reports/:report/public-preview', REVIEWED],
  ['POST /api/reports/:report/public-preview', REVIEWED, () => ({ comment: 'Fine.' })],
  ['POST /api/reports/:report/approve', REVIEWED, () => ({ comment: 'Fine.' })],
  ['POST /api/reports/:shown/approve', REVIEWED, () => ({ comment: 'Finer.' })],
  ['POST /api/reports/:report/comment', REVIEWED, () => ({ comment: 'Fine.' })],
  ['POST /api/reports/:shown/comment', REVIEWED, () => ({ comment: 'Finer.' })],
  ['POST /api/reports/:shown/hide', REVIEWED],
  ['DELETE /api/reports/:report/contact', '401 403 403 204 204 403 404'],
  ['PATCH /api/reports/:report', SUPER(200), () => ({ clubId: stage.clubs.valley })],
  ['GET /api/reports/:report/follow-up', REVIEWED],
  ['PATCH /api/reports/:report/follow-up', REVIEWED, () => ({ findings: 'A worn cable.' })],
  ['POST /api/reports/:report/follow-up/close', REVIEWED, () => ({ reason: 'done' })],
  ['POST /api/reports/:closed/follow-up/reopen', REVIEWED],
  ['POST /api/reports/:closed/follow-up/tell', REVIEWED],
  ['POST /api/receipt', EVERYBODY(200), ({ code }) => ({ code })],
  ['POST /api/receipt', EVERYBODY(404), () => ({ code: someCode() })],
  ['POST /api/receipt/messages', EVERYBODY(201), ({ code }) => ({ code, body: 'I forgot the wind.' })],
  ['POST /api/receipt/erase-contact', EVERYBODY(204), ({ code }) => ({ code })],
  ['GET /api/reports/messages/unseen', STAFF],
  ['GET /api/reports/:heard/messages', REVIEWED],
  ['POST /api/reports/:heard/messages', '401 403 201 201 201 404 404', () => ({ body: 'Which runway?' })],
  ['POST /api/reports/:heard/messages/seen', '401 403 204 204 204 404 404', ({ message }) => ({ upTo: message })],
  ['GET /api/follow-ups', STAFF],
  ['GET /api/follow-ups/counts', STAFF],
  ['GET /api/follow-up-fields', STAFF],
  ['GET /api/reports.csv', STAFF],
  ['GET /api/reports.csv?identifying=true', '401 403 403 200 200 403 200'],
  ['GET /api/actions.csv', STAFF],
  ['POST /api/imports', '401 403 403 201 400 403 201', () => 'narrative\nThe cable broke at 200 feet.'],
  ['PATCH /api/imports/:import', '401 403 403 200 200 403 404', () => ({ dayOrder: 'mdy' })],
  ['POST /api/imports/:import/confirm', '401 403 403 200 200 403 404'],
  ['GET /api/actions', STAFF],
  ['GET /api/actions/counts', STAFF],
  ['GET /api/analytics', STAFF],
  ['GET /api/annual', '401 403 200 200 400 200 200'],
  ['GET /api/actions/:action', REVIEWED],
  ['POST /api/actions', '401 403 201 201 400 201 201', () => ({ title: 'Inspect the cable' })],
  ['POST /api/actions', '401 403 201 201 201 400 400', ({ report }) => ({ title: 'Inspect it', reportId: report })],
  ['PATCH /api/actions/:action', REVIEWED, () => ({ state: 'done', worked: 'yes' })],
  ['GET /api/clubs/:own/duties', EVERYBODY(200)],
  ['GET /api/reports/:report/authority', REVIEWED],
  ['PATCH /api/reports/:report/authority', REVIEWED, () => ({ notReportable: 'No risk.' })],
  [
    'POST /api/reports/:report/authority',
    '401 403 201 201 201 404 404',
    () => ({ kind: 'initial', sentOn: '2026-06-01' }),
  ],
  ['DELETE /api/reports/:report/authority/:noted', '401 403 204 204 204 404 404'],
  ['GET /api/reports/:report/authority-facts', REVIEWED],
  ['PATCH /api/reports/:report/authority-facts', REVIEWED, () => ({ headline: 'Near miss' })],
  ['GET /api/reports/:report/e5x/check', REVIEWED],
  ['GET /api/reports/:report/e5x', '401 403 409 409 409 404 404'],
  ['GET /api/authority', STAFF],
  ['GET /api/clubs/:own/staff', REVIEWED],
  ['POST /api/clubs', SUPER(201), () => ({ name: randomUUID() })],
  ['PATCH /api/clubs/:club', SUPER(200), () => ({ location: 'Moved' })],
  ['DELETE /api/clubs/:club', SUPER(204)],
  ['GET /api/clubs/:club/settings', '401 403 404 404 200 404 404'],
  ['PATCH /api/clubs/:club/settings', '401 403 403 404 200 403 404', () => ({ coarse: { date: 'month' } })],
  ['GET /api/clubs/:own/poster', '401 403 403 200 200 403 404'],
  ['GET /api/reports/:report/coarse', REVIEWED],
  ['GET /api/users', '401 403 403 200 200 403 200'],
  ['POST /api/users', '401 403 403 201 201 403 403', () => person()],
  ['POST /api/users', '401 403 403 201 201 403 403', () => person({ role: 'sms-manager' })],
  ['POST /api/users', SUPER(201), () => person({ role: 'admin' })],
  ['POST /api/users', SUPER(201), () => person({ role: 'super-admin', clubId: null })],
  ['PATCH /api/users/:user', USERS, () => ({ name: 'Renamed' })],
  ['PATCH /api/users/:user', USERS, () => ({ role: 'sms-manager' })],
  ['PATCH /api/users/:user', '401 403 403 403 200 403 404', () => ({ role: 'admin' })],
  ['PATCH /api/users/:user', '401 403 403 403 200 403 404', () => ({ role: 'super-admin', clubId: null })],
  ['PATCH /api/users/:user', '401 403 403 403 200 403 404', () => ({ clubId: stage.clubs.valley })],
  ['PATCH /api/users/:admin', '401 403 403 403 200 403 404', () => ({ name: 'Renamed' })],
  ['PATCH /api/users/:admin', '401 403 403 403 200 403 404', () => ({ role: 'pilot' })],
  ['DELETE /api/users/:user', '401 403 403 204 204 403 404'],
  ['DELETE /api/users/:admin', '401 403 403 403 204 403 404'],
  ['GET /api/audit', SUPER(200)],
  ['DELETE /api/users/:user/second-factor', '401 403 403 204 204 403 404'],
  ['DELETE /api/users/:admin/second-factor', '401 403 403 403 204 403 404'],
  ['POST /api/auth/second', EVERYBODY(401), () => ({ totp: '123456' })],
  ['POST /api/auth/forgot', EVERYBODY(202), () => ({ email: `${randomUUID()}@nowhere.example` })],
  ['POST /api/auth/reset', EVERYBODY(400), () => ({ token: 'none', password: 'brand new words' })],
  ['GET /api/auth/factors', '401 200 200 200 200 200 200'],
  ['POST /api/auth/totp/confirm', '401 409 409 409 409 409 409', () => ({ totp: '123456' })],
  ['POST /api/auth/totp', '401 200 200 200 200 200 200', () => ({ password: CAST_PASSWORD })],
  ['DELETE /api/auth/totp', '401 404 404 404 404 404 404', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/recovery-codes', '401 409 409 409 200 409 409', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/passkeys/options', '401 200 200 200 200 200 200', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/passkeys', '401 400 400 400 400 400 400', () => ({ passkey: NO_PASSKEY })],
  ['PATCH /api/auth/passkeys/:passkey', '401 404 404 404 200 404 404', () => ({ name: 'My phone' })],
  ['DELETE /api/auth/passkeys/:passkey', '401 404 404 404 204 404 404', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/passkey/options', EVERYBODY(200)],
  ['POST /api/auth/passkey', EVERYBODY(401), () => ({ passkey: NO_PASSKEY })],
  ['GET /api/auth/sessions', '401 200 200 200 200 200 200'],
  ['DELETE /api/auth/sessions', '401 204 204 204 204 204 204'],
  ['DELETE /api/auth/sessions/:session', '401 404 404 404 204 404 404'],
  ['GET /api/mail', SUPER(200)],
  ['GET /api/auth/notifications', '401 200 200 200 200 200 200'],
  ['PATCH /api/auth/notifications', '401 200 200 200 200 200 200', () => ({ reports: 'daily' })],
  [
    'POST /api/auth/password',
    '401 200 200 200 200 200 200',
    () => ({ currentPassword: CAST_PASSWORD, newPassword: 'brand new words' }),
  ],
];

/** A session of its own, since some calls end the one they come with. */
async function cookieFor(who: CastMember): Promise<string> {
  const { database, clock } = stage.services;
  const token = randomUUID();
  const tokenHash = createHash('sha256').update(token).digest();
  await insertSession(database.db, tokenHash, stage.people[who].id, clock());
  return `sid=${token}`;
}

/** What a cell needs, kept until a call has changed something: things to act on, sessions, and every row there is. */
type Scene = { target: Target; cookies: Partial<Record<Actor, string>>; rows: string };
let untouched: Promise<Scene> | null = null;

async function setScene(): Promise<Scene> {
  stage.people.superAdmin.cookie = await cookieFor('superAdmin');
  const target = await makeTarget(stage);
  const cookies: Scene['cookies'] = {};
  for (const actor of ACTORS) if (actor !== 'public') cookies[actor] = await cookieFor(actor);
  return { target, cookies, rows: await everyRow(stage) };
}

const cells = MATRIX.flatMap(([call, statuses, body]) =>
  statuses.split(' ').map((status, at) => ({ call, status: Number(status), body, actor: ACTORS[at] ?? 'public' })),
);

test('the matrix names every call that is served, for every actor (C4)', () => {
  const path = (call: string) =>
    call
      .replace(/:\w+/, ':id')
      .replace(/:noted/, ':file')
      .replace(/\?.*/, '');
  const named = new Set(MATRIX.map(([call]) => path(call)));
  expect(named).toEqual(new Set(stage.app.apiCalls.map(({ method, url }) => `${method} ${url}`)));
  for (const [call, statuses] of MATRIX) expect(statuses.split(' '), call).toHaveLength(ACTORS.length);
});

test.each(cells)('$call as $actor is $status, and changes nothing where it is refused (C4)', async (cell) => {
  const { call, status, body, actor } = cell;
  untouched ??= setScene();
  const { target, cookies, rows } = await untouched;
  const [method = '', pattern = ''] = call.split(' ');
  const url = pattern.replace(/:(\w+)/g, (_, name: keyof Target) => target[name]);
  const cookie = cookies[actor];
  const answer = await stage.call(method, url, {
    ...(cookie && { as: { cookie } }),
    ...(body && { body: body(target, actor) }),
    ...(call === 'POST /api/imports' && { headers: CSV }),
  });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([status, expect.any(String)]);
  // An export leaves its line in the audit.
  const isRead = (method === 'GET' && !url.includes('.csv')) || url.includes('public-preview');
  const after = await everyRow(stage);
  if ((status >= 400 && !COUNTED.has(call)) || isRead) return expect(after).toBe(rows);
  if (status >= 400) {
    untouched = null;
    return expect(withoutAudit(after)).toBe(withoutAudit(rows));
  }
  // Signing out without being signed in is fine and does nothing; so is a password that nobody forgot. A file that waits is nobody's data yet.
  const isSilent =
    (call === 'POST /api/auth/logout' && !cookie) ||
    call === 'POST /api/auth/forgot' ||
    (call.includes('/imports') && !call.endsWith('/confirm'));
  if (!isSilent) expect(after).not.toBe(rows);
  untouched = null;
});
