/** How emails are queued: in the transaction they report, for the people concerned (C9.1 to C9.3). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewMail } from '../../../server/mail/outbox.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ mail: true });
});
afterAll(() => stage.close());

type Row = { kind: string; email: string | null; minutes: number };

/** The queued emails about a report, or to a user. */
async function rowsOf(about: { reportId?: string; userId?: string }): Promise<Row[]> {
  const { reportId = null, userId = null } = about;
  const { rows } = (await stage.services.database.db.execute(sql`
    SELECT o.kind, u.email, extract(epoch FROM o.next_at - o.created_at)::float8 / 60 AS minutes
    FROM outbox o LEFT JOIN users u ON u.id = o.user_id
    WHERE (${reportId}::uuid IS NULL OR o.report_id = ${reportId}::uuid) AND (${userId}::uuid IS NULL OR o.user_id = ${userId}::uuid)
    ORDER BY u.email`)) as unknown as { rows: Row[] };
  return rows;
}

const write = (mail: NewMail) =>
  stage.services.database.transaction((tx) => stage.services.mail.enqueue(tx, mail, stage.clock.read()));
const recipients = async (about: { reportId?: string; userId?: string }) =>
  (await rowsOf(about)).map(({ email }) => email);

test('only the safety team of the club is notified, all at the same random moment (C9.3)', async () => {
  const reportId = await stage.report('ridge');
  await write({ kind: 'clock', reportId });
  const clocks = (await rowsOf({ reportId })).filter(({ kind }) => kind === 'clock');
  expect(clocks.map(({ email }) => email)).toEqual(['beatrix@ridge.example', 'tomasz@ridge.example']);
  expect(new Set(clocks.map(({ minutes }) => minutes)).size).toBe(1);
  for (const { minutes } of clocks) expect(minutes).toSatisfy((m: number) => m >= 1 && m <= 10);
});

test('nobody is notified of their own actions, or twice of the same event (C9.3)', async () => {
  const reportId = await stage.report('valley');
  const by = stage.people.valleyAdmin.id;
  for (let time = 0; time < 2; time += 1) await write({ kind: 'answer', reportId, by, eventKey: 'message 1' });
  const answers = (await rowsOf({ reportId })).filter(({ kind }) => kind === 'answer');
  expect(answers.map(({ email }) => email)).toEqual(['jonas@valley.example']);
});

test('an account email goes only to its user, and at once; a question goes to no staff (C9.3, C9.2)', async () => {
  const userId = stage.people.ridgePilot.id;
  await write({ kind: 'password-changed', userId });
  expect(await rowsOf({ userId })).toEqual([{ kind: 'password-changed', email: 'pelle@ridge.example', minutes: 0 }]);
  const reportId = await stage.report('ridge');
  await write({ kind: 'question', reportId });
  expect((await rowsOf({ reportId })).filter(({ kind }) => kind === 'question')).toMatchObject([{ email: null }]);
});

test('if the transaction fails, there is no email (C9.2)', async () => {
  const reportId = await stage.report('ridge');
  const before = await recipients({ reportId });
  const failing = stage.services.database.transaction(async (tx) => {
    await stage.services.mail.enqueue(tx, { kind: 'clock', reportId }, stage.clock.read());
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await recipients({ reportId })).toEqual(before);
});

test('nobody is notified of a report that does not exist (C9.2)', async () => {
  const reportId = '00000000-0000-4000-8000-000000000000';
  await write({ kind: 'answer', reportId, eventKey: 'message 2' });
  await write({ kind: 'clock', reportId });
  expect(await recipients({ reportId })).toEqual([]);
});

test('if email is not set up, nothing is written (C9.1)', async () => {
  const without = await setStage();
  const { services, clock } = without;
  const reportId = await without.report('ridge');
  await services.database.transaction((tx) => services.mail.enqueue(tx, { kind: 'clock', reportId }, clock.read()));
  const answer = (await services.database.db.execute(sql`SELECT * FROM outbox`)) as unknown as { rows: unknown[] };
  expect(answer.rows).toEqual([]);
  await without.close();
});
