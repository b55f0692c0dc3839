import { expect, test } from 'vitest';
import { noReportChange, PublicHistory } from './public-history.ts';
import { PublicResponseCache } from './response-cache.ts';

const MIB = 1024 * 1024;
/** Slightly more than the cache holds. */
const MORE = 20;

/** Responses of 1 MiB each that never change, and which of them were built. */
function largeResponses() {
  const responses = new PublicResponseCache(
    new PublicHistory({
      publicVersion: () => '1',
      publicChanges: async () => ({ version: '1', versions: [], changes: [] }),
    }),
  );
  const built: string[] = [];
  const ask = (address: string) =>
    responses.get(address, async () => {
      built.push(address);
      return { body: Buffer.alloc(MIB), type: 'text/plain', link: undefined, invalidatedBy: noReportChange };
    });
  return { ask, built };
}

test('a response in frequent demand survives eviction, one asked for once does not', async () => {
  const { ask, built } = largeResponses();
  await ask('/asked-often');
  await ask('/asked-once');
  for (let number = 0; number < MORE; number += 1) {
    await ask(`/${number}`);
    await ask('/asked-often');
  }
  expect(built.filter((address) => address === '/asked-often').length).toBe(1);
  await ask('/asked-once');
  expect(built.filter((address) => address === '/asked-once').length).toBe(2);
});

test('responses are evicted even if all of them are in demand', async () => {
  const { ask, built } = largeResponses();
  for (let round = 0; round < 3; round += 1) for (let number = 0; number < MORE; number += 1) await ask(`/${number}`);
  const before = built.length;
  await ask(`/${MORE - 1}`);
  expect(built.length).toBe(before);
  expect(before).toBeGreaterThan(MORE);
});

test('a response for one day is valid only on that day (C17.2)', async () => {
  let now = new Date('2026-06-15T23:59:59.999Z');
  const history = new PublicHistory({ publicVersion: () => '1', publicChanges: async () => null });
  const responses = new PublicResponseCache(history, () => now);
  let built = 0;
  const ask = () =>
    responses.get('/briefing', async () => {
      built += 1;
      const day = now.toISOString().slice(0, 10);
      return { body: Buffer.from(day), type: 'text/plain', link: undefined, invalidatedBy: noReportChange, day };
    });
  await ask();
  expect([(await ask()).body.toString(), built]).toEqual(['2026-06-15', 1]);
  now = new Date('2026-06-16T00:00:00.000Z');
  expect(responses.cached('/briefing')).toBeNull();
  expect([(await ask()).body.toString(), built]).toEqual(['2026-06-16', 2]);
  expect(responses.cached('/briefing')).not.toBeNull();
});
