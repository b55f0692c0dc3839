/** A receipt code is known to its reporter only, and a message to reporter and team only (C10.1, C10.5). */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRows } from '../../audit.ts';
import { backupLines } from '../../backup-lines.ts';
import { everyRow } from '../../rows.ts';
import { type Stage, setStage } from '../../stage.ts';
import {
  openReceipt,
  reportWithCode,
  type SubmittedReport,
  someCode,
  writeToReporter,
  writeToTeam,
} from '../receipt/with-code.ts';

const CANARY = /hushbird/i;
const REPORTS = 12;

let stage: Stage;
let reported: SubmittedReport[];
let codes: RegExp;
beforeAll(async () => {
  stage = await setStage({ logLevel: 'trace', rateLimits: true });
  reported = [];
  for (let at = 0; at < REPORTS; at += 1) {
    const code = someCode();
    const body = { clubId: stage.clubs.ridge, narrative: 'A frayed tow rope.', reporterEmail: 'a@b.example' };
    const options = { body: { ...body, receiptCode: code }, address: `192.0.2.${at}` };
    reported.push({ id: (await stage.call('POST', '/api/reports', options)).json().id, code });
  }
  const unknown = Array.from({ length: 8 }, someCode);
  for (const { id, code } of reported) {
    await writeToTeam(stage, code, 'A hushbird of the reporter.', { address: '192.0.2.200' });
    await writeToReporter(stage, id, 'A hushbird of the team.');
    await openReceipt(stage, code.toLowerCase(), { address: '192.0.2.200' });
  }
  for (const code of unknown) {
    await openReceipt(stage, code, { address: '192.0.2.201' });
    await stage.call('GET', `/api/receipt?code=${code}`);
  }
  await stage.approve(reported[0]?.id ?? '', 'Check the rope.');
  await stage.call('POST', '/api/receipt/erase-contact', { body: { code: reported[1]?.code } });
  const spelt = [...reported.map(({ code }) => code), ...unknown].flatMap((code) => [code, code.replaceAll('-', '')]);
  codes = new RegExp(spelt.join('|'), 'i');
});
afterAll(() => stage.close());

const idOf = (at: number): string => reported[at]?.id ?? '';

test('the canaries are present, for reporter and team (C10.4)', async () => {
  const found = await stage.call('GET', `/api/reports/${idOf(0)}/messages`, { as: 'ridgeManager' });
  expect(found.body.match(/hushbird/gi)).toHaveLength(2);
  expect(
    (await openReceipt(stage, reported[0]?.code, { address: '192.0.2.203' })).body.match(/hushbird/gi),
  ).toHaveLength(2);
});

test('no code appears in any row, log line, audit line or backup (C10.1)', async () => {
  const lines = await backupLines(stage.services.database, stage.services.clock());
  expect(lines.join('\n')).toMatch(/"receipts"/);
  for (const text of [lines.join('\n'), await everyRow(stage), stage.log.join('\n')]) expect(text).not.toMatch(codes);
  expect(stage.log.join('\n')).not.toMatch(CANARY);
  expect(JSON.stringify(await auditRows(stage))).not.toMatch(new RegExp(`${codes.source}|hushbird`, 'i'));
});

/** Only files written since the codes were made can contain them. */
const began = Date.now();

/** Other tests' databases are in the same folder and may vanish at any time. */
function bytesOf(path: string): Buffer {
  try {
    return statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

test('no code appears in a file of the embedded database (C10.1)', () => {
  const root = process.env['TEST_EMBEDDED_ROOT'];
  if (process.env['TEST_ENGINE'] === 'server' || !root) return expect(process.env['TEST_ENGINE']).toBe('server');
  const written = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= began);
  let messages = 0;
  for (const path of written) {
    const bytes = bytesOf(path);
    if (bytes.includes('A hushbird of the reporter.')) messages += 1;
    expect(reported.some(({ code }) => bytes.includes(code.replaceAll('-', ''))) ? path : 'no code').toBe('no code');
  }
  expect(messages).toBeGreaterThan(0);
});

test('no call reveals a message or a code to another club or to anyone without the right (C10.5)', async () => {
  const urls = stage.app.apiCalls
    .filter(({ method }) => method === 'GET')
    .map(({ url }) => url.replace(':id', idOf(0)));
  for (const url of urls)
    for (const as of [undefined, 'ridgePilot', 'valleyManager', 'valleyAdmin'] as const) {
      const answer = await stage.call('GET', url, as && { as });
      const text = answer.body + JSON.stringify(answer.headers);
      expect([url, as, CANARY.test(text), codes.test(text)]).toEqual([url, as, false, false]);
    }
});

test('no list, search or preview contains a message, not even for the team (C10.5)', async () => {
  const as = 'ridgeManager';
  for (const path of ['', `/${idOf(0)}`, `/${idOf(0)}/public-preview`, `/${idOf(0)}/follow-up`, '?keyword=tow'])
    expect((await stage.call('GET', `/api/reports${path}`, { as })).body).not.toMatch(CANARY);
  expect((await stage.call('GET', '/api/reports?keyword=hushbird', { as })).json()).toEqual([]);
  expect((await stage.call('GET', '/api/reports/public?keyword=hushbird')).json()).toEqual([]);
});

test('a receipt reveals neither who reported nor anything of another report (C10.3)', async () => {
  const texts = {
    reporterName: 'Wilhelmina Quist',
    narrative: 'The nightjar flew through the hangar.',
    headline: 'Nightjar',
  };
  const other = {
    ...stage,
    call: (method, url, options) => stage.call(method, url, { address: '192.0.2.210', ...options }),
  } as Stage;
  const { code } = await reportWithCode(other, 'ridge', texts);
  const answer = await openReceipt(other, code, { address: '192.0.2.211' });
  expect(answer.body).not.toMatch(/quist|nightjar|reporter@|ridge|tow rope|hushbird/i);
  expect(answer.body).not.toContain(stage.people.ridgeManager.id);
});

test('no refusal repeats a message or a code (C10.3)', async () => {
  const key = randomUUID();
  const address = '192.0.2.220';
  for (const body of [`hushbird ${'x'.repeat(4_000)}`, 'hushbird \0'])
    expect((await writeToTeam(stage, reported[2]?.code, body, { key, address })).body).not.toMatch(CANARY);
  expect((await openReceipt(stage, `${reported[2]?.code}A`, { address })).body).not.toMatch(codes);
});
