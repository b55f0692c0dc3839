/** Limits on codes and messages, across instances that share one database (C10.3). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectProblem } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';
import { openReceipt, reportWithCode, someCode, writeToReporter, writeToTeam } from './with-code.ts';

let stage: Stage;
let second: Stage;
beforeAll(async () => {
  stage = await setStage({ rateLimits: true });
  const { database } = stage.services;
  const other = await testApp({ database, clock: stage.clock, rateLimits: true });
  const call: Stage['call'] = async (method, url, { body, headers = {}, address } = {}) =>
    other.app.inject({
      method: method as 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
      ...(address && { remoteAddress: address }),
    });
  second = { ...stage, ...other, call };
});
afterAll(async () => {
  await second.close();
  await stage.close();
});

let last = 0;
/** Each report of this file comes from a new address: report limits are tested elsewhere. */
function anAddress(): string {
  last += 1;
  return `192.0.2.${last}`;
}

const report = async () => {
  const code = someCode();
  const body = {
    clubId: stage.clubs.ridge,
    narrative: 'A frayed tow rope.',
    reporterEmail: 'a@b.example',
    receiptCode: code,
  };
  const sent = await stage.call('POST', '/api/reports', { body, address: anAddress() });
  return { id: sent.json().id as string, code };
};

test('after ten unknown codes in 15 minutes, over all calls and instances, an address gets 429 for any code (C10.3)', async () => {
  const address = anAddress();
  const { code } = await report();
  for (let tried = 0; tried < 10; tried += 1) {
    const at = tried % 2 ? second : stage;
    const url = ['/api/receipt', '/api/receipt/messages', '/api/receipt/erase-contact'][tried % 3] ?? '';
    const wrong = [someCode(), 'short', '', null][tried % 4];
    expect((await at.call('POST', url, { body: { code: wrong }, address })).statusCode).toBe(404);
    // A correct code does not count.
    expect((await openReceipt(at, code, { address })).statusCode).toBe(tried < 9 ? 200 : 429);
  }
  const refused = await openReceipt(second, someCode(), { address });
  expectProblem(refused, 'request/too-many');
  expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
  expect((await openReceipt(second, code, { address: anAddress() })).statusCode).toBe(200);
  stage.clock.advance({ minutes: 15, seconds: 1 });
  expect((await openReceipt(stage, code, { address })).statusCode).toBe(200);
});

type Session = { session: { prepareQuery(query: { sql: string }, ...more: unknown[]): unknown } };

/** Every statement sent in transactions during `work`, without its values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const { database } = stage.services;
  const { transaction } = database;
  const spy = vi.spyOn(database, 'transaction').mockImplementation((inside) =>
    transaction((tx, sendAtCommit) => {
      const { session } = tx as unknown as Session;
      const { prepareQuery } = session;
      session.prepareQuery = (query, ...more) => {
        found.push(query.sql);
        return prepareQuery.call(session, query, ...more);
      };
      return inside(tx, sendAtCommit);
    }),
  );
  await work().finally(() => spy.mockRestore());
  return found;
}

test('every unknown code costs the same statements on all three calls, and a right one begins with them (C10.3)', async () => {
  const gone = await report();
  await stage.call('DELETE', `/api/reports/${gone.id}/contact`, { as: 'superAdmin' });
  const { code } = await report();
  const asked = (url: string, given: unknown) =>
    statementsOf(() => stage.call('POST', url, { body: { code: given, body: 'x' }, address: anAddress() }));
  const usual = await asked('/api/receipt', someCode());
  expect(usual.filter((sql) => sql.includes('code_hash'))).toHaveLength(1);
  for (const url of ['/api/receipt', '/api/receipt/messages', '/api/receipt/erase-contact']) {
    for (const unknown of [someCode(), 'short', '', null, 7, 'x'.repeat(5_000), gone.code])
      expect(await asked(url, unknown)).toEqual(usual);
    expect((await asked(url, code)).slice(0, usual.length)).toEqual(usual);
  }
});

test('of 30 simultaneous wrong codes on two instances ten are checked, and the others get 429 (C10.3)', async () => {
  const address = anAddress();
  const tries = Array.from({ length: 30 }, (_, at) => openReceipt(at % 2 ? second : stage, someCode(), { address }));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('a report takes 20 messages of its reporter in 24 hours, even simultaneous ones from anywhere; then canAdd is false (C10.3)', async () => {
  const { id, code } = await report();
  const other = await report();
  // What the team writes does not count.
  expect((await writeToReporter(stage, id, 'Which runway?')).statusCode).toBe(201);
  const tries = Array.from({ length: 24 }, (_, at) =>
    writeToTeam(at % 2 ? second : stage, code, `Message ${at}`, { address: anAddress() }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect([
    statuses.filter((status) => status === 201).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([20, 4]);
  expect((await openReceipt(stage, code)).json()).toMatchObject({ canAdd: false, messages: { length: 21 } });
  expect((await writeToTeam(stage, other.code, 'Mine.')).statusCode).toBe(201);
  stage.clock.advance({ hours: 23, minutes: 59 });
  const refused = await writeToTeam(second, code, 'Too early.');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
  stage.clock.advance({ minutes: 1 });
  expect((await openReceipt(stage, code)).json().canAdd).toBe(true);
  expect((await writeToTeam(stage, code, 'A day later.')).statusCode).toBe(201);
});

test('a reporter can send 100 messages in all; after that only a repeat with its key is answered (C10.3)', async () => {
  const { code } = await reportWithCode(stage);
  const key = '11111111-1111-4111-8111-111111111111';
  const first = await writeToTeam(stage, code, 'First.', { key });
  for (let sent = 1; sent < 100; sent += 1) {
    if (sent % 20 === 0) stage.clock.advance({ hours: 25 });
    expect((await writeToTeam(stage, code, `${sent}`)).statusCode).toBe(201);
  }
  stage.clock.advance({ days: 30 });
  const refused = await writeToTeam(stage, code, 'One more.');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await openReceipt(stage, code)).json()).toMatchObject({ canAdd: false, messages: { length: 100 } });
  expect((await writeToTeam(stage, code, 'First.', { key })).body).toBe(first.body);
});
