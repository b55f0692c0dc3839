/** The permission matrix: seven actors by every API call; a refused call must change nothing (C4). */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAST, CAST_PASSWORD } from '../../cast.ts';
import { problemOf } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { KEY_RIGHTS } from './rights-of-keys.ts';
import { FILES, PHOTO_RIGHTS } from './rights-of-photos.ts';
import { RECEIPT_RIGHTS } from './rights-of-receipt.ts';
import { EVERYBODY, REVIEWED } from './rights-statuses.ts';
import { makeTarget, type Target } from './rights-target.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  // The first start makes the key.
  await stage.call('GET', '/api/submission-key');
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

/** Names such as `:report` stand for the target of a call, in its address and body. */
type Row = [call: string, statuses: string, body?: () => unknown];

const STAFF = '401 403 200 200 200 200 200';
const USERS = '401 403 403 200 200 403 404';
const SUPER = (status: number) => `401 403 403 403 ${status} 403 403`;
const person = (change: object = {}) => ({
  email: `${randomUUID()}@ridge.example`,
  name: 'Somebody',
  password: 'long enough',
  role: 'pilot',
  clubId: stage.clubs.ridge,
  ...change,
});

/** Calls that are audited even when refused: a failed sign-in (C4.6). */
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
  ['GET /api/reports/public/topics', EVERYBODY(200)],
  ['GET /api/reports/public/lessons', EVERYBODY(200)],
  ['GET /api/reports/public/suggestion', EVERYBODY(200)],
  ['GET /api/reports/public/:shown', EVERYBODY(200)],
  ['GET /api/reports/public/:report', EVERYBODY(404)],
  ['GET /api/reports/public/:shown/similar', EVERYBODY(200)],
  ['GET /api/reports/public/:report/similar', EVERYBODY(404)],
  ['GET /api/briefing', EVERYBODY(200)],
  ['POST /api/reports', EVERYBODY(201), () => ({ clubId: stage.clubs.ridge, ...MINIMAL })],
  ...PHOTO_RIGHTS,
  ['GET /api/submission-key', EVERYBODY(200)],
  ['POST /api/sealed-reports', EVERYBODY(400), () => ({ keyId: randomUUID(), sealed: 'none' })],
  ['POST /api/auth/login', EVERYBODY(200), () => ({ email: CAST.ridgePilot.email, password: CAST_PASSWORD })],
  ['POST /api/auth/logout', EVERYBODY(204)],
  ['GET /api/auth/check', '401 200 200 200 200 200 200'],
  ['GET /api/reports', STAFF],
  ['GET /api/reports/counts', STAFF],
  ['GET /api/reports/attention', STAFF],
  ['GET /api/reports/:report', REVIEWED],
  ['GET /api/reports/:report/similar', REVIEWED],
  ['GET /api/reports/:report/public-preview', REVIEWED],
  ['POST /api/reports/:report/public-preview', REVIEWED, () => ({ comment: 'Fine.' })],
  ['POST /api/reports/:report/approve', REVIEWED, () => ({ comment: 'Fine.' })],
  ['POST /api/reports/:shown/approve', REVIEWED, () => ({ comment: 'Finer.' })],
  ['POST /api/reports/:report/comment', REVIEWED, () => ({ comment: 'Fine.' })],
  ['POST /api/reports/:shown/comment', REVIEWED, () => ({ comment: 'Finer.' })],
  ['POST /api/reports/:shown/hide', REVIEWED],
  ['DELETE /api/reports/:report/contact', '401 403 403 204 204 403 404'],
  ['PATCH /api/reports/:report', SUPER(200), () => ({ clubId: stage.clubs.valley })],
  ['PATCH /api/reports/:report/language', REVIEWED, () => ({ narrativeLanguage: 'German' })],
  ['GET /api/reports/:flown/flight', REVIEWED],
  ['GET /api/reports/:report/flight', '401 403 404 404 404 404 404'],
  ['GET /api/reports/:report/follow-up', REVIEWED],
  ['PATCH /api/reports/:report/follow-up', REVIEWED, () => ({ findings: 'A worn cable.' })],
  ['POST /api/reports/:report/follow-up/close', REVIEWED, () => ({ reason: 'done' })],
  ['POST /api/reports/:closed/follow-up/reopen', REVIEWED],
  ['POST /api/reports/:closed/follow-up/tell', REVIEWED],
  ...RECEIPT_RIGHTS,
  ['GET /api/reports/messages/unseen', STAFF],
  ['GET /api/reports/:heard/messages', REVIEWED],
  ['POST /api/reports/:heard/messages', '401 403 201 201 201 404 404', () => ({ body: 'Which runway?' })],
  ['POST /api/reports/:heard/messages/seen', '401 403 204 204 204 404 404', () => ({ upTo: ':message' })],
  ['GET /api/follow-ups', STAFF],
  ['GET /api/follow-ups/counts', STAFF],
  ['GET /api/follow-up-fields', STAFF],
  ['GET /api/reports.csv', STAFF],
  ['GET /api/reports.csv?identifying=true', '401 403 403 200 200 403 200'],
  ['GET /api/actions.csv', STAFF],
  ['GET /api/imports', '401 403 403 200 200 403 200'],
  ['POST /api/imports', '401 403 403 201 400 403 201'],
  ['PATCH /api/imports/:import', '401 403 403 200 200 403 404', () => ({ dayOrder: 'mdy' })],
  ['POST /api/imports/:import/confirm', '401 403 403 200 200 403 404'],
  ['POST /api/imports/:import/undo', '401 403 403 409 409 403 404'],
  ['GET /api/actions', STAFF],
  ['GET /api/actions/counts', STAFF],
  ['GET /api/analytics', STAFF],
  ['GET /api/annual', '401 403 200 200 400 200 200'],
  ['GET /api/actions/:action', REVIEWED],
  ['POST /api/actions', '401 403 201 201 400 201 201', () => ({ title: 'Inspect the cable' })],
  ['POST /api/actions', '401 403 201 201 201 400 400', () => ({ title: 'Inspect it', reportId: ':report' })],
  ['PATCH /api/actions/:action', REVIEWED, () => ({ state: 'done', worked: 'yes' })],
  ['GET /api/hazards.csv', STAFF],
  ['GET /api/hazards', STAFF],
  ['GET /api/hazards/counts', STAFF],
  ['GET /api/hazards/:hazard', REVIEWED],
  ['POST /api/hazards', '401 403 201 201 400 201 201', () => ({ title: 'A cable', severity: 4, likelihood: 3 })],
  [
    'POST /api/hazards',
    '401 403 201 201 201 400 400',
    () => ({ title: 'A cable', severity: 4, likelihood: 3, reports: [':report'] }),
  ],
  ['PATCH /api/hazards/:hazard', REVIEWED, () => ({ state: 'closed', closedBecause: 'It is gone' })],
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
  ['GET /api/reports/:report/briefing', REVIEWED],
  ['PUT /api/reports/:report/briefing', '401 403 409 409 409 404 404', () => ({ question: null })],
  ['PUT /api/reports/:shown/briefing', '401 403 204 204 204 404 404', () => ({ question: 'And you?' })],
  ['DELETE /api/reports/:suggested/briefing', '401 403 204 204 204 404 404'],
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
  ...KEY_RIGHTS,
  ['GET /api/mail', SUPER(200)],
  ['GET /api/health', SUPER(200)],
  ['GET /api/auth/notifications', '401 200 200 200 200 200 200'],
  ['PATCH /api/auth/notifications', '401 200 200 200 200 200 200', () => ({ reports: 'daily' })],
  ['GET /api/auth/language', '401 200 200 200 200 200 200'],
  ['PATCH /api/auth/language', '401 200 200 200 200 200 200', () => ({ language: 'de' })],
  [
    'POST /api/auth/password',
    '401 200 200 200 200 200 200',
    () => ({ currentPassword: CAST_PASSWORD, newPassword: 'brand new words' }),
  ],
];

