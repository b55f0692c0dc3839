/** What follows an attempt that may have succeeded: the report is stored once, and its code is the one shown. */
import { afterEach, expect, test, vi } from 'vitest';
import { randomUuid } from '../../../components/saving/random-uuid.ts';
import type { ReadyReport } from '../../../components/waiting/sealing/seal.ts';
import { EMPTY_FORM } from '../state/values.ts';
import { createReportSender } from './report-sender.ts';

const report = {
  ...EMPTY_FORM,
  clubId: '6a22e17c-d23b-426a-aa9f-f70a3c5ade16',
  narrative: 'The cable broke at 200 ft.',
  narrativeLanguage: 'English',
  reporterEmail: 'pilot@example.org',
};
const changed = { ...report, headline: 'Cable break' };
const NOTE = 'The report was sent without some of its photos. You can add them later with your code.';

afterEach(() => vi.unstubAllGlobals());

type Sent = { path: string; key: string; body: Record<string, unknown> };

/** Answers in turn; resolves to what was sent. */
function server(...responses: (Response | Error)[]): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string>; body: string }) => {
    all.push({ path, key: init.headers['Idempotency-Key'] ?? '', body: JSON.parse(init.body) });
    const response = responses.shift();
    if (!response || response instanceof Error) throw response;
    return response;
  });
  return all;
}
const stored = () => Response.json({ id: report.clubId, submittedAt: '2026-06-01T10:00:00Z' }, { status: 201 });
const lost = () => new TypeError('lost');
const gatewayTimeout = () => new Response('504 Gateway Time-out', { status: 504 });
const refusal = (status: number, Problem: string, errors?: object[]) =>
  Response.json({ message: 'x', errors }, { status, headers: { Problem } });

/** `kept`: what waits on the device while it `isOffline`. */
function device() {
  const state = { isOffline: false, kept: [] as ReadyReport[] };
  const send = createReportSender(async (ready) => {
    if (!state.isOffline) return null;
    state.kept.push(ready);
    return 'waits';
  });
  return { state, send };
}
const CODE = 'K7M3Q-9XWTB-2F6HC-8RDPN';
function waitingReport(language: string) {
  const options = { notifyReporter: false, linkOpens: false, language };
  const body = JSON.stringify({ ...report, ...options, uploads: [], receiptCode: CODE });
  return { key: randomUuid(), body, release: () => undefined };
}
const photosOf = (...ids: string[]) => ({
  collect: async () => ids,
  renew: async () => ids,
  items: () => ids,
  lost: () => 0,
});

test('a report changed after a proxy answered, or the server failed, waits with a new code (C10.1, C15.2)', async () => {
  for (const failure of [
    gatewayTimeout,
    () => refusal(500, 'server/failed'),
    () => new Response('', { status: 403 }),
  ]) {
    const sent = server(failure(), gatewayTimeout(), lost());
    const { state, send } = device();
    await send(report);
    await send(changed);
    state.isOffline = true;
    await send(changed);
    // The second attempt may be stored with the first code.
    expect(sent.map(({ key }) => key)).not.toContain(state.kept[0]?.key);
    expect(state.kept[0]?.code).not.toBe(sent[0]?.body['receiptCode']);
  }
  const sent = server(refusal(429, 'request/too-many'), lost());
  const { state, send } = device();
  await send(report);
  state.isOffline = true;
  await send(changed);
  expect(state.kept[0]?.code).toBe(sent[0]?.body['receiptCode']);
});

test('a retry has the code of its first attempt, even after another report was lost (C10.1)', async () => {
  const sent = server(lost(), lost(), stored());
  const { send } = device();
  await send(report);
  await send(changed);
  expect(await send(changed)).toEqual({ code: sent[1]?.body['receiptCode'] });
  expect(sent[2]).toEqual(sent[1]);
});

test('a code that was taken by a lost attempt is replaced, and waits with the report if that is lost too (C10.1, C15.2)', async () => {
  const sent = server(lost(), refusal(409, 'receipt/taken'), lost());
  const { state, send } = device();
  await send(report);
  state.isOffline = true;
  await send(changed);
  expect(state.kept).toMatchObject([{ key: sent[2]?.key, code: sent[2]?.body['receiptCode'] }]);
});

test('an opened waiting report is sent in the language it was written in, with its key, from any page (C15.4)', async () => {
  const sent = server(stored());
  const opened = waitingReport('de');
  expect(await device().send(report, undefined, { opened })).toEqual({ code: CODE });
  expect(sent).toMatchObject([{ key: opened.key, body: JSON.parse(opened.body) }]);
});

test('a retry is the same report with the same photos; those chosen since are added to it, or left out (C3.8, C16.1)', async () => {
  for (const [answer, note] of [
    [Response.json({ empty: [] }), null],
    [refusal(409, 'receipt/published'), NOTE],
  ] as const) {
    const sent = server(lost(), stored(), answer);
    const { send } = device();
    await send(report, undefined, { photos: photosOf('a') });
    const outcome = await send(report, undefined, { photos: photosOf('a', 'b') });
    const [first, second, third] = sent;
    const code = first?.body['receiptCode'];
    expect(outcome).toEqual({ code, ...(note && { note }) });
    expect(second).toEqual(first);
    expect(third).toMatchObject({ path: '/api/receipt/details', body: { code, uploads: ['b'] } });
  }
});

test('photos of an opened waiting report, which may have been sent, are added to it (C15.4, C16.1)', async () => {
  const sent = server(stored(), Response.json({ empty: [] }));
  const opened = waitingReport('en');
  expect(await device().send(report, undefined, { opened, photos: photosOf('a') })).toEqual({ code: CODE });
  expect(sent).toMatchObject([{ key: opened.key }, { body: { code: CODE, uploads: ['a'] } }]);
});

test('a photo removed after a lost attempt is not sent again (C16.1)', async () => {
  const sent = server(lost(), stored());
  const { send } = device();
  await send(report, undefined, { photos: photosOf('a', 'b') });
  await send(report, undefined, { photos: photosOf('b') });
  expect(sent.map(({ body }) => body['uploads'])).toEqual([['a', 'b'], ['b']]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('if the server has nothing under the key, photos that have expired are sent again with the report (C16.1)', async () => {
  const expired = refusal(400, 'request/invalid', [{ path: 'uploads', message: 'This picture has expired' }]);
  const sent = server(lost(), expired, stored());
  const { send } = device();
  const photos = { ...photosOf('a'), renew: async () => ['b'] };
  await send(report, undefined, { photos });
  expect(await send(report, undefined, { photos })).toEqual({ code: sent[0]?.body['receiptCode'] });
  expect(sent.map(({ body }) => body['uploads'])).toEqual([['a'], ['a'], ['b']]);
});
