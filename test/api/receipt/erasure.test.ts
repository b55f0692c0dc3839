/** When a conversation and its code are erased (C10.5). */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewRetention, runRetention } from '../../../server/erasure/retention/job.ts';
import { lockReport } from '../../../server/reports/report/queries.ts';
import { auditOf } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';
import { uploadPicture } from '../photos/pictures.ts';
import { openReceipt, reportWithCode, type SubmittedReport, writeToReporter, writeToTeam } from './with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const erase = (id: string) => stage.call('DELETE', `/api/reports/${id}/contact`, { as: 'ridgeAdmin' });
const eraseOwn = (code: string) => stage.call('POST', '/api/receipt/erase-contact', { body: { code } });

async function isGone({ id, code }: SubmittedReport): Promise<boolean> {
  const { json } = await stage.call('GET', `/api/reports/${id}/messages`, { as: 'superAdmin' });
  const answer = await openReceipt(stage, code);
  expect(json()).toEqual({ hasReceipt: answer.statusCode === 200, messages: expect.any(Array) });
  if (answer.statusCode === 404) expect(json().messages).toEqual([]);
  return answer.statusCode === 404;
}

async function withConversation(): Promise<SubmittedReport> {
  const reported = await reportWithCode(stage);
  await writeToReporter(stage, reported.id, 'Which runway?');
  await writeToTeam(stage, reported.code, 'Runway 27.');
  return reported;
}

test('an admin who erases the contact also erases conversation and code, which is audited without text (C10.5)', async () => {
  const reported = await withConversation();
  const lines = await auditOf(stage, async () => {
    for (const _time of [1, 2]) expect((await erase(reported.id)).statusCode).toBe(204);
  });
  expect(await isGone(reported)).toBe(true);
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['contact-erase', { cause: 'request' }],
    ['conversation-erase', { cause: 'request' }],
  ]);
  expect((await writeToReporter(stage, reported.id, 'Hello?')).statusCode).toBe(409);
});

test('a reporter who erases the contact keeps conversation and code, until an admin erases them (C10.5)', async () => {
  const reported = await withConversation();
  const lines = await auditOf(stage, () => eraseOwn(reported.code));
  expect(lines).toMatchObject([{ action: 'contact-erase', actorId: null, details: { cause: 'reporter' } }]);
  expect(await isGone(reported)).toBe(false);
  await erase(reported.id);
  expect(await isGone(reported)).toBe(true);
});

test('an erased code no longer works, and another report may use it (C10.5)', async () => {
  const reported = await withConversation();
  await erase(reported.id);
  expect((await writeToTeam(stage, reported.code, 'Hello?')).statusCode).toBe(404);
  expect((await eraseOwn(reported.code)).statusCode).toBe(404);
  await stage.report('ridge', { receiptCode: reported.code });
  expect((await openReceipt(stage, reported.code)).json().messages).toEqual([]);
});

test('retention erases a conversation after the review or, if unreviewed, after the last message or submission (C10.5)', async () => {
  const reviewed = await withConversation();
  const erasedBefore = await withConversation();
  const silent = await withConversation();
  const neverWritten = await reportWithCode(stage);
  const alive = await withConversation();
  for (const { id } of [reviewed, erasedBefore]) await stage.approve(id);
  await eraseOwn(erasedBefore.code);
  const start = stage.clock.read().getTime();
  const after = (hours: number) => ({ ...stage.services, clock: () => new Date(start + hours * 3_600_000) });
  const all = [reviewed, erasedBefore, silent, neverWritten, alive];
  expect(await runRetention(after(29 * 24), 30)).toBe(0);
  for (const each of all) expect(await isGone(each)).toBe(false);
  stage.clock.advance({ hours: 11 });
  await writeToTeam(stage, alive.code, 'I remember one thing more.');
  const later = after(30 * 24 + 1);
  const due = await previewRetention(later, 30);
  const dueIds = due.map(({ id }) => id);
  for (const { id } of [reviewed, erasedBefore, silent, neverWritten]) expect(dueIds).toContain(id);
  expect(due.filter(({ id }) => id === silent.id)).toEqual([{ id: silent.id, settledAt: null }]);
  expect(await runRetention(later, 30)).toBe(due.length);
  expect(await Promise.all(all.map(isGone))).toEqual([true, true, true, true, false]);
  // A report that was never reviewed keeps its contact: nobody has read it yet.
  expect((await stage.stored(silent.id)).reporterEmail).toBe('reporter@example.org');
  expect((await stage.stored(reviewed.id)).reporterEmail).toBe(null);
});

test('a report closed lately keeps its code, although nobody has written for long (C10.5)', async () => {
  const own = await setStage();
  const { id, code } = await reportWithCode(own);
  const answers = async () => (await openReceipt(own, code)).statusCode;
  const submitted = own.clock.read().getTime();
  own.clock.advance({ hours: 11 });
  const close = { as: 'ridgeAdmin', body: { reason: 'not-an-occurrence' } } as const;
  expect((await own.call('POST', `/api/reports/${id}/follow-up/close`, close)).statusCode).toBe(200);
  const at = (hours: number) => ({ ...own.services, clock: () => new Date(submitted + hours * 3_600_000) });
  await runRetention(at(30 * 24 + 1), 30);
  expect(await answers()).toBe(200);
  await runRetention(at(31 * 24), 30);
  expect(await answers()).toBe(404);
  await own.close();
});