type Cell = { call: string; status: number; body: Row[2]; actor: Actor };
/** A cell ready to call: its target exists and its actor is signed in. `ask` returns what `expected` returns. */
type PreparedCell = Cell & { ask: () => Promise<string> };

const expected = ({ actor, status }: Cell): string => `${actor}: ${status}`;

/** Creates what a cell names, and a session for its actor, in a target that cells may share. */
async function prepare(cell: Cell, target: Target): Promise<PreparedCell> {
  const { call, body, actor } = cell;
  const [method = '', pattern = ''] = call.split(' ');
  const url = await target.filled(pattern);
  const sent = body && (await target.filled(JSON.stringify(body())));
  const as = actor === 'public' ? {} : { as: { cookie: await target.cookie(actor) } };
  const more = FILES[call] ?? (sent && { body: sent });
  const ask = async () => {
    const answer = await stage.call(method, url, { ...as, ...more });
    const { statusCode, body: text } = answer;
    if (statusCode >= 400) problemOf(answer);
    return `${actor}: ${statusCode}${statusCode === cell.status ? '' : ` ${text.slice(0, 200)}`}`;
  };
  return { ...cell, ask };
}

/** True for a call that only reads or is refused and must leave every row as it was; an export writes to the audit. */
const isQuiet = ({ call, status }: Cell): boolean =>
  status >= 400 || (call.startsWith('GET ') && !call.includes('.csv')) || call.includes('public-preview');

