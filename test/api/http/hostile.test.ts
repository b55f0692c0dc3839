/** Random requests against every call: never a server error, always the error shape (C3.1, C3.17). */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { A_CLUB } from '../../hostile/bodies.ts';
import { CALLS, hostileActor, hostileId, hostileRequest } from '../../hostile/requests.ts';
import { faultOf } from '../../problem.ts';
import { type Stage, setStage } from '../../stage.ts';

/** Random requests for each call on each engine, different in each run; `npm run test:hostile` sends 100,000. */
const RUNS = 15;

let stage: Stage;
let report: string;
let action: string;
beforeAll(async () => {
  stage = await setStage();
  report = await stage.report('ridge');
  await stage.approve(report);
  const toDo = { title: 'Inspect the cable', reportId: report };
  action = (await stage.call('POST', '/api/actions', { as: 'ridgeManager', body: toDo })).json().id;
});
afterAll(() => stage.close());

function idFor(kind: string): string {
  if (kind === 'report') return report;
  if (kind === 'action') return action;
  if (kind === 'club') return stage.clubs.valley;
  if (kind === 'user') return stage.people.valleyManager.id;
  return kind === 'random' ? randomUUID() : kind;
}

/** The exact error shape of C3.1, with its code (C14.7). */
function expectShape(status: number, code: unknown, text: string): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(faultOf(status, code, text)).toBeNull();
  expect(text.length).toBeLessThan(200_000);
}

test('the calls under test are exactly those that the app serves (C3)', () => {
  expect(CALLS.toSorted()).toEqual(stage.app.apiCalls.map(({ method, url }) => `${method} ${url}`).toSorted());
});

test.each(CALLS)(
  '%s answers random requests without a 5xx, and every error has the error shape (C3.1, C3.17)',
  async (call) => {
    await fc.assert(
      fc.asyncProperty(hostileRequest(call), async ({ method, url, id, query, headers, body, as }) => {
        const address = `${url.replace(':id', idFor(id))}?${query}`;
        const answer = await stage.call(method, address, {
          headers,
          ...(as && { as }),
          ...(body !== undefined && { body: body.replaceAll(A_CLUB, stage.clubs.ridge) }),
        });
        expectShape(answer.statusCode, answer.headers['problem'], answer.body);
      }),
      { numRuns: RUNS },
    );
  },
);

test('a random address and method under /api never causes a 5xx, and every error has the error shape (C3.17)', async () => {
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');
  const path = fc.array(
    fc.oneof(fc.constantFrom('reports', 'public', 'clubs', '..', '.', '', '%2e%2e', '%00', '%2F'), hostileId),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(method, path, hostileActor, async (how, parts, as) => {
      const answer = await stage.call(how, `/api/${parts.join('/')}`, as && how !== 'DELETE' ? { as } : {});
      expect(answer.statusCode).toBeLessThan(500);
      if (how !== 'HEAD') expectShape(answer.statusCode, answer.headers['problem'], answer.body || '{"message":""}');
    }),
    { numRuns: 4 * RUNS },
  );
});

test('after all random requests the log shows no unexpected failure, and the app still works (C3.17)', async () => {
  expect(stage.log.filter((line) => line.includes('unexpected failure'))).toEqual([]);
  expect((await stage.call('GET', `/api/reports/public/${report}`)).statusCode).toBeLessThan(405);
  expect((await stage.call('GET', '/readyz')).statusCode).toBe(200);
});
