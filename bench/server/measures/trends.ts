/** Aggregates over all reports of all clubs, as a super-admin sees them (C12.1). */
import { type Figure, times } from '../figures.ts';
import { get, loadOf, post } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';

const COUNT = 100;
const CHANGES = 40;

/** First times in a process, times without changes since, and times after a change in a random month. */
async function unfiltered(testBed: TestBed, name: string, path: string, goal: { p50: number }): Promise<Figure[]> {
  const cookie = { cookie: testBed.cookie };
  const timesOf = async (count: number) => (await loadOf(testBed, [get(path, cookie)], { count })).times;
  const first = await timesOf(1);
  const cached = await timesOf(COUNT);
  const changed: number[] = [];
  for (const id of testBed.stored.pending.slice(0, CHANGES)) {
    const comment = { comment: `Looked at for ${name}.` };
    await loadOf(testBed, [post(`/api/reports/${id}/comment`, comment, cookie)], { count: 1 });
    changed.push(...(await timesOf(1)));
  }
  return [
    times(`trends of ${name}, first in a process`, first),
    times(`trends of ${name}`, cached, goal),
    times(`trends of ${name}, each after a change`, changed, goal),
  ];
}

/** Times of single requests by a super-admin. */
export async function measureTrends(testBed: TestBed): Promise<Figure[]> {
  const goal = { p50: testBed.rows > 10_000 ? 150 : 40 };
  const cookie = { cookie: testBed.cookie };
  const [clubId = ''] = testBed.stored.clubIds;
  const figures = [
    ...(await unfiltered(testBed, 'all reports', '/api/analytics', goal)),
    ...(await unfiltered(testBed, 'one club', `/api/analytics?clubId=${clubId}`, goal)),
  ];
  const kinds: [string, string, { p50?: number }][] = [
    ['trends of a kind of aircraft', '/api/analytics?aircraftCategory=Glider%20(sailplane)', {}],
    ['trends of a keyword', `/api/analytics?keyword=${testBed.stored.words.middling[0] ?? ''}`, goal],
    ['staff counts, follow-ups in hand', '/api/reports/counts?followUp=in-hand', {}],
  ];
  for (const [name, path, goalOf] of kinds) {
    await loadOf(testBed, [get(path, cookie)], { count: 10 });
    figures.push(times(name, (await loadOf(testBed, [get(path, cookie)], { count: COUNT })).times, goalOf));
  }
  return figures;
}
