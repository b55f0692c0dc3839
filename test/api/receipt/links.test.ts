/** The email link that opens a report without its code (C19.7). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newLinkToken } from '../../../server/conversation/links/queries.ts';
import { auditRows } from '../../audit.ts';
import { backupLines } from '../../backup-lines.ts';
import { expectProblem } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { setMailStage } from '../mail/mail-stage.ts';
import { openReceipt, reportWithCode, someCode, writeToReporter } from './with-code.ts';

const mail = setMailStage();

const report = (ticked: { notifyReporter?: boolean; linkOpens?: boolean }) =>
  reportWithCode(mail.stage, 'ridge', ticked);

/** Asks the reporter a question and returns the text of the email. */
async function mailAbout(id: string, question = 'Which runway?'): Promise<string> {
  await writeToReporter(mail.stage, id, question);
  await mail.sendAfter({ minutes: 16 });
  const [email] = mail.sink.mails.filter(({ parsed }) => parsed.subject === 'A question about your report').slice(-1);
  return String(email?.parsed.text);
}

const LINK = /https:\/\/safety\.example\/follow#([\w-]{22})$/m;
async function tokenFor(id: string, question?: string): Promise<string> {
  return LINK.exec(await mailAbout(id, question))?.[1] ?? '';
}

const openBy = (token: unknown) => mail.stage.call('POST', '/api/receipt/open', { body: { token } });
const WISHES = { notifyReporter: true, linkOpens: true };

test('unless the reporter ticks it, the email links to the page only, without a token (C19.7)', async () => {
  const { id } = await report({ notifyReporter: true });
  const text = await mailAbout(id);
  expect(text).toContain('Read it with your receipt code:\nhttps://safety.example/follow\n');
  expect(text).not.toMatch(LINK);
});

test('linkOpens must be true or false, and true requires notifyReporter (C19.7)', async () => {
  const { stage } = mail;
  const send = async (body: object) => {
    const base = { clubId: stage.clubs.ridge, narrative: 'A frayed tow rope.', reporterEmail: 'a@b.example' };
    return stage.call('POST', '/api/reports', { body: { ...base, receiptCode: someCode(), ...body } });
  };
  const before = await everyRow(stage);
  for (const body of [{ linkOpens: true }, { linkOpens: 'yes', notifyReporter: true }]) {
    const refused = await send(body);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'linkOpens' }]]);
  }
  expect(await everyRow(stage)).toBe(before);
  for (const linkOpens of [false, null]) expect((await send({ linkOpens })).statusCode).toBe(201);
});

test('a link opens once what the code opens, with a key that for an hour can write and add, but not erase (C19.7)', async () => {
  const { stage } = mail;
  const { id, code } = await report(WISHES);
  const token = await tokenFor(id);
  const answer = await openBy(token);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { key, ...shown } = answer.json();
  expect(shown).toEqual((await openReceipt(stage, code)).json());
  expect(shown.messages).toMatchObject([{ from: 'team', body: 'Which runway?' }]);
  expectProblem(await openBy(token), 'receipt/unknown');
  const write = (body: object) =>
    stage.call('POST', '/api/receipt/messages', { body, headers: { 'idempotency-key': randomUUID() } });
  expect((await write({ key, body: 'Runway 27.' })).statusCode).toBe(201);
  const details = await stage.call('POST', '/api/receipt/details', { body: { key, model: 'ASK 21' } });
  expect(details.json().empty).not.toContain('model');
  for (const proof of [{ key }, { code: key }, { token }])
    expectProblem(await stage.call('POST', '/api/receipt/erase-contact', { body: proof }), 'receipt/unknown');
  for (const proof of [{ code: key }, { key: token }, { key: 7 }, { key: '' }])
    expectProblem(await write({ ...proof, body: 'Mine.' }), 'receipt/unknown');
  expectProblem(await openBy(key), 'receipt/unknown');
  stage.clock.advance({ hours: 1 });
  expectProblem(await write({ key, body: 'Later.' }), 'receipt/unknown');
  expect((await openReceipt(stage, code)).json().messages).toHaveLength(2);
});

test('of simultaneous openings one succeeds, each email has its own link, and a link expires after 14 days (C19.7)', async () => {
  const { id } = await report(WISHES);
  const token = await tokenFor(id);
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => openBy(token)))).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
  await writeToReporter(mail.stage, id, 'And the wind?');
  const next = await tokenFor(id);
  expect(next).not.toBe(token);
  mail.stage.clock.advance({ days: 14 });
  expectProblem(await openBy(next), 'receipt/unknown');
});

test('erasing the contact ends its links and keys, whether an admin or the reporter does it (C19.7)', async () => {
  const { stage } = mail;
  const own = await report(WISHES);
  const ofAdmin = await report(WISHES);
  const [ownUsed, adminUsed] = [await tokenFor(own.id), await tokenFor(ofAdmin.id)];
  const [ownToken, adminToken] = [await tokenFor(own.id, 'Which glider?'), await tokenFor(ofAdmin.id, 'Which glider?')];
  const keys = await Promise.all([ownUsed, adminUsed].map(async (token) => (await openBy(token)).json().key));
  const use = (key: string) => stage.call('POST', '/api/receipt/details', { body: { key } });
  for (const key of keys) expect((await use(key)).statusCode).toBe(200);
  await stage.call('POST', '/api/receipt/erase-contact', { body: { code: own.code } });
  await stage.call('DELETE', `/api/reports/${ofAdmin.id}/contact`, { as: 'ridgeAdmin' });
  for (const token of [ownToken, adminToken]) expectProblem(await openBy(token), 'receipt/unknown');
  for (const key of keys) expectProblem(await use(key), 'receipt/unknown');
  // The link in an email that was still being sent when the contact was erased.
  const { database, clock } = stage.services;
  const late = await newLinkToken(database.db, own.id, clock());
  expect(late).toHaveLength(22);
  expectProblem(await openBy(late), 'receipt/unknown');
});

test('no token or key appears in any row, log line, audit line or backup (C19.7)', async () => {
  const { stage } = mail;
  const { id } = await report(WISHES);
  const used = await tokenFor(id);
  const { key } = (await openBy(used)).json();
  const waiting = await tokenFor(id);
  expect(waiting).not.toBe('');
  const lines = await backupLines(stage.services.database, stage.services.clock());
  const texts = [lines.join('\n'), await everyRow(stage), stage.log.join('\n'), JSON.stringify(await auditRows(stage))];
  for (const text of texts) for (const secret of [used, waiting, key]) expect(text).not.toContain(secret);
  expect(lines.join('\n')).not.toContain('receipt_tokens');
});
