/** Aggregates over many reports (C12.1): every number equals a recount of the list, for each reader. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics } from '../../../domain/analytics/analytics.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import type { FollowUp } from '../../../domain/follow-up/follow-up.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import type { CastMember } from '../../cast.ts';
import { randomReports, storeReport } from '../../random-reports.ts';
import { type Stage, setStage } from '../../stage.ts';

const REPORTS = 60;
const as = 'ridgeManager';

let stage: Stage;
const followUps = new Map<string, FollowUp>();
const firstActs = new Map<string, number>();
const get = async (path: string, who: CastMember = as) => (await stage.call('GET', path, { as: who })).json();

beforeAll(async () => {
  stage = await setStage();
  for (const [at, kind] of randomReports(REPORTS, 7).entries())
    await storeReport(stage, at % 5 === 4 ? 'valley' : 'ridge', kind);
  stage.clock.set('2026-06-15T12:00:00.000Z');
  for (const report of await get('/api/reports?limit=200', 'superAdmin'))
    followUps.set(report.id, await get(`/api/reports/${report.id}/follow-up`, 'superAdmin'));
  let next: string | undefined = '/api/audit?limit=200';
  while (next) {
    const answer = await stage.call('GET', next, { as: 'superAdmin' });
    for (const { subjectKind, subjectId, actor, at } of answer.json())
      if (subjectKind === 'report' && actor) firstActs.set(subjectId, Date.parse(at));
    next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
});
afterAll(() => stage.close());

type Tallies = Analytics['byPhase'];

/** Labels in lower case with their counts, in any order: the spelling may vary. */
const loosely = (tallies: Tallies) =>
  Object.fromEntries(tallies.map(({ label, total }) => [label.toLowerCase(), total]));

