/** The language that people and clubs choose, and the language of a report (C14.9). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import type { CastMember } from '../../cast.ts';
import { type Stage, setStage } from '../../stage.ts';
import { someCode } from '../receipt/with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const OWN = '/api/auth/language';
const own = async (as: CastMember) => (await stage.call('GET', OWN, { as })).json();
const choose = (as: CastMember, body: unknown) => stage.call('PATCH', OWN, { as, body });

const NONE_OF_THE_NINE = ['da', 'DE', 'de-AT', '', 5, ['de']];

test('users can choose one of the nine languages, and clear the choice (C14.9)', async () => {
  expect(await own('ridgePilot')).toEqual({ language: null });
  const chosen = await choose('ridgePilot', { language: 'cs' });
  expect([chosen.statusCode, chosen.json()]).toEqual([200, { language: 'cs' }]);
  expect((await choose('ridgePilot', {})).json()).toEqual({ language: 'cs' });
  for (const language of NONE_OF_THE_NINE) {
    const refused = await choose('ridgePilot', { language });
    expect([language, refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([language, 400, 'language']);
  }
  expect(await own('ridgePilot')).toEqual({ language: 'cs' });
  expect(await own('ridgeManager')).toEqual({ language: null });
  expect((await choose('ridgePilot', { language: null })).json()).toEqual({ language: null });
});

test("a user's language is in no answer about users, and stays when an admin changes the user (C14.9)", async () => {
  await choose('ridgeManager', { language: 'pl' });
  const { id } = stage.people.ridgeManager;
  const changed = await stage.call('PATCH', `/api/users/${id}`, { as: 'superAdmin', body: { name: 'Other' } });
  expect(Object.keys(changed.json())).toEqual(['id', 'email', 'name', 'role', 'clubId']);
  expect(await own('ridgeManager')).toEqual({ language: 'pl' });
  const as = 'ridgeManager';
  const about = [
    ...(await stage.call('GET', '/api/users', { as: 'superAdmin' })).json(),
    (await stage.call('GET', '/api/auth/check', { as })).json().user,
    ...(await stage.call('GET', `/api/clubs/${stage.clubs.ridge}/staff`, { as })).json(),
  ];
  expect(about.filter((each) => each.id === id)).toHaveLength(3);
  for (const each of about) expect(Object.keys(each)).not.toContain('language');
});

test("a club's admin can choose its language; the audit log records the change, but not the language (C14.9)", async () => {
  const url = `/api/clubs/${stage.clubs.ridge}/settings`;
  const put = (body: unknown) => stage.call('PATCH', url, { as: 'ridgeAdmin', body });
  const rows = await auditOf(stage, async () => {
    expect((await put({ language: 'sv' })).json().language).toBe('sv');
  });
  expect(rows).toMatchObject([{ action: 'club-settings', details: { language: true } }]);
  for (const language of NONE_OF_THE_NINE) expect((await put({ language })).statusCode).toBe(400);
  const read = await stage.call('GET', url, { as: 'ridgeManager' });
  expect(Object.entries(read.json()).map(([key]) => key)).toEqual([
    'regime',
    'responsibleEntity',
    'coarse',
    'language',
    'timeZone',
  ]);
  expect(read.json().language).toBe('sv');
  expect((await put({ language: null })).json().language).toBeNull();
});

async function kept(id: string): Promise<unknown[]> {
  const { db } = stage.services.database;
  return (
    (await db.execute(sql`SELECT language FROM receipts WHERE report_id = ${id}::uuid`)) as unknown as {
      rows: unknown[];
    }
  ).rows;
}

test('the language sent with a report is stored with its receipt only (C14.9)', async () => {
  const sent = async (texts: Record<string, unknown>) =>
    kept(await stage.report('ridge', texts as Record<string, string>));
  expect(await sent({ receiptCode: someCode(), language: 'it' })).toEqual([{ language: 'it' }]);
  expect(await sent({ receiptCode: someCode() })).toEqual([{ language: null }]);
  for (const language of [...NONE_OF_THE_NINE, null, {}])
    expect(await sent({ receiptCode: someCode(), language })).toEqual([{ language: null }]);
  const id = await stage.report('ridge', { language: 'it' });
  expect(await kept(id)).toEqual([]);
  expect(Object.keys(await stage.stored(id))).not.toContain('language');
});