test('a message accepted while retention waits for its report is kept, with the code (C10.5)', async () => {
  const own = await setStage();
  const { id, code } = await reportWithCode(own);
  const answers = async () => (await openReceipt(own, code)).statusCode;
  const later = new Date(own.clock.read().getTime() + 40 * 86_400_000);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = own.services.database.transaction(async (tx) => {
    await lockReport(tx, id);
    await held;
  });
  own.clock.advance({ days: 40 });
  const writing = writeToTeam(own, code, 'I remember one thing more.');
  await setTimeout(200);
  const erasing = runRetention({ ...own.services, clock: () => later }, 30);
  await setTimeout(200);
  release();
  await holding;
  expect((await writing).statusCode).toBe(201);
  await erasing;
  expect(await answers()).toBe(200);
  await own.close();
});

test('closed without publication, a report loses its contact and photos as after a review, unless reopened (C10.5, C16.3)', async () => {
  const [closed, reopened, erasedBefore] = [
    await withConversation(),
    await withConversation(),
    await withConversation(),
  ];
  const act = (id: string, action: string, body: object = {}) =>
    stage.call('POST', `/api/reports/${id}/follow-up/${action}`, { as: 'ridgeAdmin', body });
  const photosOf = async ({ id }: { id: string }) =>
    (await stage.call('GET', `/api/reports/${id}/photos`, { as: 'ridgeAdmin' })).json().length;
  await eraseOwn(erasedBefore.code);
  for (const { id, code } of [closed, reopened, erasedBefore]) {
    const details = { code, uploads: [await uploadPicture(stage)] };
    expect((await stage.call('POST', '/api/receipt/details', { body: details })).statusCode).toBe(200);
    expect((await act(id, 'close', { reason: 'not-an-occurrence' })).statusCode).toBe(200);
  }
  expect((await act(reopened.id, 'reopen')).statusCode).toBe(200);
  const later = new Date(stage.clock.read().getTime() + 400 * 24 * 3_600_000);
  await runRetention({ ...stage.services, clock: () => later }, 365);
  expect((await stage.stored(closed.id)).reporterEmail).toBe(null);
  expect((await stage.stored(reopened.id)).reporterEmail).toBe('reporter@example.org');
  expect(await Promise.all([closed, reopened, erasedBefore].map(photosOf))).toEqual([0, 1, 0]);
  expect(await isGone(closed)).toBe(true);
  expect(await previewRetention({ ...stage.services, clock: () => later }, 365)).toEqual([]);
});

test('a name known only from the contact stays replaced, even if the reporter erased the contact (C5.2)', async () => {
  const narrative = 'On the second launch Zqortan let the wing drop and the glider turned.';
  const { id, code } = await reportWithCode(stage, 'ridge', { reporterName: 'Zqortan', narrative });
  await eraseOwn(code);
  await stage.approve(id);
  expect((await stage.call('GET', `/api/reports/public/${id}`)).json().narrative).not.toContain('Zqortan');
});

test('after the erasure, words once replaced because of the contact are replaced in every new text of the team (C5.2)', async () => {
  const narrative = 'I, zimtblatt, flew. Rosalinde rang awinter. The tug pilot met Hill.';
  const reported = await reportWithCode(stage, 'ridge', {
    narrative,
    reporterName: 'Rosalinde Zimtblatt Hill',
    reporterEmail: 'awinter@example.org',
  });
  const comment = async (text: string, publicHeadline: string) => {
    const body = { comment: text, publicHeadline };
    expect(
      (await stage.call('POST', `/api/reports/${reported.id}/comment`, { as: 'ridgeManager', body })).statusCode,
    ).toBe(200);
    const copy = (await stage.call('GET', `/api/reports/public/${reported.id}`)).json();
    return `${copy.smsManagerComment} / ${copy.headline}`;
  };
  await stage.approve(reported.id);
  const before = await comment('Thanks zimtblatt. Well done Hill. See awinter.', 'zimtblatt, canopy');
  expect(before).not.toMatch(/zimtblatt|Hill|awinter/i);
  expect((await eraseOwn(reported.code)).statusCode).toBe(204);
  for (const [text, headline] of [
    ['Thanks zimtblatt. Well done Hill. See awinter.', 'zimtblatt, canopy'],
    ['Thanks again, zimtblatt. Well done, Hill, and see awinter.', 'zimtblatt canopy two'],
    ['Once more: zimtblatt and Hill met awinter.', 'zimtblatt three'],
  ] as const)
    expect(await comment(text, headline)).not.toMatch(/zimtblatt|Hill|awinter/i);
});
