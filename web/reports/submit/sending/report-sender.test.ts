import { afterEach, expect, test, vi } from 'vitest';
import type { Flight } from '../../../../domain/flight/flight.ts';
import { randomUuid } from '../../../components/saving/random-uuid.ts';
import { EMPTY_FORM } from '../state/values.ts';
import { createReportSender } from './report-sender.ts';

/** Of a browser that cannot keep a report. */
const cannotStore = async () => null;

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const CODE = /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;
const report = {
  ...EMPTY_FORM,
  clubId: '6a22e17c-d23b-426a-aa9f-f70a3c5ade16',
  narrative: 'The cable broke at 200 ft.',
  reporterEmail: 'pilot@example.org',
};

afterEach(() => vi.unstubAllGlobals());

/** Receipt codes sent, in request order. */
let codes: string[];

function answers(...responses: (Response | Error)[]) {
  const keys: (string | undefined)[] = [];
  codes = [];
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string>; body: string }) => {
    keys.push(init.headers['Idempotency-Key']);
    codes.push(JSON.parse(init.body).receiptCode);
    const response = responses.shift();
    if (!response || response instanceof Error) throw response;
    return response;
  });
  return keys;
}
const stored = () => Response.json({ id: report.clubId, submittedAt: '2026-06-01T10:00:00Z' }, { status: 201 });

test('a retry carries the same key; a changed report and the next report carry new ones (C3.8)', async () => {
  const keys = answers(new TypeError('offline'), new TypeError('offline'), stored(), stored());
  const send = createReportSender(cannotStore);
  const description = 'Please check your internet connection and try again';
  expect(await send(report)).toEqual({ failure: { errors: [], description } });
  await send(report);
  expect(await send({ ...report, headline: 'Cable break' })).toEqual({ code: expect.stringMatching(CODE) });
  await send({ ...report, headline: 'Cable break' });
  expect(keys[0]).toMatch(UUID);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('a report whose answer is cut off is sent again with the same key, or waits under it (C3.8, C15.2)', async () => {
  const keys = answers(new Response('{"id": "6a22', { status: 201 }), new Response('{', { status: 201 }));
  const send = createReportSender(async () => (keys.length > 1 ? 'waits' : null));
  expect(await send(report)).toMatchObject({ failure: { description: expect.stringContaining('connection') } });
  expect(await send(report)).toMatchObject({ waitingKey: keys[0] });
  expect(keys[1]).toBe(keys[0]);
});

test('broken rules are reported together, before anything is sent (section 8)', async () => {
  const keys = answers();
  const outcome = await createReportSender(cannotStore)({
    ...report,
    clubId: '',
    reporterEmail: 'nonsense',
    reporterTelephone: '+999',
  });
  const refusal = 'failure' in outcome ? outcome.failure : null;
  expect(refusal?.description).toMatch(/^Validation error: Please select a club, Please enter a valid email address, /);
  expect(refusal?.errors.map(({ path }) => path)).toEqual(['clubId', 'reporterEmail', 'reporterTelephone']);
  expect(keys).toEqual([]);
});

test("the server's complaints reach their fields; other refusals show their message (section 8)", async () => {
  const errors = [{ path: 'clubId', message: 'Please select a club' }];
  answers(
    Response.json({ message: 'x', errors }, { status: 400, headers: { Problem: 'request/invalid' } }),
    Response.json({ message: 'Slow down' }, { status: 429 }),
  );
  const send = createReportSender(cannotStore);
  expect(await send(report)).toEqual({ failure: { errors, description: 'Validation error: Please select a club' } });
  expect(await send(report)).toEqual({ failure: { errors: [], description: '429: Slow down' } });
});

test('a UUID can be generated without https, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomUuid()).toMatch(UUID);
  expect(randomUuid()).not.toBe(randomUuid());
});

test('the code stays the same across retries and changes, and is the one shown; the next report has a new one (C10.1)', async () => {
  answers(new TypeError('offline'), Response.json({ message: 'Slow down' }, { status: 429 }), stored(), stored());
  const send = createReportSender(cannotStore);
  await send(report);
  await send({ ...report, headline: 'Cable break' });
  expect(await send({ ...report, headline: 'Cable break' })).toEqual({ code: codes[0] });
  await send(report);
  expect([codes[0], codes[1], codes[2]]).toEqual([codes[2], codes[2], codes[2]]);
  expect(codes[3]).toMatch(CODE);
  expect(codes[3]).not.toBe(codes[2]);
});

test('if the code is taken, such as by an attempt whose response was lost, a new one is generated and shown (C10.1)', async () => {
  const keys = answers(Response.json({ message: 'taken' }, { status: 409 }), stored());
  expect(await createReportSender(cannotStore)(report)).toEqual({ code: codes[1] });
  expect(codes[1]).not.toBe(codes[0]);
  expect(keys[1]).toBe(keys[0]);
});

test('the choice to be notified is sent with the report, and is off by default (C10.2, C19.7)', async () => {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return stored();
  });
  const send = createReportSender(cannotStore);
  await send(report);
  await send(report, { notifyReporter: true, linkOpens: false });
  await send(report, { notifyReporter: true, linkOpens: true });
  expect(bodies.map(({ notifyReporter, linkOpens }) => [notifyReporter, linkOpens])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('the flight is sent with the report, and omitted if there is none (C16.5)', async () => {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return stored();
  });
  const flight: Flight = {
    heights: [
      [0, 500],
      [4, 510],
    ],
    moment: 4,
    launch: null,
  };
  await createReportSender(cannotStore)(report, { notifyReporter: false, linkOpens: false }, { flight });
  await createReportSender(cannotStore)(report);
  expect(bodies[0]?.['flight']).toEqual(flight);
  expect(bodies[1]).not.toHaveProperty('flight');
});

