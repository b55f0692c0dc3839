/** A coarsened copy cannot be found by its day, hour, place or type (C5.5). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

const MONTH_DAYS = 31;
const TEXTS = {
  headline: 'Cable break at the winch',
  locationOccurrence: 'Aerodrome of Nowhere',
  manufacturer: 'Schleicher',
  model: 'ASK 21',
};
const COARSE = { date: 'month', time: 'part', place: 'none', type: 'none' } as const;

let stage: Stage;
/** When everybody signed in: reviews happen at that time, since sessions expire. */
let signedIn = '';
/** Two reports that differ only in day and hour and are coarsened; around them are copies that show their day. */
const coarse = { early: '', late: '' };
const exact = new Map<string, string>();

async function reportAt(moment: string, texts: Record<string, string>): Promise<string> {
  stage.clock.set(moment);
  const [localDate = '', time = ''] = moment.split('T');
  return stage.report('ridge', { ...TEXTS, localDate, localTime: time.slice(0, 5), ...texts });
}

const approve = (id: string, body: object) =>
  stage.call('POST', `/api/reports/${id}/approve`, { as: 'ridgeManager', body: { comment: 'Check it.', ...body } });

beforeAll(async () => {
  stage = await setStage();
  signedIn = stage.clock.read().toISOString();
  coarse.early = await reportAt('2026-05-03T14:05:00.000Z', {});
  for (const day of ['2026-04-30', '2026-05-04', '2026-05-15', '2026-05-28', '2026-05-31', '2026-06-01'])
    exact.set(await reportAt(`${day}T10:00:00.000Z`, { headline: 'Another one' }), day);
  coarse.late = await reportAt('2026-05-27T17:55:00.000Z', {});
  stage.clock.set(signedIn);
  for (const id of Object.values(coarse)) expect((await approve(id, { coarse: COARSE })).statusCode).toBe(200);
  for (const id of exact.keys()) expect((await approve(id, {})).statusCode).toBe(200);
});
afterAll(() => stage.close());

const publicAnswer = async (query: string) => stage.call('GET', `/api/reports/public${query}`);
const idsBy = async (query: string): Promise<string[]> =>
  (await publicAnswer(query)).json().map(({ id }: { id: string }) => id);
const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}`;

/** Which of the two a query finds. */
async function foundBy(query: string): Promise<{ early: boolean; late: boolean }> {
  const ids = await idsBy(query);
  return { early: ids.includes(coarse.early), late: ids.includes(coarse.late) };
}

test('two coarse copies differ in nothing but their id, and show nothing finer than was chosen', async () => {
  const [early, late] = await Promise.all(
    Object.values(coarse).map(async (id) => (await publicAnswer(`/${id}`)).json()),
  );
  expect(early).toMatchObject({ localDate: '2026-05', submittedAt: '2026-05', localTime: 'afternoon' });
  expect(early).toMatchObject({ locationOccurrence: null, manufacturer: null, model: null });
  expect({ ...late, id: early.id }).toEqual(early);
});

test('every range of days finds both coarse copies or neither, and the count agrees', async () => {
  for (let from = 1; from <= MONTH_DAYS; from++)
    for (const to of [from, MONTH_DAYS]) {
      const range = `?startDate=${day(from)}&endDate=${day(to)}`;
      expect(await foundBy(range), range).toEqual({ early: true, late: true });
      const days = [...exact.values()].filter((one) => day(from) <= one && one <= day(to));
      const counts = (await stage.call('GET', `/api/reports/public/counts${range}`)).json();
      expect(counts.total, range).toBe(days.length + 2);
    }
  for (const range of ['?endDate=2026-04-30', '?startDate=2026-06-01'])
    expect(await foundBy(range), range).toEqual({ early: false, late: false });
});

test('no keyword for a day, hour, place or type tells coarse copies apart, or finds what was left out', async () => {
  const days = Array.from({ length: MONTH_DAYS }, (_, index) => day(index + 1));
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:`);
  const words = ['14:05', '17:55', 'Nowhere', 'Schleicher', 'ASK', '-03', '-27', '3 May', '27 May', 'T14', 'T17'];
  for (const keyword of [...days, ...hours, ...words]) {
    const found = await foundBy(`?keyword=${encodeURIComponent(keyword)}`);
    expect(found, keyword).toEqual({ early: false, late: false });
  }
  expect(await foundBy('?keyword=Cable')).toEqual({ early: true, late: true });
});