/** Allowed calls that change no data; a pending upload or import belongs to nobody yet. */
const isSilent = ({ call, actor }: Cell): boolean =>
  (call === 'POST /api/auth/logout' && actor === 'public') ||
  call === 'POST /api/auth/forgot' ||
  call === 'POST /api/uploads' ||
  (call.includes('/imports') && !call.endsWith('/confirm'));

/** Every row that a call must not change. */
async function kept(call: string): Promise<string> {
  const rows = await everyRow(stage);
  return COUNTED.has(call) ? withoutAudit(rows) : rows;
}

/** Which actors changed something: each is called alone on separate targets, since together they did. */
async function changedBy(cells: Cell[]): Promise<Actor[]> {
  const found: Actor[] = [];
  for (const cell of cells) {
    const { call, actor, ask } = await prepare(cell, await makeTarget(stage));
    const before = await kept(call);
    await ask();
    if ((await kept(call)) !== before) found.push(actor);
  }
  return found;
}

const lines = MATRIX.map(([call, statuses, body]) => {
  const cells = statuses.split(' ').map((status, at): Cell => {
    return { call, status: Number(status), body, actor: ACTORS[at] ?? 'public' };
  });
  return { call, statuses, quiet: cells.filter(isQuiet), others: cells.filter((cell) => !isQuiet(cell)) };
});

test('the matrix names every call that is served, for every actor (C4)', () => {
  const path = (call: string) =>
    call
      .replace(/:\w+/, ':id')
      .replace(/:noted/, ':file')
      .replace(/:photo\b/, ':photoId')
      .replace(/\?.*/, '');
  const named = new Set(MATRIX.map(([call]) => path(call)));
  expect(named).toEqual(new Set(stage.app.apiCalls.map(({ method, url }) => `${method} ${url}`)));
  for (const [call, statuses] of MATRIX) expect(statuses.split(' '), call).toHaveLength(ACTORS.length);
});

/** The shared target of all calls that change nothing. */
let untouched: Target | null = null;

test.each(lines.filter(({ quiet }) => quiet.length > 0))(
  '$call is $statuses, and actors who only read or are refused change nothing (C4)',
  async ({ call, quiet }) => {
    untouched ??= await makeTarget(stage);
    const asked: PreparedCell[] = [];
    for (const cell of quiet) asked.push(await prepare(cell, untouched));
    const before = await kept(call);
    const answers: string[] = [];
    for (const { ask } of asked) answers.push(await ask());
    expect(answers).toEqual(quiet.map(expected));
    // One comparison for all; only if something changed is each called alone to find out who did it.
    if ((await kept(call)) !== before) expect(await changedBy(quiet), 'changed something').toBe('nobody');
  },
);

test.each(lines.filter(({ others }) => others.length > 0))(
  '$call is $statuses, and actors with the right change something (C4)',
  async ({ others }) => {
    // Each acts on separate targets, created before the first comparison.
    const asked: PreparedCell[] = [];
    for (const cell of others) asked.push(await prepare(cell, await makeTarget(stage)));
    let rows = await everyRow(stage);
    for (const cell of asked) {
      expect(await cell.ask()).toBe(expected(cell));
      if (isSilent(cell)) continue;
      const after = await everyRow(stage);
      expect(after === rows, `${cell.actor} changed nothing`).toBe(false);
      rows = after;
    }
  },
);