test('photos never hold up a report: expired ones are sent again, then left out, and the reporter is told (C16.1)', async () => {
  const bodies: { uploads: string[] }[] = [];
  const errors = [{ path: 'uploads', message: 'This picture has expired' }];
  const gone = () => Response.json({ message: 'x', errors }, { status: 400, headers: { Problem: 'request/invalid' } });
  let responses: Response[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return responses.shift();
  });
  const photos = { collect: async () => ['a', 'b'], renew: async () => ['c', 'd'], items: () => [1, 2], lost: () => 0 };
  const sendWith = async (...answered: Response[]) => {
    bodies.length = 0;
    responses = answered;
    const outcome = await createReportSender(cannotStore)(report, undefined, { photos });
    return { uploads: bodies.map(({ uploads }) => uploads), note: 'note' in outcome ? outcome.note : null };
  };
  expect(await sendWith(stored())).toEqual({ uploads: [['a', 'b']], note: null });
  const both = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect(await sendWith(gone(), stored())).toEqual({ uploads: both, note: null });
  const note = 'The report was sent without some of its photos. You can add them later with your code.';
  expect(await sendWith(gone(), gone(), stored())).toEqual({ uploads: [...both, []], note });
  const failed = { ...photos, collect: async () => ['a'] };
  responses = [stored()];
  expect(await createReportSender(cannotStore)(report, undefined, { photos: failed })).toMatchObject({ note });
});

test('without a connection a report is kept with the key and code of the attempt, and its code is shown (C15.2)', async () => {
  const keys = answers(new TypeError('offline'), stored());
  const kept: { body: string; key: string; code: string }[] = [];
  const send = createReportSender(async (ready) => {
    kept.push(ready);
    return 'waits';
  });
  const outcome = await send(report, { notifyReporter: true, linkOpens: false });
  const [first] = kept;
  expect(outcome).toEqual({ code: codes[0], waitingKey: keys[0] });
  expect([first?.key, first?.code]).toEqual([keys[0], codes[0]]);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    narrative: report.narrative,
    reporterEmail: report.reporterEmail,
    receiptCode: codes[0],
    notifyReporter: true,
  });
  // A different report.
  await send(report);
  expect([keys[1] === keys[0], codes[1] === codes[0]]).toEqual([false, false]);
});

