/** The flight sent with a report: what is accepted, who can read it, and when it is erased (C16.5). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRetention } from '../../../server/erasure/retention/job.ts';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';
import { someCode } from '../receipt/with-code.ts';
import { FLIGHT, reportWithFlight } from './with-flight.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const flightOf = (id: string, as: 'ridgeManager' | 'superAdmin' = 'ridgeManager') =>
  stage.call('GET', `/api/reports/${id}/flight`, { as });
const isThere = async (id: string) => (await flightOf(id, 'superAdmin')).statusCode === 200;
const submit = (flight: unknown, headers = {}) =>
  stage.call('POST', '/api/reports', { body: { clubId: stage.clubs.ridge, ...MINIMAL, flight }, headers });

test('the team gets the flight exactly as sent, uncached, and the report says that there is one (C16.5)', async () => {
  const { id } = await reportWithFlight(stage);
  const answer = await flightOf(id);
  expect(answer.json()).toEqual(FLIGHT);
  expect(answer.headers['cache-control']).toBe('no-store');
  const report = await stage.call('GET', `/api/reports/${id}`, { as: 'ridgeManager' });
  expect(report.headers['report-flight']).toBe('true');
  expect(Object.keys(report.json())).not.toContain('flight');
});

test('a report without a flight is 404, and so is the flight of another club (C16.5)', async () => {
  const without = await stage.report('ridge');
  const { id } = await reportWithFlight(stage);
  expectProblem(await flightOf(without), 'flight/none');
  const report = await stage.call('GET', `/api/reports/${without}`, { as: 'ridgeManager' });
  expect(report.headers).not.toHaveProperty('report-flight');
  const foreign = await stage.call('GET', `/api/reports/${id}/flight`, { as: 'valleyManager' });
  expectProblem(foreign, 'reports/not-found');
});

test('600 heights of two days are stored as they are (C16.5)', async () => {
  const heights = Array.from({ length: 600 }, (_, at) => [at * 288, at % 2 ? -500 : 20_000]);
  const sent = await submit({ heights, moment: null, launch: null });
  expect(sent.statusCode).toBe(201);
  expect((await flightOf(sent.json().id)).json()).toEqual({ heights, moment: null, launch: null });
});

test.each([
  ['another key', { ...FLIGHT, position: [50.5, 9.95] }],
  ['a moment after the end', { ...FLIGHT, moment: 3_601 }],
  ['a first second that is not 0', { ...FLIGHT, heights: [[5, 100]] }],
  ['601 heights', { heights: Array.from({ length: 601 }, (_, at) => [at, 1]), moment: null, launch: null }],
  ['a text', 'B1000005030000N00957000EA0050000545'],
])('%s is rejected with 400 at `flight`, and nothing is stored (C16.5)', async (_name, flight) => {
  const before = (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total;
  const refused = await submit(flight);
  expectProblem(refused, 'request/invalid', 'flight');
  expect((await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total).toBe(before);
});

test('null means no flight, and a repeat with the same key stores one (C16.5)', async () => {
  const none = await submit(null);
  expect(await isThere(none.json().id)).toBe(false);
  const key = { 'idempotency-key': 'a5b8b7c2-6a30-4c0c-8f6e-3a9d0c5b7d11' };
  const [first, again] = [await submit(FLIGHT, key), await submit(FLIGHT, key)];
  expect(again.json()).toEqual(first.json());
  expect((await flightOf(first.json().id)).json()).toEqual(FLIGHT);
});

test('a flight moves with its report to another club (C16.5)', async () => {
  const { id } = await reportWithFlight(stage);
  await stage.call('PATCH', `/api/reports/${id}`, { as: 'superAdmin', body: { clubId: stage.clubs.valley } });
  expect((await flightOf(id)).statusCode).toBe(404);
  const theirs = await stage.call('GET', `/api/reports/${id}/flight`, { as: 'valleyManager' });
  expect(theirs.json()).toEqual(FLIGHT);
});

test('erasing the contact erases the flight: by an admin, by the reporter, by age (C16.5)', async () => {
  const code = someCode();
  const [byAdmin, byReporter, byAge, young] = [
    await reportWithFlight(stage),
    await reportWithFlight(stage, { receiptCode: code }),
    await reportWithFlight(stage),
    await reportWithFlight(stage),
  ];
  const lines = await auditOf(stage, async () => {
    await stage.call('DELETE', `/api/reports/${byAdmin.id}/contact`, { as: 'ridgeAdmin' });
    await stage.call('POST', '/api/receipt/erase-contact', { body: { code } });
  });
  expect(lines.map(({ action }) => action)).toEqual(['contact-erase', 'contact-erase']);
  await stage.approve(byAge.id);
  const later = new Date(stage.clock.read().getTime() + 31 * 24 * 3_600_000);
  await runRetention({ ...stage.services, clock: () => later }, 30);
  const there = await Promise.all([byAdmin, byReporter, byAge, young].map(({ id }) => isThere(id)));
  expect(there).toEqual([false, false, false, true]);
});

test('a flight is deleted with its report (C16.5)', async () => {
  const { id } = await reportWithFlight(stage);
  const { db } = stage.services.database;
  await db.execute(sql`DELETE FROM idempotency_keys WHERE report_id = ${id}`);
  await db.execute(sql`DELETE FROM reports WHERE id = ${id}`);
  const left = (await db.execute(sql`SELECT 1 FROM flights WHERE report_id = ${id}`)) as unknown as { rows: unknown[] };
  expect(left.rows).toEqual([]);
});
