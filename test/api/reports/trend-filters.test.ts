/** Staff filters outside the filter panel (C12.2): list and counts against a recount of the whole list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FollowUp } from '../../../domain/follow-up/follow-up.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import { randomReports, storeReport } from '../../random-reports.ts';
import { type Stage, setStage } from '../../stage.ts';

const REPORTS = 60;

type Known = { report: StaffReport; followUp: FollowUp };

let stage: Stage;
let all: Known[];
const as = 'ridgeManager';
const ask = async (path: string) => (await stage.call('GET', path, { as })).json();

beforeAll(async () => {
  stage = await setStage({ rateLimits: false });
  const kinds = randomReports(REPORTS, 12);
  for (const [at, kind] of kinds.entries()) await storeReport(stage, at % 6 === 5 ? 'valley' : 'ridge', kind);
  const reports: StaffReport[] = await ask('/api/reports?limit=200');
  all = [];
  for (const report of reports) all.push({ report, followUp: await ask(`/api/reports/${report.id}/follow-up`) });
});
afterAll(() => stage.close());

const same = (text: string | null, wanted: string) => text?.toLowerCase() === wanted.toLowerCase();
const isUnset = (text: string | null) => text === null || same(text, 'not given');

type Rule = (known: Known) => boolean;
const RULES: [query: string, Rule][] = [
  ['flightPhase=tHermalling', ({ report }) => same(report.flightPhase, 'Thermalling')],
  ['flightPhase=%C3%9CBER%20DEM%20PLATZ', ({ report }) => same(report.flightPhase, 'über dem platz')],
  ['operationType=100%25%20_own%20words_', ({ report }) => same(report.operationType, '100% _own words_')],
  ['level=none', ({ report }) => report.severity === 'none'],
  ['level=minor', ({ report }) => report.severity === 'minor'],
  ['level=serious', ({ report }) => report.severity === 'serious'],
  ['level=critical', ({ report }) => report.severity === 'critical'],
  ['occurrenceCategory=104', ({ followUp }) => followUp.categories.includes(104)],
  ['riskGrade=low', ({ followUp }) => followUp.risk?.grade === 'low'],
  ['riskGrade=medium', ({ followUp }) => followUp.risk?.grade === 'medium'],
  ['riskGrade=high', ({ followUp }) => followUp.risk?.grade === 'high'],
  ['unset=flightPhase', ({ report }) => isUnset(report.flightPhase)],
  ['unset=operationType', ({ report }) => isUnset(report.operationType)],
  ['unset=aircraftCategory', ({ report }) => isUnset(report.aircraftCategory)],
  ['unset=occurrenceCategory', ({ followUp }) => followUp.categories.length === 0],
  ['unset=riskGrade', ({ followUp }) => followUp.risk === null],
  ['unset=level', () => false],
  ['followUp=new', ({ followUp }) => followUp.state === 'new'],
  ['followUp=in-hand', ({ followUp }) => ['assessing', 'acting'].includes(followUp.state)],
];

/** List and counts must agree with the recount, alone and combined with each filter of the panel. */
async function agrees(query: string, rule: Rule): Promise<number> {
  const wanted = all.filter(rule).map(({ report }) => report);
  const listed: StaffReport[] = await ask(`/api/reports?limit=200&${query}`);
  expect(
    listed.map(({ id }) => id),
    query,
  ).toEqual(wanted.map(({ id }) => id));
  const approved = wanted.filter(({ approvedForPublicView }) => approvedForPublicView).length;
  const counts = { total: wanted.length, pending: wanted.length - approved, approved };
  expect(await ask(`/api/reports/counts?${query}`), query).toEqual(counts);
  return wanted.length;
}

test.each(RULES)('%s finds exactly the reports that a recount of the list does (C12.2)', async (query, rule) => {
  const found = await agrees(query, rule);
  if (query !== 'unset=level') expect(found, 'the rule must have something to find').toBeGreaterThan(0);
  expect(found).toBeLessThan(all.length);
});

test('these filters narrow each other, and combine with keyword, day, severity and status (C12.2)', async () => {
  for (const [query, rule] of RULES) {
    await agrees(`${query}&keyword=kangaroo`, (known) => rule(known) && /kangaroo/.test(known.report.narrative));
    await agrees(`${query}&startDate=2025-01-01`, (known) => rule(known) && known.report.submittedAt >= '2025-01-01');
    await agrees(
      `${query}&severity=minor%20damage`,
      (known) => rule(known) && same(known.report.highestDamage, 'minor damage'),
    );
  }
  const [, thermalling] = RULES[0] ?? [];
  const [, none] = RULES[3] ?? [];
  await agrees(
    'flightPhase=thermalling&level=none',
    (known) => thermalling?.(known) === true && none?.(known) === true,
  );
  await agrees('unset=flightPhase&flightPhase=Descent', () => false);
  const pending: StaffReport[] = await ask('/api/reports?limit=200&level=none&approvalStatus=pending');
  expect(pending.length).toBe((await ask('/api/reports/counts?level=none')).pending);
});

test('the pages of a filtered list give each report exactly once, in the order of the list (C12.2)', async () => {
  const whole: StaffReport[] = await ask('/api/reports?limit=200&level=none');
  const found: string[] = [];
  let next: string | undefined = '/api/reports?limit=4&level=none';
  while (next) {
    const answer = await stage.call('GET', next, { as });
    found.push(...answer.json().map(({ id }: StaffReport) => id));
    next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  expect(found).toEqual(whole.map(({ id }) => id));
});

test.each([
  'occurrenceCategory=16',
  'occurrenceCategory=0104',
  'occurrenceCategory=GTOW',
  'riskGrade=Low',
  'level=fatal',
  'level=Minor',
  'unset=severity',
  'unset=id',
  'followUp=closed',
  'followUp=acting',
  'flightPhase=a%00b',
  'operationType=a%0Ab',
  'level=none&level=minor',
])('%s is rejected with 400 at its parameter (C3.14, C12.2)', async (query) => {
  for (const path of ['/api/reports', '/api/reports/counts']) {
    const refused = await stage.call('GET', `${path}?${query}`, { as });
    expect([refused.statusCode, refused.json().errors?.[0].path]).toEqual([400, query.split('=')[0]]);
  }
});

test('blank filters change nothing, and the public list ignores all of these filters (C12.2)', async () => {
  const blank = 'flightPhase=&operationType=%20&occurrenceCategory=&riskGrade=&level=&unset=&followUp=';
  expect((await ask(`/api/reports?limit=200&${blank}`)).length).toBe(all.length);
  const shown = (await stage.call('GET', '/api/reports/public?limit=200')).json().length;
  expect(
    (await stage.call('GET', '/api/reports/public?limit=200&level=nonsense&unset=x&followUp=y')).json(),
  ).toHaveLength(shown);
});

test('the follow-up counts of the dashboard equal those of the lists it links to (C8.8)', async () => {
  const counts = await ask('/api/follow-ups/counts');
  const [waiting, inHand] = [
    await ask('/api/reports/counts?followUp=new'),
    await ask('/api/reports/counts?followUp=in-hand'),
  ];
  expect([waiting.total, inHand.total]).toEqual([counts.new, counts.assessing + counts.acting]);
});
