import { afterEach, expect, test, vi } from 'vitest';
import { createSender, randomUuid } from './api.ts';
import { EMPTY_FORM } from './state/values.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const report = {
  ...EMPTY_FORM,
  clubId: '6a22e17c-d23b-426a-aa9f-f70a3c5ade16',
  narrative: 'The cable broke at 200 ft.',
  reporterEmail: 'pilot@example.org',
};

afterEach(() => vi.unstubAllGlobals());

function answers(...responses: (Response | Error)[]) {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    keys.push(init.headers['Idempotency-Key']);
    const response = responses.shift();
    if (!response || response instanceof Error) throw response;
    return response;
  });
  return keys;
}
const stored = () => Response.json({ id: report.clubId, submittedAt: '2026-06-01T10:00:00Z' }, { status: 201 });

test('C3.8 the same report sent again carries the same key, a changed one another, the next one another', async () => {
  const keys = answers(new TypeError('offline'), new TypeError('offline'), stored(), stored());
  const send = createSender();
  expect(await send(report)).toEqual({
    errors: [],
    description: 'Please check your internet connection and try again',
  });
  await send(report);
  expect(await send({ ...report, headline: 'Cable break' })).toBeNull();
  await send({ ...report, headline: 'Cable break' });
  expect(keys[0]).toMatch(UUID);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('section 8: broken rules are named together, before anything is sent', async () => {
  const keys = answers();
  const refusal = await createSender()({ ...report, clubId: '', reporterEmail: 'nonsense', reporterTelephone: '+999' });
  expect(refusal?.description).toMatch(/^Validation error: Please select a club, Please enter a valid email address, /);
  expect(refusal?.errors.map(({ path }) => path)).toEqual(['clubId', 'reporterEmail', 'reporterTelephone']);
  expect(keys).toEqual([]);
});

test("section 8: the server's complaints reach their fields, other refusals are told by their message", async () => {
  const errors = [{ path: 'clubId', message: 'Please select a club' }];
  answers(
    Response.json({ message: 'x', errors }, { status: 400 }),
    Response.json({ message: 'Slow down' }, { status: 429 }),
  );
  const send = createSender();
  expect(await send(report)).toEqual({ errors, description: 'Validation error: Please select a club' });
  expect(await send(report)).toEqual({ errors: [], description: '429: Slow down' });
});

test('a UUID can be had without https, where there is no crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomUuid()).toMatch(UUID);
  expect(randomUuid()).not.toBe(randomUuid());
});