test('coarse copies are listed at the end of their month, and no cursor reveals their day', async () => {
  const whole = await idsBy('');
  const place = (id: string) => whole.indexOf(id);
  for (const id of Object.values(coarse))
    for (const [other, when] of exact) {
      if (when > '2026-05-31') expect(place(other)).toBeLessThan(place(id));
      if (when < '2026-05-31') expect(place(other)).toBeGreaterThan(place(id));
    }
  const walked: string[] = [];
  for (let query: string | undefined = '?limit=1'; query !== undefined; ) {
    const page = await publicAnswer(query);
    walked.push(...page.json().map(({ id }: { id: string }) => id));
    const link = String(page.headers['link'] ?? '');
    const cursor = /[?&]cursor=([^&>]+)/.exec(link)?.[1];
    for (const finer of ['2026-05-03', '2026-05-27', '14:05', '17:55'])
      expect(Buffer.from(decodeURIComponent(cursor ?? ''), 'base64url').toString(), link).not.toContain(finer);
    query = /[?][^>]*/.exec(link)?.[0];
  }
  expect(walked).toEqual(whole);
});

test('a copy made coarse no longer reveals its day, not even to a conditional request', async () => {
  const id = await reportAt('2026-03-09T09:41:00.000Z', {});
  stage.clock.set(signedIn);
  await approve(id, {});
  const before = await publicAnswer('?startDate=2026-03-09&endDate=2026-03-09');
  expect(before.body).toContain(id);
  expect(await idsBy('?startDate=2026-03-10&endDate=2026-03-31')).not.toContain(id);
  await approve(id, { coarse: { date: 'none', time: 'none' } });
  const after = await stage.call('GET', '/api/reports/public?startDate=2026-03-09&endDate=2026-03-09', {
    headers: { 'if-none-match': String(before.headers['etag']) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.json()).toMatchObject([{ id, localDate: null, localTime: null, submittedAt: '2026-03' }]);
  expect(await idsBy('?startDate=2026-03-10&endDate=2026-03-31')).toContain(id);
  expect(await foundBy('?keyword=2026-03-09')).toEqual({ early: false, late: false });
});

test('with a coarse day or time, days and times in the texts are suggested, but not in their own fields (C5.5)', async () => {
  const narrative = 'On 27 May at 14:05 the cable broke at 200 ft.';
  const id = await reportAt('2026-05-27T14:05:00.000Z', { narrative });
  stage.clock.set(signedIn);
  const spansWith = async (choice: object) => {
    const asked = await stage.call('POST', `/api/reports/${id}/public-preview`, {
      as: 'ridgeManager',
      body: { coarse: choice },
    });
    expect(asked.statusCode).toBe(200);
    return asked.json().spans.map(({ field, kind, action, start, end }: Record<string, unknown>) => ({
      field,
      kind,
      action,
      start,
      end,
    }));
  };
  const both = [
    { field: 'narrative', kind: 'date', action: 'suggest', start: 3, end: 9 },
    { field: 'narrative', kind: 'time', action: 'suggest', start: 13, end: 18 },
  ];
  expect(await spansWith({})).toEqual([]);
  for (const choice of [{ date: 'month' }, { date: 'none' }, { time: 'part' }, { time: 'none' }])
    expect(await spansWith(choice), JSON.stringify(choice)).toEqual(both);
  expect(await spansWith({ place: 'none', type: 'none' })).toEqual([]);
});
