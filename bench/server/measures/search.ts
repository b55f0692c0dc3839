/** Searching, deep pages, staff lists and counts: times of single uncached requests. */
import { DAMAGE_LEVELS, INJURY_LEVELS } from '../../../domain/reports/lookups.ts';
import { writeCursor } from '../../../server/http/paging.ts';
import { type Figure, times } from '../figures.ts';
import { get, loadOf, uncached } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';

const COUNT = 200;

/** Keyword search: words found in few, some, most and none of the reports. */
export async function measureSearch(testBed: TestBed): Promise<Figure[]> {
  const goal = testBed.rows > 10_000 ? { p50: 15, p99: 60 } : { p50: 5, p99: 25 };
  const figures: Figure[] = [];
  for (const [kind, words] of Object.entries(testBed.stored.words)) {
    const requests = words.map((word) => uncached({ keyword: word }));
    await loadOf(testBed, requests, { count: 20 });
    const measured = await loadOf(testBed, requests, { count: COUNT });
    figures.push(times(`keyword, ${kind}`, measured.times, goal));
  }
  return figures;
}

/** Deep pages, staff lists and counts. */
export async function measureLists(testBed: TestBed): Promise<Figure[]> {
  const { published, words } = testBed.stored;
  const cookie = { cookie: testBed.cookie };
  const deep = [0.5, 0.7, 0.9, 0.95]
    .map((share) => published[Math.floor(share * published.length)] ?? { id: '', day: '' })
    .map(({ id, day }) => uncached({ cursor: writeCursor({ at: day, id }) }));
  const byWord = (path: string) => words.middling.map((word) => get(`${path}keyword=${word}`, cookie));
  const counts = { p50: 10 };
  const levels = [...INJURY_LEVELS, ...DAMAGE_LEVELS].map(({ value }) => value);
  const kinds: [string, string[], { p50?: number }][] = [
    ['public list, uncached, first page', [uncached({})], {}],
    ['public list, uncached, deep page', deep, {}],
    ['staff list', [get('/api/reports', cookie)], {}],
    ['staff list, pending', [get('/api/reports?approvalStatus=pending', cookie)], {}],
    ['staff list, keyword', byWord('/api/reports?'), {}],
    ['public counts, uncached', [uncached({}, '/api/reports/public/counts')], counts],
    ['public counts, severity', levels.map((severity) => uncached({ severity }, '/api/reports/public/counts')), counts],
    [
      'public counts, keyword',
      words.common.map((word) => uncached({ keyword: word }, '/api/reports/public/counts')),
      counts,
    ],
    [
      'public counts, two letters',
      words['two letters'].map((word) => uncached({ keyword: word }, '/api/reports/public/counts')),
      counts,
    ],
    ['staff counts', [get('/api/reports/counts', cookie)], counts],
    ['staff counts, keyword', byWord('/api/reports/counts?'), counts],
  ];
  const figures: Figure[] = [];
  for (const [name, requests, goal] of kinds) {
    await loadOf(testBed, requests, { count: 20 });
    figures.push(times(name, (await loadOf(testBed, requests, { count: COUNT })).times, goal));
  }
  return figures;
}
