/** The register of 10,000 actions, and the follow-ups of a page of reports (C8.7, C8.10, C8.11). */
import { type Figure, times } from '../../figures.ts';
import { get, loadOf } from '../../requests.ts';
import type { TestBed } from '../../test-bed.ts';

const COUNT = 200;
/** The first page of 10,000 actions, milliseconds. */
const FIRST_PAGE = { p50: 20 };

/** Times of single requests by a super-admin, who sees every club's. */
export async function measureActionRegister(testBed: TestBed): Promise<Figure[]> {
  const cookie = { cookie: testBed.cookie };
  const ids = testBed.stored.published.slice(0, 200).map(({ id }) => id);
  const kinds: [string, string, { p50?: number }][] = [
    ['actions, first page', '/api/actions', FIRST_PAGE],
    ['actions, first page of all states', '/api/actions?state=all', FIRST_PAGE],
    ['actions, overdue', '/api/actions?due=overdue', FIRST_PAGE],
    ['actions, 200 at once', '/api/actions?limit=200', {}],
    ['actions, counts', '/api/actions/counts', {}],
    ['follow-ups of 200 reports', `/api/follow-ups?ids=${ids.join()}`, {}],
    ['follow-ups, counts by state', '/api/follow-ups/counts', {}],
  ];
  const figures: Figure[] = [];
  for (const [name, path, goal] of kinds) {
    await loadOf(testBed, [get(path, cookie)], { count: 20 });
    figures.push(times(name, (await loadOf(testBed, [get(path, cookie)], { count: COUNT })).times, goal));
  }
  return figures;
}
