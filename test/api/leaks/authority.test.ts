/** Nothing of C13 reaches a stranger, another club, a search, a log or the audit (C13.5). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRows } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';
import { readyReport, underRegime } from '../authority/fixtures.ts';

const CANARY = /hushwren/i;
const hush = (what: string) => `A hushwren in the ${what}`;

let stage: Stage;
let id: string;
beforeAll(async () => {
  stage = await setStage({ logLevel: 'trace' });
  await underRegime(stage);
  id = await readyReport(stage);
  await stage.approve(id);
  const as = 'ridgeManager';
  const facts = { headline: hush('headline'), locationOccurrence: hush('place'), stateArea: hush('area') };
  await stage.call('PATCH', `/api/reports/${id}/authority-facts`, { as, body: facts });
  const sent = { kind: 'initial', sentOn: '2026-06-01', reference: hush('reference') };
  await stage.call('POST', `/api/reports/${id}/authority`, { as, body: sent });
  await stage.call('PATCH', `/api/reports/${id}/authority`, { as, body: { notReportable: hush('reason') } });
});
afterAll(() => stage.close());

test('the canaries are present, for the team (C13.5)', async () => {
  const as = 'ridgeAdmin';
  const bodies = await Promise.all(
    ['authority', 'authority-facts'].map(
      async (call) => (await stage.call('GET', `/api/reports/${id}/${call}`, { as })).body,
    ),
  );
  // The reference appears in the chip as well.
  expect(bodies.join('').match(/hushwren/gi)).toHaveLength(6);
});

test('no public answer, search or staff list contains a canary (C13.5)', async () => {
  const paths = ['', `/${id}`, '/counts', '?keyword=hushwren', '/counts?keyword=hushwren'];
  for (const path of paths) {
    expect((await stage.call('GET', `/api/reports/public${path}`)).body).not.toMatch(CANARY);
    expect((await stage.call('GET', `/api/reports${path}`, { as: 'ridgeManager' })).body).not.toMatch(CANARY);
  }
  expect((await stage.call('GET', '/api/reports?keyword=hushwren', { as: 'ridgeManager' })).json()).toEqual([]);
});

test('no call reveals any of it to another club or to anyone without the right (C13.5)', async () => {
  const calls = stage.app.apiCalls.filter(({ method }) => method === 'GET').map(({ url }) => url);
  const urls = calls.flatMap((url) => [id, stage.clubs.ridge].map((each) => url.replace(':id', each)));
  for (const url of [...new Set([...urls, `/api/authority?ids=${id}`])])
    for (const as of [undefined, 'ridgePilot', 'valleyManager', 'valleyAdmin'] as const) {
      const answer = await stage.call('GET', url, as && { as });
      expect([url, as, CANARY.test(answer.body + JSON.stringify(answer.headers))]).toEqual([url, as, false]);
    }
});

test('no refusal, log line or audit line contains any of it (C13.5)', async () => {
  const body = { sentOn: hush('day'), kind: hush('kind'), awareAt: hush('moment'), flightPhase: hush('phase') };
  for (const [method, call] of [
    ['POST', 'authority'],
    ['PATCH', 'authority'],
    ['PATCH', 'authority-facts'],
  ] as const) {
    const refused = await stage.call(method, `/api/reports/${id}/${call}`, { as: 'ridgeManager', body });
    expect([refused.statusCode, CANARY.test(refused.body)]).toEqual([400, false]);
  }
  expect(stage.log.join('\n')).not.toMatch(CANARY);
  expect(JSON.stringify(await auditRows(stage))).not.toMatch(CANARY);
});