function recounted(labels: readonly (string | null | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of labels) {
    const key = (label ?? 'Not given').toLowerCase();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

const QUARTER = (moment: string) => `${moment.slice(0, 4)}-Q${Math.ceil(Number(moment.slice(5, 7)) / 3)}`;
const PERIOD = {
  year: (moment: string) => moment.slice(0, 4),
  quarter: QUARTER,
  month: (moment: string) => moment.slice(0, 7),
};

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

async function agrees(query: string, who: CastMember, mine: (report: StaffReport) => boolean = () => true) {
  const reports: StaffReport[] = (await get(`/api/reports?limit=200&${query}`, who)).filter(mine);
  const analytics: Analytics = await get(`/api/analytics?${query}`, who);
  const by = (new URLSearchParams(query).get('by') ?? 'quarter') as keyof typeof PERIOD;
  expect(analytics.total).toBe(reports.length);
  for (const period of analytics.periods) {
    const within = reports.filter(({ submittedAt }) => PERIOD[by](submittedAt) === period.period);
    const of = (severity: string) => within.filter((report) => report.severity === severity).length;
    const levels = { none: of('none'), minor: of('minor'), serious: of('serious'), critical: of('critical') };
    expect(period).toEqual({ period: period.period, total: within.length, ...levels });
  }
  const names = analytics.periods.map(({ period }) => period);
  const days = reports.map(({ submittedAt }) => PERIOD[by](submittedAt)).toSorted();
  expect([names[0], names.at(-1)]).toEqual([days[0], days.at(-1)]);
  expect(names).toEqual([...new Set(names)].toSorted());
  const codes = reports.map(({ id }) => followUps.get(id));
  expect(loosely(analytics.byPhase)).toEqual(recounted(reports.map(({ flightPhase }) => flightPhase)));
  expect(loosely(analytics.byCategory)).toEqual(recounted(reports.map(({ aircraftCategory }) => aircraftCategory)));
  expect(loosely(analytics.byOperation)).toEqual(recounted(reports.map(({ operationType }) => operationType)));
  expect(loosely(analytics.byRisk)).toEqual(recounted(codes.map((each) => each?.risk?.grade)));
  const { categories } = await get('/api/follow-up-fields');
  const labelOf = (id: number) => categories.find((each: { id: number }) => each.id === id).label;
  const kinds = codes.flatMap((each) => (each?.categories.length ? each.categories.map(labelOf) : [null]));
  expect(loosely(analytics.byOccurrenceCategory)).toEqual(recounted(kinds));
  const waits = reports.flatMap(({ id, submittedAt }) => {
    const first = firstActs.get(id);
    return first === undefined ? [] : [(first - Date.parse(submittedAt)) / DAY_MS];
  });
  const days50 = median(waits);
  expect(analytics.review).toEqual({
    medianDays: days50 === null ? null : Math.round(days50 * 10) / 10,
    waiting: codes.filter((each) => each?.state === 'new').length,
  });
  for (const tallies of [
    analytics.byPhase,
    analytics.byCategory,
    analytics.byOperation,
    analytics.byOccurrenceCategory,
    analytics.byRisk,
  ]) {
    const sorted = tallies.toSorted((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1));
    expect(tallies).toEqual(sorted);
    expect(new Set(tallies.map(({ label }) => label.toLowerCase())).size).toBe(tallies.length);
  }
  return analytics;
}

test.each([
  '',
  'by=year',
  'by=month',
  'by=quarter&keyword=kangaroo',
  'startDate=2025-01-01&endDate=2025-12-31',
  'severity=minor%20damage',
  'aircraftCategory=glider%20(sailplane)',
  'aircraftCategory=not%20given&approvalStatus=approved',
  'keyword=cable&severity=fatal%20injury&by=month',
  'startDate=2026-01-01&endDate=2025-01-01',
])('every number equals a recount of the list: ?%s (C12.1)', async (query) => {
  await agrees(query.replace('&approvalStatus=approved', ''), as);
  if (query.includes('approvalStatus'))
    expect(await get(`/api/analytics?${query}`)).toEqual(
      await get(`/api/analytics?${query.replace('&approvalStatus=approved', '')}`),
    );
});

test('staff get figures of their own club only; a super-admin gets all clubs, or one by its id (C12.1, C4.1)', async () => {
  const { ridge, valley } = stage.clubs;
  const own = await agrees('', 'valleyAdmin');
  const all = await agrees('', 'superAdmin');
  expect(all.total).toBe(REPORTS);
  expect(own.total).toBe(REPORTS / 5);
  await agrees(`clubId=${ridge}`, 'superAdmin', ({ clubId }) => clubId === ridge);
  for (const ignored of [`clubId=${ridge}`, 'clubId=mine', `clubId=${ridge}&clubId=${valley}`])
    expect(await get(`/api/analytics?${ignored}`, 'valleyAdmin')).toEqual(own);
  expect((await get(`/api/analytics?clubId=${valley}`, 'superAdmin')).actions).toEqual(own.actions);
});

test('the action counts cover the whole club, whatever the filters (C12.1)', async () => {
  const list = await get('/api/actions?state=all&limit=200');
  const of = (state: string) => list.filter((action: { state: string }) => action.state === state).length;
  const worked = list.filter((action: { worked: string | null }) => action.worked === 'yes').length;
  const wanted = { open: of('open'), overdue: 0, done: of('done'), worked };
  for (const query of ['', '?keyword=harpsichord'])
    expect((await get(`/api/analytics${query}`)).actions).toEqual(wanted);
  await stage.call('POST', '/api/actions', { as, body: { title: 'Late', due: '2026-06-14' } });
  await stage.call('POST', '/api/actions', { as, body: { title: 'Today', due: '2026-06-15' } });
  expect((await get('/api/analytics')).actions).toEqual({ ...wanted, open: wanted.open + 2, overdue: 1 });
});

test('the answer has exactly the documented keys, and empty lists where nothing matches (C12.1)', async () => {
  const none = await get('/api/analytics?keyword=harpsichord');
  expect(Object.keys(none)).toEqual(
    'total periods byPhase byCategory byOperation byOccurrenceCategory byRisk review actions'.split(' '),
  );
  const lists = { periods: [], byPhase: [], byCategory: [], byOperation: [], byOccurrenceCategory: [], byRisk: [] };
  expect(none).toMatchObject({ total: 0, ...lists, review: { medianDays: null, waiting: 0 } });
});

test.each(['by=week', 'by=Year', 'startDate=now', 'keyword=%00', 'by=year&by=month'])(
  '%s is rejected with 400 at its parameter (C3.14, C12.1)',
  async (query) => {
    for (const who of ['ridgeManager', 'superAdmin'] as const) {
      const refused = await stage.call('GET', `/api/analytics?${query}`, { as: who });
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, query.split('=')[0]]);
    }
  },
);

test('a super-admin whose club is not an id is rejected with 400 at that parameter (C12.1)', async () => {
  const refused = await stage.call('GET', '/api/analytics?clubId=mine', { as: 'superAdmin' });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'clubId']);
});

test('filtering the reports by a label finds the number shown for that label (C12.1, C12.2)', async () => {
  const analytics: Analytics = await get('/api/analytics');
  const lead = async (name: string, tallies: Tallies) => {
    for (const { label, total } of tallies) {
      const query = label === 'Not given' ? `unset=${name}` : `${name}=${encodeURIComponent(label)}`;
      expect((await get(`/api/reports/counts?${query}`)).total, query).toBe(total);
    }
  };
  await lead('flightPhase', analytics.byPhase);
  await lead('operationType', analytics.byOperation);
  await lead('aircraftCategory', analytics.byCategory);
  await lead('riskGrade', analytics.byRisk);
});
