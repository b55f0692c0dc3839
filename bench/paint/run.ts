/**
 * Paint times of the public pages on a phone with a poor signal: `npm run bench:paint`, after `npm run build`. Medians
 * of first visits with the fastest and slowest, alternating with the same HTML without scripts. Times depend on the
 * machine: no test asserts them.
 */
import { launch, startSample } from '../browser-test-bed.ts';
import { type Paint, visit } from './visit.ts';
import { bothSites } from './without-scripts.ts';

const PATHS = ['/', '/submit', '/reports'];
const ROUNDS = 7;
/** Goals for a throttled phone, from docs/web.md: `tbt` in milliseconds; `cls` and `toPlain` have no unit. */
const GOALS = { toPlain: 1.1, cls: 0, tbt: 100 };

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const median = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

function summary(values: number[], digits: number): string {
  const [least = 0, most = 0] = [sorted(values)[0], sorted(values).at(-1)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

const server = await startSample();
const sites = await bothSites(server.address);
const browser = await launch();
const seen = new Map(PATHS.map((path) => [path, { whole: [] as Paint[], plain: [] as Paint[] }]));
// A warm-up visit, since the server has not rendered anything yet.
for (const path of PATHS) await visit(browser, sites.whole.address + path);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [path, paints] of seen)
    for (const site of ['whole', 'plain'] as const) paints[site].push(await visit(browser, sites[site].address + path));
await browser.close();
for (const site of Object.values(sites)) site.stop();
await server.stop();

const row = ({ whole, plain }: Record<'whole' | 'plain', Paint[]>) => {
  const lcp = (paints: Paint[]) => paints.map((paint) => paint.lcp);
  return {
    'FCP ms': summary(
      whole.map(({ fcp }) => fcp),
      0,
    ),
    'LCP ms': summary(lcp(whole), 0),
    'LCP without scripts': summary(lcp(plain), 0),
    ratio: (median(lcp(whole)) / median(lcp(plain))).toFixed(2),
    CLS: summary(
      whole.map(({ cls }) => cls),
      3,
    ),
    'blocked ms': summary(
      whole.map(({ tbt }) => tbt),
      0,
    ),
  };
};
console.table({
  ...Object.fromEntries([...seen].map(([path, paints]) => [path, row(paints)])),
  goal: { ratio: GOALS.toPlain, CLS: GOALS.cls, 'blocked ms': GOALS.tbt },
});
