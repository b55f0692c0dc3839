/**
 * How long a phone on a poor signal waits for the public pages: `npm run bench:paint`, after `npm run build`. Medians of
 * five first visits to each, taken in turn, with the fastest and slowest. Times are of this machine: no test asserts them.
 */
import { launch, startSample } from '../stage.ts';
import { type Paint, visit } from './visit.ts';

const PATHS = ['/', '/submit', '/reports'];
const ROUNDS = 5;
/** Goals on a throttled phone, as docs/web.md names them: milliseconds, `cls` without unit. */
const GOALS: Partial<Paint> = { lcp: 1_000, cls: 0, tbt: 100 };

function summary(values: number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

const server = await startSample();
const browser = await launch();
const seen = new Map<string, Paint[]>(PATHS.map((path) => [path, []]));
// One visit that nobody counts: the server has drawn nothing yet.
for (const path of PATHS) await visit(browser, server.address + path);
for (let round = 0; round < ROUNDS; round += 1)
  for (const path of PATHS) seen.get(path)?.push(await visit(browser, server.address + path));
await browser.close();
await server.stop();

const row = (paints: Paint[]) => ({
  'FCP ms': summary(
    paints.map(({ fcp }) => fcp),
    0,
  ),
  'LCP ms': summary(
    paints.map(({ lcp }) => lcp),
    0,
  ),
  CLS: summary(
    paints.map(({ cls }) => cls),
    3,
  ),
  'blocked ms': summary(
    paints.map(({ tbt }) => tbt),
    0,
  ),
});
console.table({
  ...Object.fromEntries([...seen].map(([path, paints]) => [path, row(paints)])),
  goal: { 'LCP ms': GOALS.lcp, CLS: GOALS.cls, 'blocked ms': GOALS.tbt },
});
