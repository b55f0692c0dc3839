/** Submitting a report through HTTP (specification sections 3 and 5, C3.1, C3.4, C3.8). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from '../../../domain/reports/report.ts';
import { SHORT_TEXT_MAX } from '../../../domain/text/limits.ts';
import type { TextRule } from '../../../domain/text/rule.ts';
import { expectProblem } from '../../problem.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const submit = (change: object = {}) =>
  stage.call('POST', '/api/reports', { body: { clubId: stage.clubs.ridge, ...MINIMAL, ...change } });

const total = async (): Promise<number> =>
  (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total;

const CLUB = { path: 'clubId', message: 'Please select a club' };
const NARRATIVE = {
  path: 'narrative',
  message: 'Please provide at least a brief description of what occurred',
};
const INVALID_EMAIL = { path: 'reporterEmail', message: 'Please enter a valid email address' };

test('a report is accepted with 201 and exactly id and submittedAt; the id is random (C3.8, C3.9)', async () => {
  const sent = await submit();
  expect(sent.statusCode).toBe(201);
  expect(Object.keys(sent.json())).toEqual(['id', 'submittedAt']);
  expect(sent.json().id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(sent.json().submittedAt).toBe('2026-06-15T12:00:00.000Z');
  expect(sent.headers['cache-control']).toBe('no-store');
});

test('a new report is pending, unreviewed, in English by default, and everything unset is null (section 4, C3.3)', async () => {
  const { id } = (await submit()).json();
  const stored = await stage.stored(id);
  expect(stored).toMatchObject({
    ...MINIMAL,
    clubId: stage.clubs.ridge,
    narrativeLanguage: 'English',
    approvedForPublicView: false,
    isAnonymized: false,
    reviewedAt: null,
    smsManagerComment: null,
    severity: 'none',
  });
  const given = ['narrative', 'reporterEmail', 'narrativeLanguage'];
  for (const name of REPORT_TEXT_NAMES) if (!given.includes(name)) expect(stored[name], name).toBeNull();
  expect((await stage.call('GET', `/api/reports/public/${id}`)).statusCode).toBe(404);
});

/** The maximum length of a field (C3.4). */
const limitOf = (name: ReportText): number => (REPORT_TEXTS[name] as TextRule).max ?? SHORT_TEXT_MAX;

test('every field of section 3 that a reporter may fill is stored as sent', async () => {
  const special = { utcDate: '2026-05-31', utcTime: '23:59:59', localDate: '2024-02-29', localTime: '07:05' };
  const texts = Object.fromEntries(
    REPORT_TEXT_NAMES.map((name) => [name, `Ünïcode ⚡ of ${name}`.slice(0, limitOf(name))]),
  );
  const report = { ...texts, ...special, reporterEmail: 'full@example.org', reporterTelephone: '+44 20 7946 0958 x12' };
  const { id } = (await submit(report)).json();
  expect(await stage.stored(id)).toMatchObject(report);
});

test('fields that the server sets, and unknown ones, are ignored in a submission (section 5, C3.8)', async () => {
  const id = randomUUID();
  const forged = {
    id,
    submittedAt: '2001-01-01T00:00:00Z',
    reviewedAt: '2001-01-01T00:00:00Z',
    smsManagerComment: 'forged',
    approvedForPublicView: true,
    isAnonymized: true,
    searchText: 'forged',
    redactions: [{}],
    severity: 'critical',
    constructor: 'x',
    nonsense: { deep: [1] },
  };
  const receipt = (await submit(forged)).json();
  expect(receipt.id).not.toBe(id);
  expect(await stage.stored(receipt.id)).toMatchObject({
    submittedAt: receipt.submittedAt,
    reviewedAt: null,
    smsManagerComment: null,
    approvedForPublicView: false,
    isAnonymized: false,
    severity: 'none',
  });
});

test('every broken rule is reported at once, at its field, in the words of the specification (section 5, C3.1)', async () => {
  const before = await total();
  const nothing = await stage.call('POST', '/api/reports', { body: {} });
  expect(nothing.statusCode).toBe(400);
  expect(Object.keys(nothing.json())).toEqual(['message', 'errors']);
  const missing = { path: 'reporterEmail', message: 'Email address is required for follow-up' };
  const byPath = (errors: { path: string }[]) => errors.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(byPath(nothing.json().errors)).toEqual([CLUB, NARRATIVE, missing]);
  const broken = {
    narrative: '123456789',
    reporterEmail: 'nobody',
    localDate: '2026-02-30',
    reporterTelephone: '+0 1',
  };
  const all = await submit({ ...broken, clubId: randomUUID(), headline: 'two\nlines', model: 7 });
  expect(byPath(all.json().errors).map(({ path }) => path)).toEqual([
    'clubId',
    'headline',
    'localDate',
    'model',
    'narrative',
    'reporterEmail',
    'reporterTelephone',
  ]);
  expect(all.json().errors).toContainEqual(CLUB);
  expect(all.json().errors).toContainEqual(INVALID_EMAIL);
  expect(await total()).toBe(before);
});

