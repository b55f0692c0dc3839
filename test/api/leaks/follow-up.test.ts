/** Nothing of C8 reaches a stranger, the reporter, another club, a search, a log or the audit (C8.9). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRows } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';

const CANARY = /hushbird/i;
const hush = (what: string) => `There was a hushbird in the ${what}`;

let stage: Stage;
let id: string;
let action: string;
beforeAll(async () => {
  stage = await setStage({ logLevel: 'trace' });
  id = await stage.report('ridge');
  await stage.approve(id);
  const as = 'ridgeManager';
  const texts = { findings: hush('findings'), conclusions: hush('conclusions'), told: hush('told') };
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as, body: texts });
  await stage.call('POST', `/api/reports/${id}/follow-up/tell`, { as });
  const body = { title: hush('title'), details: hush('details'), ownerName: hush('owner'), reportId: id };
  action = (await stage.call('POST', '/api/actions', { as, body })).json().id;
  const done = { state: 'done', result: hush('result') };
  await stage.call('PATCH', `/api/actions/${action}`, { as, body: done });
  const closing = { reason: 'done', note: hush('note') };
  await stage.call('POST', `/api/reports/${id}/follow-up/close`, { as, body: closing });
});
afterAll(() => stage.close());

test('the canaries are present, for the team (C8.3)', async () => {
  const followUp = await stage.call('GET', `/api/reports/${id}/follow-up`, { as: 'ridgeAdmin' });
  expect(followUp.body.match(/hushbird/gi)).toHaveLength(6);
  const one = await stage.call('GET', `/api/actions/${action}`, { as: 'ridgeAdmin' });
  expect(one.body.match(/hushbird/gi)).toHaveLength(4);
});

test('no public answer holds a canary, and no public search finds one (C8.9)', async () => {
  const paths = ['', `/${id}`, '/counts', '?keyword=hushbird', '/counts?keyword=hushbird'];
  for (const path of paths) expect((await stage.call('GET', `/api/reports/public${path}`)).body).not.toMatch(CANARY);
  expect((await stage.call('GET', '/api/reports/public?keyword=hushbird')).json()).toEqual([]);
});

test('no staff list, keyword search or preview contains any of it either (C8.9)', async () => {
  const as = 'ridgeManager';
  for (const path of ['', `/${id}`, `/${id}/public-preview`])
    expect((await stage.call('GET', `/api/reports${path}`, { as })).body).not.toMatch(CANARY);
  for (const word of ['hushbird', 'findings', 'conclusions']) {
    expect((await stage.call('GET', `/api/reports?keyword=${word}`, { as })).json()).toEqual([]);
    expect((await stage.call('GET', `/api/reports/counts?keyword=${word}`, { as })).json().total).toBe(0);
  }
});

test('no call reveals any of it to another club or to anyone without the right (C8.9)', async () => {
  const calls = stage.app.apiCalls.filter(({ method }) => method === 'GET').map(({ url }) => url);
  const urls = calls.flatMap((url) => [id, action, stage.clubs.ridge].map((each) => url.replace(':id', each)));
  for (const url of [...new Set([...urls, `/api/actions?state=all&reportId=${id}`, `/api/follow-ups?ids=${id}`])])
    for (const as of [undefined, 'ridgePilot', 'valleyManager', 'valleyAdmin'] as const) {
      const answer = await stage.call('GET', url, as && { as });
      expect([url, as, CANARY.test(answer.body + JSON.stringify(answer.headers))]).toEqual([url, as, false]);
    }
});

test('no refusal, log line or audit line contains any of it (C8.9)', async () => {
  const as = 'ridgeManager';
  const body = {
    title: hush('x'.repeat(300)),
    due: hush('due'),
    state: hush('state'),
    findings: hush('x'.repeat(4_001)),
  };
  for (const [method, url] of [
    ['POST', '/api/actions'],
    ['PATCH', `/api/actions/${action}`],
    ['PATCH', `/api/reports/${id}/follow-up`],
    ['GET', `/api/actions?state=hushbird&due=hushbird`],
  ] as const) {
    const refused = await stage.call(method, url, { as, ...(method !== 'GET' && { body }) });
    expect([refused.statusCode, CANARY.test(refused.body)]).toEqual([400, false]);
  }
  expect(stage.log.join('\n')).not.toMatch(CANARY);
  expect(JSON.stringify(await auditRows(stage))).not.toMatch(CANARY);
});
