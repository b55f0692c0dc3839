/** A mixed load: 32 connections for 30 seconds. */
import { AIRCRAFT_CATEGORIES, INJURY_LEVELS } from '../../../domain/reports/lookups.ts';
import { type Figure, plain, times } from '../figures.ts';
import { get, post } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';
import { generateSubmissions } from './writes.ts';

const CONNECTIONS = 32;
const SECONDS = 30;
const NAMES = ['public reads', 'staff lists', 'submissions', 'approvals and hidings'];

/** Public reads with some 150 different queries, many of them served from the cache. */
function publicReads({ stored: { words, published } }: TestBed): string[] {
  const list = '/api/reports/public';
  const br = { 'accept-encoding': 'br' };
  const queries = [
    ...Array.from({ length: 40 }, () => ''),
    ...INJURY_LEVELS.flatMap(({ value }) =>
      AIRCRAFT_CATEGORIES.slice(0, 4).map((category) => ({ severity: value, aircraftCategory: category.value })),
    ).map((query) => `?${new URLSearchParams(query)}`),
    ...[...words.rare, ...words.middling, ...words.common].map((word) => `?keyword=${word}`),
    '/counts',
    ...published.slice(0, 20).map(({ id }) => `/${id}`),
  ];
  return queries.map((query) => get(`${list}${query}`, br));
}

/** Of a hundred requests 80 are public reads, 10 staff lists, 8 submissions, 2 approvals or hidings. */
export async function measureMixedLoad(testBed: TestBed): Promise<Figure[]> {
  const { children, port, stored, engine } = testBed;
  const cookie = { cookie: testBed.cookie };
  const changes = stored.pending
    .slice(0, 500)
    .map((id) => [
      post(`/api/reports/${id}/approve`, { comment: 'Check the latch twice.' }, cookie),
      post(`/api/reports/${id}/hide`, undefined, cookie),
    ]);
  const plans = [
    { weight: 80, requests: publicReads(testBed) },
    { weight: 10, requests: [get('/api/reports', cookie), get('/api/reports?approvalStatus=pending', cookie)] },
    { weight: 8, requests: generateSubmissions(stored.clubIds, 2, 400).map((body) => post('/api/reports', body)) },
    // Hidden much later, so that the two never conflict.
    { weight: 2, requests: [...changes.map(([approve = '']) => approve), ...changes.map(([, hide = '']) => hide)] },
  ];
  const outcome = await children.load({ port, connections: CONNECTIONS, plans, seconds: SECONDS });
  const errors = Object.entries(outcome.failures);
  const p99 = engine === 'embedded' ? 250 : 100;
  return [
    times('mixed load, 32 connections, all', outcome.times.flat(), { p99 }),
    ...outcome.times.map((each, at) => times(`mixed load, ${NAMES[at]}`, each)),
    plain('mixed load, answers', `${Math.round(outcome.perSecond).toLocaleString('en')}/s`),
    {
      name: 'mixed load, errors',
      goal: 'none',
      measured: errors.length === 0 ? 'none' : errors.map(([status, count]) => `${count} × ${status}`).join(', '),
      met: errors.length === 0,
    },
  ];
}
