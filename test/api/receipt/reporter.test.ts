/** What a reporter can do with the code alone (C10.1 to C10.3). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { openReceipt, reportWithCode, someCode, writeToReporter, writeToTeam } from './with-code.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const submit = (body: object, key = randomUUID()) =>
  stage.call('POST', '/api/reports', {
    body: { clubId: stage.clubs.ridge, ...MINIMAL, ...body },
    headers: { 'idempotency-key': key },
  });

test('the receipt of a new report has exactly the documented keys, and the state received (C10.3)', async () => {
  const { code } = await reportWithCode(stage);
  const answer = await openReceipt(stage, code);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({
    receivedOn: '2026-06-15',
    state: 'received',
    told: null,
    published: null,
    messages: [],
    canAdd: true,
    contactErased: false,
  });
});

test('a code is accepted in lower case, with spaces, without hyphens, with O for 0 and I or L for 1 (C10.1)', async () => {
  const code = `01${someCode().slice(2)}`;
  await stage.report('ridge', { receiptCode: `oL${code.slice(2).toLowerCase()}` });
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', '  ')}\n`,
    `OI${code.slice(2)}`,
  ])
    expect((await openReceipt(stage, typed)).statusCode).toBe(200);
});

test('a malformed code is 400 at receiptCode with all other broken rules, and no report is stored (C10.1)', async () => {
  const before = await everyRow(stage);
  const refused = await submit({ receiptCode: 'K7M3Q', narrative: 'short', notifyReporter: true });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(['narrative', 'receiptCode']);
  expect((await submit({ receiptCode: 7 })).json().errors).toMatchObject([{ path: 'receiptCode' }]);
  expect((await submit({ notifyReporter: true })).json().errors).toMatchObject([{ path: 'notifyReporter' }]);
  expect(await everyRow(stage)).toBe(before);
});

test('a code already in use is 409 however it is spelt; a repeat with the same key gets the first answer (C10.1, C3.8)', async () => {
  const code = someCode();
  const key = randomUUID();
  const first = await submit({ receiptCode: code }, key);
  expect(first.statusCode).toBe(201);
  const again = await submit({ receiptCode: code }, key);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  const before = await everyRow(stage);
  const other = randomUUID();
  expect((await submit({ receiptCode: code.toLowerCase() }, other)).statusCode).toBe(409);
  expect(await everyRow(stage)).toBe(before);
  // A refusal is not remembered: the same key works with another code.
  expect((await submit({ receiptCode: someCode() }, other)).statusCode).toBe(201);
});

test('of simultaneous reports with one code, one is stored (C10.1)', async () => {
  const code = someCode();
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => (await submit({ receiptCode: code })).statusCode),
  );
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('a report without a code has no receipt (C10.1)', async () => {
  const id = await stage.report('ridge');
  const found = await stage.call('GET', `/api/reports/${id}/messages`, { as: 'ridgeManager' });
  expect(found.json()).toEqual({ hasReceipt: false, messages: [] });
});

const NO_CODE = [undefined, null, '', ' ', 'K7M3Q', someCode(), 'U'.repeat(20), 7, {}, ['x'], 'x'.repeat(5_000), '\0'];
test.each(NO_CODE)('%j is an unknown code to all three calls, and changes nothing (C10.3)', async (code) => {
  const before = await everyRow(stage);
  for (const url of ['', '/messages', '/erase-contact']) {
    const answer = await stage.call('POST', `/api/receipt${url}`, { body: { code, body: '' } });
    expectProblem(answer, 'receipt/unknown');
  }
  expect(await everyRow(stage)).toBe(before);
});

test('a body that is not a JSON object is 400, another media type 415 (C3.1)', async () => {
  for (const body of ['[]', 'null', '"x"', '{'])
    expect((await stage.call('POST', '/api/receipt', { body })).statusCode).toBe(400);
  const headers = { 'content-type': 'text/plain' };
  expect((await stage.call('POST', '/api/receipt', { body: '{}', headers })).statusCode).toBe(415);
});

test('a message is stored once for each key, whatever a repeat says (C10.3)', async () => {
  const { code } = await reportWithCode(stage);
  const key = randomUUID();
  const first = await writeToTeam(stage, code, ' The tow rope was\r\nfrayed. ', { key });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toEqual({
    id: expect.any(String),
    from: 'reporter',
    body: 'The tow rope was\nfrayed.',
    on: '2026-06-15',
  });
  for (const body of ['Another text.', '', 7])
    expect((await writeToTeam(stage, code, body, { key })).body).toBe(first.body);
  expect((await openReceipt(stage, code)).json().messages).toEqual([first.json()]);
});

test('simultaneous repeats of one message store it once (C10.3)', async () => {
  const { code } = await reportWithCode(stage);
  const key = randomUUID();
  const bodies = await Promise.all(
    Array.from({ length: 5 }, async () => (await writeToTeam(stage, code, 'Once.', { key })).body),
  );
  expect(new Set(bodies).size).toBe(1);
  expect((await openReceipt(stage, code)).json().messages).toHaveLength(1);
});

test.each([
  ['nothing', '', 'Please write something'],
  ['spaces', ' \u200B\n', 'Please write something'],
  ['a number', 7, 'Message must be text'],
  ['4,001 characters', 'x'.repeat(4_001), 'Message must be at most 4,000 characters'],
  ['NUL', 'a\0', 'Message contains characters that cannot be stored'],
])('a message of %s is rejected with 400 at body, for reporter and team (C10.3)', async (_what, body, message) => {
  const { id, code } = await reportWithCode(stage);
  for (const answer of [await writeToTeam(stage, code, body), await writeToReporter(stage, id, body)])
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'body', message }]]);
  const noKey = await writeToTeam(stage, code, body, { key: 'none' });
  expect(noKey.json().errors.map(({ path }: { path: string }) => path)).toEqual(['Idempotency-Key', 'body']);
});

test('a message may have 4,000 characters, counted in UTF-16 units (C10.3)', async () => {
  const { id, code } = await reportWithCode(stage);
  for (const body of ['x'.repeat(3_999), 'x'.repeat(4_000), '😀'.repeat(2_000)]) {
    expect((await writeToTeam(stage, code, body)).statusCode).toBe(201);
    expect((await writeToReporter(stage, id, body)).statusCode).toBe(201);
  }
  expect((await writeToTeam(stage, code, `${'😀'.repeat(2_000)}x`)).statusCode).toBe(400);
});

test('state, reply and published copy follow what the team does, and those of another report stay unchanged (C10.3)', async () => {
  const { id, code } = await reportWithCode(stage);
  const other = await reportWithCode(stage);
  const as = 'ridgeManager';
  const followUp = `/api/reports/${id}/follow-up`;
  const stateNow = async () => (await openReceipt(stage, code)).json().state;
  await writeToReporter(stage, id, 'Which runway was it?');
  expect(await stateNow()).toBe('looked-at');
  const action = await stage.call('POST', '/api/actions', { as, body: { title: 'Replace the rope', reportId: id } });
  expect(await stateNow()).toBe('acted-on');
  await stage.call('PATCH', `/api/actions/${action.json().id}`, { as, body: { state: 'done', worked: 'yes' } });
  expect(await stateNow()).toBe('acted-on');
  await stage.call('PATCH', followUp, { as, body: { told: 'We have replaced the rope.' } });
  expect((await openReceipt(stage, code)).json().told).toBe(null);
  await stage.call('POST', `${followUp}/tell`, { as });
  await stage.call('POST', `${followUp}/close`, { as, body: { reason: 'done' } });
  await stage.approve(id);
  expect((await openReceipt(stage, code)).json()).toMatchObject({
    state: 'closed',
    told: 'We have replaced the rope.',
    published: id,
    messages: [{ from: 'team', body: 'Which runway was it?' }],
  });
  await stage.call('POST', `/api/reports/${id}/hide`, { as });
  expect((await openReceipt(stage, code)).json().published).toBe(null);
  expect((await openReceipt(stage, other.code)).json()).toMatchObject({ state: 'received', told: null, messages: [] });
});

test('messages are listed oldest first, even those of the same moment (C10.3)', async () => {
  const { id, code } = await reportWithCode(stage);
  for (const [at, who] of ['team', 'reporter', 'reporter', 'team', 'reporter'].entries())
    await (who === 'team' ? writeToReporter(stage, id, `${at}`) : writeToTeam(stage, code, `${at}`));
  const bodies = (await openReceipt(stage, code)).json().messages.map(({ body }: { body: string }) => body);
  expect(bodies).toEqual(['0', '1', '2', '3', '4']);
});

test('the reporter can erase the contact; code and conversation stay, and the audit names only the fact (C10.3)', async () => {
  const texts = { reporterName: 'Wilhelmina Quist', reporterTelephone: '+49 170 1234567' };
  const { id, code } = await reportWithCode(stage, 'ridge', texts);
  const lines = await auditOf(stage, async () => {
    await writeToTeam(stage, code, 'Call me.');
    for (const _time of [1, 2])
      expect((await stage.call('POST', '/api/receipt/erase-contact', { body: { code } })).statusCode).toBe(204);
  });
  expect(lines).toMatchObject([
    { action: 'contact-erase', actorId: null, subjectId: id, details: { cause: 'reporter' } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Quist|1234567|reporter@|Call me/);
  expect(await stage.stored(id)).toMatchObject({ reporterName: null, reporterEmail: null, reporterTelephone: null });
  expect((await openReceipt(stage, code)).json()).toMatchObject({
    contactErased: true,
    messages: [{ body: 'Call me.' }],
  });
  expect((await writeToTeam(stage, code, 'Still here.')).statusCode).toBe(201);
});
