/** What many reports tell together (contract C12.1): every report is counted, for one who sees those of all clubs. */
import { type Figure, times } from '../figures.ts';
import { get, loadOf } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';

const COUNT = 100;

/** Times of single requests of a super-admin; none is kept. */
export async function trends(testBed: TestBed): Promise<Figure[]> {
  const goal = { p50: testBed.rows > 10_000 ? 150 : 40 };
  const cookie = { cookie: testBed.cookie };
  const [clubId = ''] = testBed.loaded.clubIds;
  const kinds: [string, string, { p50?: number }][] = [
    ['trends of all reports', '/api/analytics', goal],
    ['trends of one club', `/api/analytics?clubId=${clubId}`, goal],
    ['trends of a keyword', `/api/analytics?keyword=${testBed.loaded.words.middling[0] ?? ''}`, goal],
    ['staff counts, follow-ups in hand', '/api/reports/counts?followUp=in-hand', {}],
  ];
  const figures: Figure[] = [];
  for (const [name, path, goalOf] of kinds) {
    await loadOf(testBed, [get(path, cookie)], { count: 10 });
    figures.push(times(name, (await loadOf(testBed, [get(path, cookie)], { count: COUNT })).times, goalOf));
  }
  return figures;
}