test.each([[''], ['  '], [null], [undefined], [7], [{}], ['ridge'], [`{${randomUUID()}}`], [randomUUID()]])(
  'the club %j is rejected with 400 Please select a club, once (C3.8)',
  async (clubId) => {
    const refused = await submit({ clubId });
    expectProblem(refused, 'request/invalid', 'clubId');
    expect(refused.json()).toEqual({ message: CLUB.message, errors: [CLUB] });
  },
);

test('a narrative has 10 to 20,000 characters as browsers count, after trimming (section 5, C3.4)', async () => {
  for (const narrative of [
    '1234567890',
    '⚡'.repeat(10),
    '🛩'.repeat(5),
    'n'.repeat(20_000),
    ` ${'n'.repeat(20_000)}\n`,
  ])
    expect((await submit({ narrative })).statusCode).toBe(201);
  for (const narrative of ['123456789', ` 12345678${' '.repeat(50)}9`.slice(0, 20), '', null, '\u200b'.repeat(30)])
    expect((await submit({ narrative })).json().errors).toEqual([NARRATIVE]);
  const long = await submit({ narrative: 'n'.repeat(20_001) });
  expect(long.json().errors).toEqual([{ path: 'narrative', message: 'Narrative must be at most 20,000 characters' }]);
});

const FREE = REPORT_TEXT_NAMES.filter((name) => !('check' in REPORT_TEXTS[name]));

test.each(FREE)(
  '%s takes as many characters as its limit allows, and one more is rejected at the field (C3.4)',
  async (name) => {
    const max = limitOf(name);
    for (const length of [max - 1, max]) {
      const sent = await submit({ [name]: 'x'.repeat(length) });
      expect((await stage.stored(sent.json().id))[name]).toBe('x'.repeat(length));
    }
    const refused = await submit({ [name]: 'x'.repeat(max + 1) });
    expect([refused.statusCode, refused.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      [name],
    ]);
  },
);

test('limits count UTF-16 units: 100 aeroplanes outside the basic plane fit, 101 do not (C3.4)', async () => {
  expect((await submit({ headline: '🛩'.repeat(100) })).statusCode).toBe(201);
  expect((await submit({ headline: '🛩'.repeat(101) })).statusCode).toBe(400);
});

test('an email of 200 characters is accepted, one of 201 is not (C3.4)', async () => {
  const email = (length: number) => `a@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(length - 189)}.org`;
  expect(email(200)).toHaveLength(200);
  expect((await submit({ reporterEmail: email(200) })).statusCode).toBe(201);
  expect((await submit({ reporterEmail: email(201) })).statusCode).toBe(400);
});

test.each(['nobody', 'a@b', '@example.org', 'a@.org', 'a b@example.org', 'a@example..org', 'a@@example.org'])(
  'the email %s is refused in the words of the specification (section 5)',
  async (reporterEmail) => {
    expect((await submit({ reporterEmail })).json().errors).toEqual([INVALID_EMAIL]);
  },
);

test('a telephone number has 2 to 17 digits, a calling code, 250 characters of extension, 300 in all (section 9, C3.4)', async () => {
  const fine = ['12', '1'.repeat(17), '+44 7700 900123', '+1 (555) 010-9999', `12 ext. ${'5'.repeat(250)}`, '', null];
  for (const reporterTelephone of fine)
    expect((await submit({ reporterTelephone })).statusCode, String(reporterTelephone)).toBe(201);
  const broken = ['1', '1'.repeat(18), '+0 12345', '+999 12345', 'call me', `12 ext. ${'5'.repeat(251)}`];
  for (const reporterTelephone of [...broken, `12${' '.repeat(298)}3`, 12345]) {
    const refused = await submit({ reporterTelephone });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'reporterTelephone']);
  }
});

test('the longest texts that any script allows are accepted in every indexed field, published and found (C3.4, C3.17)', async () => {
  const longest = Array.from({ length: 200 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join('');
  const typed = ['flightPhase', 'operationType', 'aircraftCategory', 'injuryLevel', 'highestDamage'];
  const answer = await submit(Object.fromEntries(typed.map((name) => [name, longest])));
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  const approved = await stage.call('POST', `/api/reports/${id}/approve`, {
    as: 'ridgeManager',
    body: { comment: 'Fine.' },
  });
  expect(approved.statusCode).toBe(200);
  const found = await stage.call('GET', `/api/reports/public?aircraftCategory=${encodeURIComponent(longest)}`);
  expect(found.json().map((copy: { id: string }) => copy.id)).toEqual([id]);
});
