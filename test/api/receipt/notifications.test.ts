/** Who is notified of a conversation by email (C9.3, C10.2): outbox rows, which contain no text. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../../../server/control/operations.ts';
import { outbox } from '../../../server/db/schema.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { reportWithCode, type SubmittedReport, someCode, writeToReporter, writeToTeam } from './with-code.ts';

let stage: Stage;
let silent: Stage;
beforeAll(async () => {
  stage = await setStage({ mail: true });
  silent = await setStage();
});
afterAll(async () => {
  await stage.close();
  await silent.close();
});

async function ticked(at: Stage, notifyReporter: boolean): Promise<SubmittedReport> {
  const code = someCode();
  const body = { clubId: at.clubs.ridge, ...MINIMAL, receiptCode: code, notifyReporter };
  const sent = await at.call('POST', '/api/reports', { body });
  expect(sent.statusCode).toBe(201);
  return { id: sent.json().id, code };
}

const mailsOf = async (at: Stage, reportId: string) =>
  (await at.services.database.db.select().from(outbox)).filter((mail) => mail.reportId === reportId);
const kindsOf = async (at: Stage, reportId: string, kind: string) =>
  (await mailsOf(at, reportId)).filter((mail) => mail.kind === kind);

test('the team of the club, and nobody else, is notified once of each message from the reporter (C9.3)', async () => {
  const { id, code } = await reportWithCode(stage);
  const key = '22222222-2222-4222-8222-222222222222';
  await writeToTeam(stage, code, 'A hushbird.', { key });
  await writeToTeam(stage, code, 'A hushbird.', { key });
  const answers = await kindsOf(stage, id, 'answer');
  const { ridgeAdmin, ridgeManager } = stage.people;
  expect(answers.map(({ userId }) => userId).sort()).toEqual([ridgeAdmin.id, ridgeManager.id].sort());
  expect(JSON.stringify(await mailsOf(stage, id))).not.toMatch(/hushbird|reporter@/);
});

test('only a reporter who asked for it is notified, of messages from the team and of its reply (C10.2)', async () => {
  const [wishes, other] = [await ticked(stage, true), await ticked(stage, false)];
  for (const { id } of [wishes, other]) {
    await writeToReporter(stage, id, 'Which runway?');
    const as = 'ridgeManager';
    await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body: { told: 'We mended it.' } });
    for (const _time of [1, 2]) await stage.call('POST', `/api/reports/${id}/follow-up/tell`, { as });
  }
  // Sending the same reply again notifies nobody.
  expect(await kindsOf(stage, wishes.id, 'question')).toHaveLength(2);
  expect(await kindsOf(stage, other.id, 'question')).toEqual([]);
});

test('if mail is not set up, a wish for it is accepted, and nothing is queued (C9.1, C10.2)', async () => {
  const { id, code } = await ticked(silent, true);
  await writeToTeam(silent, code, 'Hello.');
  expect((await writeToReporter(silent, id, 'Which runway?')).statusCode).toBe(201);
  expect(await mailsOf(silent, id)).toEqual([]);
});

test('an operator can clear every wish for email; queued questions are dropped, and no more are queued (C10.2)', async () => {
  const own = await setStage({ mail: true });
  const [wishes, other] = [await ticked(own, true), await ticked(own, false)];
  await writeToReporter(own, wishes.id, 'Which runway?');
  expect(await kindsOf(own, wishes.id, 'question')).toHaveLength(1);
  const lines: string[] = [];
  await OPERATIONS['clear-email-requests'](own.services, [], (line) => void lines.push(line));
  expect(lines).toEqual(['1']);
  for (const { id } of [wishes, other]) {
    await writeToReporter(own, id, 'Which tug?');
    expect(await kindsOf(own, id, 'question')).toEqual([]);
  }
  await own.close();
});