test('a report changed after an unanswered attempt is kept with a new code (C15.2)', async () => {
  const keys = answers(new TypeError('lost'), new TypeError('offline'), new TypeError('offline'));
  const kept: { key: string; code: string }[] = [];
  let isOffline = false;
  const send = createReportSender(async (ready) => {
    if (!isOffline) return null;
    kept.push(ready);
    return 'waits';
  });
  await send(report);
  isOffline = true;
  await send({ ...report, headline: 'Changed' });
  expect(kept[0]?.key).toBe(keys[1]);
  // The first may have arrived, with its own code.
  expect(kept[0]?.code).not.toBe(codes[0]);
});

/** As the form opens it. */
function waitingReport() {
  const code = 'K7M3Q-9XWTB-2F6HC-8RDPN';
  const options = { notifyReporter: false, linkOpens: false, language: 'en' };
  const sent = { ...report, narrativeLanguage: 'English', ...options, uploads: [], receiptCode: code };
  return { code, opened: { key: randomUuid(), body: JSON.stringify(sent), release: () => undefined } };
}

test('an opened waiting report keeps its key and code; once changed, it has another key and the same code (C15.2)', async () => {
  const keys = answers(stored(), stored());
  const { code, opened } = waitingReport();
  expect(await createReportSender(cannotStore)(report, undefined, { opened })).toEqual({ code });
  expect([keys[0], codes[0]]).toEqual([opened.key, code]);
  await createReportSender(cannotStore)({ ...report, headline: 'Changed' }, undefined, { opened });
  expect([keys[1] === opened.key, codes[1]]).toEqual([false, code]);
});

test('a report written after an opened one was cleared has a new code, and the opened one keeps its own (C15.2)', async () => {
  const keys = answers(new TypeError('lost'), new TypeError('offline'), stored());
  const { code, opened } = waitingReport();
  const kept: string[] = [];
  let isOffline = false;
  const send = createReportSender(async (ready) => {
    if (!isOffline) return null;
    kept.push(ready.code);
    return 'waits';
  });
  await send(report);
  isOffline = true;
  // The first may have arrived with its code, so this gets another.
  expect(await send({ ...report, headline: 'Changed' }, undefined, { opened })).toMatchObject({ code });
  expect(kept).toEqual([code]);
  await createReportSender(cannotStore)(report);
  const cleared = createReportSender(cannotStore);
  answers(Response.json({ message: 'Slow down' }, { status: 429 }), stored());
  await cleared(report, undefined, { opened });
  await cleared(report);
  expect([codes[0], codes[1] === code]).toEqual([code, false]);
  expect(keys).toHaveLength(3);
});

test('if a report cannot wait, the form says why, and the next attempt has the same key (C15.2)', async () => {
  const keys = answers(new TypeError('offline'), new TypeError('offline'));
  const failure = { description: 'no room', errors: [] };
  const send = createReportSender(async () => failure);
  expect(await send(report)).toEqual({ failure });
  await send(report);
  expect(keys[1]).toBe(keys[0]);
});

test('photos do not wait with a report, and the reporter is told (C15.2, C16.1)', async () => {
  answers(new TypeError('offline'));
  const kept: string[] = [];
  const send = createReportSender(async ({ body }) => {
    kept.push(body);
    return 'waits';
  });
  const photos = {
    collect: async () => [report.clubId],
    renew: async () => [],
    items: () => ['a photo'],
    lost: () => 0,
  };
  const outcome = await send(report, undefined, { photos });
  expect(outcome).toMatchObject({ note: 'Photos are not kept with it. You can add them later with your code.' });
  expect(kept.map((body) => JSON.parse(body).uploads)).toEqual([[]]);
});

test('photos that a reload lost count as omitted (C16.1)', async () => {
  answers(stored());
  const photos = { collect: async () => [], renew: async () => [], items: () => [], lost: () => 1 };
  expect(await createReportSender(cannotStore)(report, undefined, { photos })).toMatchObject({
    note: 'The report was sent without some of its photos. You can add them later with your code.',
  });
});
