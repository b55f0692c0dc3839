/** The order of refusal: 401, 403, 404, 400; callers without the right learn nothing about ids or fields (C3.17). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf } from '../../problem.ts';
import { type Call, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** Bodies that would each be refused if they were read. */
const POISON: { what: string; options: Call }[] = [
  { what: 'broken JSON', options: { body: '{"broken' } },
  { what: 'an oversize body', options: { body: 'x'.repeat(300_000) } },
  { what: 'another media type', options: { body: 'a=b', headers: { 'content-type': 'text/plain' } } },
  { what: 'no media type', options: { body: 'a=b', headers: { 'content-type': '' } } },
  { what: 'broken rules', options: { body: { name: 7, email: 7, comment: 7, clubId: 7, role: 7 } } },
];

const GUARDED = [
  ['GET', '/api/audit', 'manage'],
  ['POST', '/api/clubs', 'manage'],
  ['PATCH', '/api/clubs/:id', 'manage'],
  ['DELETE', '/api/clubs/:id', 'manage'],
  ['PATCH', '/api/reports/:id', 'manage'],
  ['DELETE', '/api/reports/:id/contact', 'staff'],
  ['GET', '/api/users', 'staff'],
  ['POST', '/api/users', 'staff'],
  ['PATCH', '/api/users/:id', 'staff'],
  ['DELETE', '/api/users/:id', 'staff'],
  ['GET', '/api/reports', 'review'],
  ['GET', '/api/reports/counts', 'review'],
  ['GET', '/api/reports/:id', 'review'],
  ['GET', '/api/reports/:id/public-preview', 'review'],
  ['POST', '/api/reports/:id/public-preview', 'review'],
  ['POST', '/api/reports/:id/approve', 'review'],
  ['POST', '/api/reports/:id/comment', 'review'],
  ['POST', '/api/reports/:id/hide', 'review'],
] as const;

const WITHOUT_PERMISSION = { manage: 'ridgeAdmin', staff: 'ridgeManager', review: 'ridgePilot' } as const;

async function idsFor(url: string): Promise<string[]> {
  const known = url.includes('clubs')
    ? stage.clubs.ridge
    : url.includes('users')
      ? stage.people.ridgePilot.id
      : await stage.report('ridge');
  return url.includes(':id') ? [known, randomUUID(), 'malformed', '%FF', 'x'.repeat(500)] : [''];
}

test.each(GUARDED)('%s %s without a session is 401, whatever the id, query or body (C3.17)', async (method, url) => {
  const bodies = method === 'GET' ? [{ what: 'nothing', options: {} }] : POISON;
  for (const id of await idsFor(url)) {
    for (const { what, options } of bodies) {
      for (const as of [undefined, { cookie: 'sid=forged' }, { cookie: 'sid=' }]) {
        const address = `${url.replace(':id', id)}?limit=broken&startDate=now`;
        const answer = await stage.call(method, address, { ...options, ...(as && { as }) });
        expect(problemOf(answer), `${id} ${what}`).toBe('auth/required');
      }
    }
  }
});

test.each(GUARDED)(
  '%s %s by a role without the right is 403, whatever the id, query or body (C3.17)',
  async (method, url, right) => {
    const bodies = method === 'GET' ? [{ what: 'nothing', options: {} }] : POISON;
    for (const id of await idsFor(url)) {
      for (const { what, options } of bodies) {
        const address = `${url.replace(':id', id)}?limit=broken&startDate=now`;
        const answer = await stage.call(method, address, { ...options, as: WITHOUT_PERMISSION[right] });
        expect(problemOf(answer), `${id} ${what}`).toBe('auth/forbidden');
      }
    }
  },
);

const BY_ID = GUARDED.filter(([method, url]) => url.includes(':id') && method !== 'GET');

test.each(BY_ID)('%s %s with an unknown id is 404, whatever the body (C3.17)', async (method, url) => {
  for (const id of [randomUUID(), 'malformed', '%FF', '%00']) {
    for (const { what, options } of POISON) {
      const answer = await stage.call(method, url.replace(':id', id), { ...options, as: 'superAdmin' });
      expect([answer.statusCode, Object.keys(answer.json())], `${id} ${what}`).toEqual([404, ['message']]);
    }
  }
});

test("another club's report or user is 404 with any body, like one that does not exist (C3.17, C4.1, C4.2)", async () => {
  const report = await stage.report('valley');
  const calls = BY_ID.filter(([, , right]) => right !== 'manage');
  for (const [method, url] of calls) {
    const id = url.includes('users') ? stage.people.valleyManager.id : report;
    for (const { options } of [...POISON, { options: { body: { comment: 'Fine.', name: 'Fine' } } }]) {
      const there = await stage.call(method, url.replace(':id', id), { ...options, as: 'ridgeAdmin' });
      const missing = await stage.call(method, url.replace(':id', randomUUID()), { ...options, as: 'ridgeAdmin' });
      expect([there.statusCode, there.body]).toEqual([404, missing.body]);
    }
  }
});

test('without a session HEAD is 401 too, and an unknown address is 404 for every method and role (C3.17)', async () => {
  for (const [method, url] of GUARDED.filter(([each]) => each === 'GET'))
    expect((await stage.call('HEAD', url.replace(':id', randomUUID()))).statusCode, method + url).toBe(401);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const as of [undefined, 'ridgePilot', 'ridgeManager', 'ridgeAdmin', 'superAdmin'] as const)
      expect((await stage.call(method, '/api/nothing', as && { as })).statusCode, `${method} as ${as}`).toBe(404);
  for (const as of [undefined, 'superAdmin'] as const)
    expect((await stage.call('PUT', '/api/users', { body: {}, ...(as && { as }) })).statusCode).toBe(404);
});
