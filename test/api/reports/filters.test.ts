/** Dates, severity, category and approval status (C3.14, C3.15), and odd query strings (C3.17). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
let ids: Record<'last' | 'first' | 'noon' | 'end' | 'next', string>;

/** Reports around the two ends of 10 May 2026 in UTC; this process runs in a zone 14 hours ahead of it. */
beforeAll(async () => {
  stage = await setStage();
  const at = async (moment: string, texts: Record<string, string>) => {
    stage.clock.set(moment);
    const id = await stage.report('ridge', texts);
    await stage.approve(id);
    return id;
  };
  ids = {
    last: await at('2026-05-09T23:59:59.999Z', { injuryLevel: 'Minor injury', aircraftCategory: 'Hang glider' }),
    first: await at('2026-05-10T00:00:00.000Z', {
      highestDamage: 'Minor damage',
      aircraftCategory: 'GLIDER (sailplane)',
    }),
    noon: await at('2026-05-10T12:00:00.000Z', { injuryLevel: 'Minor damage', aircraftCategory: 'Drone_100%' }),
    end: await at('2026-05-10T23:59:59.999Z', { injuryLevel: 'Minor injury', highestDamage: 'Aircraft destroyed' }),
    next: await at('2026-05-11T00:00:00.000Z', { aircraftCategory: 'Glider (sailplane)' }),
  };
});
afterAll(() => stage.close());

const LISTS = [['/api/reports/public'], ['/api/reports', 'ridgeManager']] as const;

/** The names of the reports found; both lists and their counts must agree. */
async function found(query: string): Promise<string[]> {
  const [open, staff] = await Promise.all(
    LISTS.map(async ([url, as]) => {
      const list = await stage.call('GET', `${url}?${query}`, as && { as });
      expect(list.statusCode, query).toBe(200);
      const counted = await stage.call('GET', `${url}/counts?${query}`, as && { as });
      expect(counted.json().total).toBe(list.json().length);
      return list.json().map(({ id }: { id: string }) => id);
    }),
  );
  const names = (list: string[]) => Object.keys(ids).filter((name) => list.includes(ids[name as 'last']));
  expect(names(open)).toEqual(names(staff));
  return names(open);
}

test('both ends of a range of days are inclusive, in UTC, whatever the time zone of the server (C3.14)', async () => {
  expect(await found('startDate=2026-05-10&endDate=2026-05-10')).toEqual(['first', 'noon', 'end']);
  expect(await found('startDate=2026-05-10')).toEqual(['first', 'noon', 'end', 'next']);
  expect(await found('endDate=2026-05-10')).toEqual(['last', 'first', 'noon', 'end']);
  expect(await found('startDate=2026-05-11&endDate=2026-05-09')).toEqual([]);
  expect(await found('startDate=0001-01-01&endDate=9999-12-31')).toHaveLength(5);
  expect(await found('startDate=&endDate=')).toHaveLength(5);
});

const NO_DAYS = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-5-1',
  'now',
  'today',
  'infinity',
  '-infinity',
  'epoch',
];

test.each([
  ...NO_DAYS,
  '2026-05-10T00:00:00Z',
  '2026-05-10%2010:00',
  '12/31/2026',
  '20260510',
  '0000-01-01',
  '10000-01-01',
  '%00',
])('the date %s is rejected with 400 at its parameter on lists and counts (C3.14)', async (day) => {
  for (const [url, as] of LISTS) {
    for (const path of [url, `${url}/counts`]) {
      const refused = await stage.call('GET', `${path}?startDate=${day}&endDate=${day}`, as && { as });
      const paths = refused.json().errors?.map(({ path: at }: { path: string }) => at);
      expect([refused.statusCode, paths]).toEqual([400, ['startDate', 'endDate']]);
    }
  }
});

test('severity matches a whole injury or damage level, regardless of case, and never a part of one (C3.15)', async () => {
  expect(await found('severity=minor%20INJURY')).toEqual(['last', 'end']);
  expect(await found('severity=Minor%20damage')).toEqual(['first', 'noon']);
  expect(await found('severity=Aircraft%20destroyed')).toEqual(['end']);
  for (const none of ['minor', 'critical', '%25', '_inor%20injury'])
    expect(await found(`severity=${none}`)).toEqual([]);
  expect(await found('severity=')).toHaveLength(5);
});

test('aircraftCategory matches a whole category, regardless of case (C3.15)', async () => {
  expect(await found('aircraftCategory=glider%20(SAILPLANE)')).toEqual(['first', 'next']);
  expect(await found('aircraftCategory=drone_100%25')).toEqual(['noon']);
  for (const none of ['glider', 'drone_100_', '%25', "'"]) expect(await found(`aircraftCategory=${none}`)).toEqual([]);
});

test('filters narrow each other (C3.13 to C3.15)', async () => {
  expect(await found('severity=minor%20injury&endDate=2026-05-09&keyword=canopy')).toEqual(['last']);
  expect(await found('severity=minor%20injury&endDate=2026-05-09&keyword=kangaroo')).toEqual([]);
});

test('approvalStatus is pending or approved, else 400; the public list ignores it (C3.15)', async () => {
  const pending = await stage.report('ridge');
  const listed = async (status: string) => {
    const list = await stage.call('GET', `/api/reports?approvalStatus=${status}`, { as: 'ridgeManager' });
    return list.json().map(({ id }: { id: string }) => id);
  };
  expect(await listed('pending')).toEqual([pending]);
  expect((await listed('approved')).toSorted()).toEqual(Object.values(ids).toSorted());
  expect(await listed('')).toHaveLength(6);
  for (const wrong of ['rejected', 'Pending', 'all', 'true', 'pending%00', "pending'"]) {
    const refused = await stage.call('GET', `/api/reports?approvalStatus=${wrong}`, { as: 'ridgeManager' });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'approvalStatus']);
  }
  expect((await stage.call('GET', '/api/reports/public?approvalStatus=pending')).json()).toHaveLength(5);
});

test('every broken parameter is reported at once (C3.1)', async () => {
  const query = 'limit=0&startDate=now&keyword=%00&approvalStatus=maybe&severity=a%0Ab';
  const refused = await stage.call('GET', `/api/reports?${query}`, { as: 'ridgeManager' });
  const paths = refused.json().errors.map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(['approvalStatus', 'keyword', 'limit', 'severity', 'startDate']);
});

test.each(['keyword', 'startDate', 'endDate', 'severity', 'aircraftCategory', 'limit', 'cursor'])(
  'a repeated %s is rejected with 400 (C3.17)',
  async (name) => {
    const value = name.endsWith('Date') ? '2026-05-10' : '1';
    for (const [url, as] of LISTS) {
      const answer = await stage.call('GET', `${url}?${name}=${value}&${name}=${value}`, as && { as });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe(name);
    }
  },
);

test.each([
  'unknown=1&unknown=2',
  '__proto__=1&constructor=2&toString=3',
  'keyword[]=a&keyword[b]=c',
  '&&&=&=x&%',
  '%E0%A4%A=1&x=%FF%FE',
  'a'.repeat(4_000),
  Array.from({ length: 1_500 }, (_, at) => `p${at}=1`).join('&'),
])('an unknown parameter changes nothing (C3.17): %s', async (query) => {
  expect(await found(query)).toHaveLength(5);
});
