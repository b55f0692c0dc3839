/** Form values that a flight log offers, and fields it never touches (C16.5). */
import { expect, test } from 'vitest';
import type { LogFacts } from './log/log.ts';
import { PREFILL_FIELDS, prefillFor, prefillForEmptyFields, timeOf } from './prefill.ts';

const FACTS: LogFacts = {
  start: { day: '2026-06-14', second: 82_800 },
  zone: null,
  registration: 'D-1234',
  model: 'ASK 21',
  place: '50.50 N, 9.95 E',
};
const BERLIN = () => 120;
const NONE = { moment: null, launch: null };

test('date and time are local, of the marked moment, else of the launch, else of the start (C16.5)', () => {
  const marked = { moment: 1_800, launch: 60 };
  expect(prefillFor(FACTS, marked, BERLIN)).toEqual({
    localDate: '2026-06-15',
    localTime: '01:30',
    locationOccurrence: '50.50 N, 9.95 E',
    aircraftRegistration: 'D-1234',
    model: 'ASK 21',
  });
  expect(prefillFor(FACTS, { ...marked, moment: null }, BERLIN)).toMatchObject({ localTime: '01:01' });
  expect(prefillFor(FACTS, NONE, BERLIN)).toMatchObject({ localTime: '01:00' });
  expect([marked, { ...marked, moment: null }, NONE].map(timeOf)).toEqual(['moment', 'launch', 'start']);
});

test('the time zone of the log outweighs that of the device, which is asked for the time of the flight (C16.5)', () => {
  expect(prefillFor({ ...FACTS, zone: -180 }, NONE, BERLIN)).toMatchObject({
    localDate: '2026-06-14',
    localTime: '20:00',
  });
  prefillFor(FACTS, NONE, (moment) => {
    expect(moment.toISOString()).toBe('2026-06-14T23:00:00.000Z');
    return 0;
  });
});

test('without a day no date is offered, and a time only if the log has a time zone (C16.5)', () => {
  const undated = { ...FACTS, start: { day: null, second: 36_000 } };
  expect(Object.keys(prefillFor(undated, NONE, BERLIN))).toEqual([
    'locationOccurrence',
    'aircraftRegistration',
    'model',
  ]);
  expect(prefillFor({ ...undated, zone: 60 }, NONE, BERLIN)).toMatchObject({ localTime: '11:00' });
});

test('values are offered only for empty fields (C16.5)', () => {
  const empty = Object.fromEntries(PREFILL_FIELDS.map((field) => [field, ''])) as Record<
    (typeof PREFILL_FIELDS)[number],
    string
  >;
  const prefill = prefillFor(FACTS, NONE, BERLIN);
  expect(prefillForEmptyFields(prefill, empty).map(([field]) => field)).toEqual([...PREFILL_FIELDS]);
  expect(
    prefillForEmptyFields(prefill, { ...empty, localDate: '2026-06-13', model: 'x', localTime: ' ' }).map(
      ([field]) => field,
    ),
  ).toEqual(['localTime', 'locationOccurrence', 'aircraftRegistration']);
  expect(prefillForEmptyFields({}, empty)).toEqual([]);
});
