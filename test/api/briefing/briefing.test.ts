/** The public briefing (C17.2): three published lessons a day, filtered by the query string, cached until midnight. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Lesson, LessonOfWeek } from '../../../domain/briefing/briefing.ts';
import { daysAfter } from '../../../domain/text/calendar.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ rateLimits: false });
});
afterAll(() => stage.close());

/** A time at which the cast's sessions are still fresh. */
const NOON = '2026-06-15T12:00:00.000Z';
beforeEach(() => stage.clock.set(NOON));

const as = 'ridgeManager' as const;
const PHASES = ['Winch launch', 'Landing', 'Thermalling'];
const ask = (query = '') => stage.call('GET', `/api/briefing${query && `?${query}`}`);
const briefing = async (query = ''): Promise<Lesson[]> => (await ask(query)).json();
const idsOf = async (query = '') => (await briefing(query)).map(({ id }) => id);
const hide = (id: string) => stage.call('POST', `/api/reports/${id}/hide`, { as });
const published = async (texts: Record<string, string> = {}) => {
  const id = await stage.report('ridge', texts);
  await stage.approve(id, 'Check the latch twice.');
  return id;
};

test('the briefing is empty until a report is published, and again once it is hidden (C17.2)', async () => {
  expect(await briefing()).toEqual([]);
  const id = await published({ headline: 'Canopy open' });
  expect(await briefing()).toEqual([
    {
      id,
      headline: 'Canopy open',
      narrative: 'The canopy opened on the winch launch at 200 feet.',
      smsManagerComment: 'Check the latch twice.',
      question: null,
      language: 'en',
      submittedAt: '2026-06-15',
    },
  ]);
  await hide(id);
  expect(await briefing()).toEqual([]);
});

test('everyone gets the same three published lessons a day, which change from day to day (C17.2)', async () => {
  const pending = await stage.report('ridge', { headline: 'Hush, pending' });
  const shown: string[] = [];
  for (let index = 0; index < 12; index += 1)
    shown.push(await published({ headline: `Lesson ${index}`, flightPhase: PHASES[index % 3] ?? '' }));
  const seen = new Set<string>();
  for (let day = 0; day < 12; day += 1) {
    stage.clock.set(`${daysAfter('2026-06-15', day)}T12:00:00.000Z`);
    const ids = await idsOf();
    expect(ids).toHaveLength(3);
    expect(await idsOf('utm_source=mail')).toEqual(ids);
    for (const id of ids) seen.add(id);
  }
  expect(seen.size).toBeGreaterThan(6);
  expect([...seen].every((id) => shown.includes(id))).toBe(true);
  expect(seen.has(pending)).toBe(false);
});

test('the lessons of the week stay the same from Monday to Sunday in UTC; a hidden report leaves them at once (C17.3)', async () => {
  for (let index = 0; index < 9; index += 1) await published({ headline: `Week ${index}` });
  const week = async (): Promise<LessonOfWeek[]> => (await stage.call('GET', '/api/reports/public/lessons')).json();
  // 15 June 2026 is a Monday.
  const lessons = await week();
  const chosen = await briefing();
  expect(lessons).toHaveLength(3);
  expect(lessons).toEqual(chosen.map(({ id, headline, language }) => ({ id, headline, language })));
  stage.clock.set('2026-06-21T23:59:59.000Z');
  expect(await week()).toEqual(lessons);
  stage.clock.set(NOON);
  const [gone = { id: '' }] = lessons;
  await hide(gone.id);
  expect((await week()).map(({ id }) => id)).not.toContain(gone.id);
});

test('the briefing has an ETag, changes at midnight UTC, and drops a hidden report at once (C17.2, C3.16)', async () => {
  stage.clock.set('2026-06-20T23:59:59.900Z');
  const before = await ask();
  expect(before.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.stringMatching(/^"/) });
  const again = () => stage.call('GET', '/api/briefing', { headers: { 'if-none-match': String(before.headers.etag) } });
  expect((await again()).statusCode).toBe(304);
  let changed = 0;
  for (let day = 0; day < 10; day += 1) {
    stage.clock.set(`${daysAfter('2026-06-20', day)}T23:59:59.999Z`);
    const last = await idsOf();
    stage.clock.advance({ seconds: 1 });
    if ((await idsOf()).join() !== last.join()) changed += 1;
  }
  // Ids are random, so two days may occasionally have the same three.
  expect(changed).toBeGreaterThan(4);
  stage.clock.set(NOON);
  const ids = await idsOf();
  const [gone = '', ...others] = ids;
  await hide(gone);
  const after = await idsOf();
  expect(after).not.toContain(gone);
  expect(after).toEqual(expect.arrayContaining(others));
  await stage.approve(gone);
  expect(await idsOf()).toEqual(ids);
});

test('filters narrow the briefing regardless of case; a value that no copy has finds nothing (C17.2)', async () => {
  const german = await published({
    narrative: 'Beim Windenstart ging die Haube auf, ich habe sofort ausgeklinkt.',
    aircraftCategory: 'Tow plane (aeroplane)',
    operationType: 'Aerotow',
    worldRegion: 'Austria',
  });
  const glider = await published({ aircraftCategory: 'Tow plane (aeroplane)', operationType: 'Local flight' });
  const sorted = async (query: string) => (await idsOf(query)).sort();
  expect(await sorted('aircraftCategory=tow plane (AEROPLANE)')).toEqual([german, glider].sort());
  expect(await sorted('operationType=aerotow')).toEqual([german]);
  expect(await sorted('worldRegion=AUSTRIA')).toEqual([german]);
  expect(await sorted('language=de')).toEqual([german]);
  expect(await sorted('aircraftCategory=Tow plane (aeroplane)&operationType=local flight')).toEqual([glider]);
  expect(await sorted('aircraftCategory=Tow plane (aeroplane)&worldRegion=France')).toEqual([]);
  for (const name of ['aircraftCategory', 'operationType', 'worldRegion'])
    expect([name, await sorted(`${name}=Nothing like it`)]).toEqual([name, []]);
  expect(await sorted('language=&worldRegion=')).toHaveLength(3);
  await hide(german);
  expect(await sorted('language=de')).toEqual([]);
});

test('filters are validated like those of the public list (C17.2)', async () => {
  const long = 'x'.repeat(201);
  for (const query of [
    'language=DE',
    'language=german',
    'language=xx',
    'language=de&language=fr',
    'aircraftCategory=a&aircraftCategory=b',
    'worldRegion=%00',
    'operationType=a%0Ab',
    `worldRegion=${long}`,
  ]) {
    const refused = await ask(query);
    expect([query, refused.statusCode]).toEqual([query, 400]);
    expect(refused.json().errors[0].path).toBe(query.split('=')[0]);
  }
  expect((await ask('unknown=x&limit=999')).statusCode).toBe(200);
});
