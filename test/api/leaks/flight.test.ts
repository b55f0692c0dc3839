/** A flight's height curve is for the team only: not published, searched, exported, logged or audited (C16.5). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRows } from '../../audit.ts';
import { type Stage, setStage } from '../../stage.ts';
import { underRegime } from '../authority/fixtures.ts';
import { openReceipt, someCode } from '../receipt/with-code.ts';
import { reportWithFlight } from '../reports/with-flight.ts';

/** Heights and seconds that occur nowhere else as whole numbers; ids and times may contain their digits. */
const FLIGHT = {
  heights: [
    [0, 13_579],
    [77_771, 14_683],
    [88_883, 13_579],
  ],
  moment: 77_771,
  launch: 66_661,
};
const CANARY = /(?<![\w.-])(?:13,?579|14,?683|77,?771|88,?883|66,?661|heights|report-flight)(?![\w-])/i;

let stage: Stage;
let id: string;
const code = someCode();
beforeAll(async () => {
  stage = await setStage({ logLevel: 'trace' });
  await underRegime(stage);
  id = (await reportWithFlight(stage, { flight: FLIGHT, receiptCode: code, localDate: '2026-06-14' })).id;
  await stage.approve(id);
});
afterAll(() => stage.close());

test('the canaries are present, for the team (C16.5)', async () => {
  const { body } = await stage.call('GET', `/api/reports/${id}/flight`, { as: 'ridgeManager' });
  expect(body.match(new RegExp(CANARY.source, 'gi'))).toHaveLength(8);
});

test('no answer to anyone else holds a canary, and none to the team but the flight itself (C16.5)', async () => {
  const gets = stage.app.apiCalls
    .filter(({ method, name }) => method === 'GET' && name !== 'getApiDocument')
    .map(({ url }) => url);
  const urls = gets.flatMap((url) => [id, stage.clubs.ridge].map((each) => url.replace(':id', each)));
  const files = [
    '/api/reports.csv?identifying=true',
    '/api/reports/public?keyword=13579',
    '/reports.atom',
    `/api/reports/${id}/e5x?original=true`,
  ];
  expect(urls).toContain(`/api/reports/${id}/flight`);
  for (const url of new Set([...urls, ...files])) {
    for (const as of [undefined, 'ridgePilot', 'valleyManager', 'valleyAdmin'] as const) {
      const answer = await stage.call('GET', url, as && { as });
      expect(answer.body, `${url} as ${as}`).not.toMatch(CANARY);
      expect(JSON.stringify(answer.headers), url).not.toMatch(CANARY);
    }
    if (url.endsWith('/flight')) continue;
    for (const as of ['ridgeAdmin', 'superAdmin'] as const)
      expect((await stage.call('GET', url, { as })).body, `${url} as ${as}`).not.toMatch(CANARY);
  }
});

test('the reporter does not get the flight back with the receipt code either (C16.5)', async () => {
  const opened = await openReceipt(stage, code);
  expect(opened.statusCode).toBe(200);
  expect(opened.body).not.toMatch(CANARY);
});

test('no refusal, log line or audit line contains any of a flight (C16.5)', async () => {
  const body = { clubId: stage.clubs.ridge, narrative: 'x', flight: { ...FLIGHT, place: '13579' } };
  const refused = await stage.call('POST', '/api/reports', { body });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).not.toMatch(CANARY);
  expect(stage.log.length).toBeGreaterThan(10);
  expect(stage.log.join('\n')).not.toMatch(CANARY);
  expect(JSON.stringify(await auditRows(stage))).not.toMatch(CANARY);
});
