/** Clocks that are wrong, and several flights in one log (C16.5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flightFixes, HEADERS, type WrittenFix, writeLog } from '../../../test/flight/write-log.ts';
import { isFlight } from '../flight.ts';
import { type Log, readLog } from './log.ts';

const HOUR_S = 3_600;
/** From 10:00, launch at 10:02, until 11:02; at 500 m on the ground, a fix every 4 s. */
const FIXES = flightFixes();
const WHOLE = read(FIXES);
const MIDDLE = 450;

function read(fixes: readonly WrittenFix[]): Log {
  return readText(writeLog(fixes));
}

function readText(text: string): Log {
  const log = readLog(text);
  if (typeof log === 'string') throw new Error(log);
  expect(isFlight({ ...log.flight, moment: null })).toBe(true);
  return log;
}

const shifted = (fixes: readonly WrittenFix[], seconds: number): WrittenFix[] =>
  fixes.map((fix) => ({ ...fix, time: (fix.time + seconds + 86_400) % 86_400 }));

/** `count` fixes on the ground before satellites are received. */
const unlocked = (startS: number, count: number): WrittenFix[] =>
  Array.from({ length: count }, (_, at) => ({
    time: startS + at * 4,
    pressure: 500,
    validity: 'V',
    position: '0000000N00000000E',
  }));

/** `fixes`, of which `count` from the middle have a clock that is wrong by `seconds`. */
const wrongInside = (fixes: readonly WrittenFix[], count: number, seconds: number): WrittenFix[] => [
  ...fixes.slice(0, MIDDLE),
  ...shifted(fixes.slice(MIDDLE, MIDDLE + count), seconds),
  ...fixes.slice(MIDDLE + count),
];

const durationS = ({ flight }: Log): number => flight.heights.at(-1)?.[0] ?? 0;
const highest = ({ flight }: Log): number => Math.max(...flight.heights.map(([, metre]) => metre));

test.each([
  ['2 hours fast, as in local time', 12 * HOUR_S],
  ['40 minutes fast', 10 * HOUR_S + 2_400],
  ['14 hours fast', 0],
  ['13 hours fast', 23 * HOUR_S],
  ['2 hours slow', 8 * HOUR_S],
  ['3 hours slow', 7 * HOUR_S],
])('three fixes from before satellites, with a clock %s, do not change the flight (C16.5)', (_name, startS) => {
  expect(read([...unlocked(startS, 3), ...FIXES])).toEqual(WHOLE);
});

test('a clock that was fast on the day after, in UTC, does not change the flight and its day (C16.5)', () => {
  const late = flightFixes({ startS: 22 * HOUR_S });
  const log = read([...unlocked(1_800, 3), ...late]);
  expect(log).toEqual(read(late));
  expect(log.facts.start).toEqual({ day: '2026-06-14', second: 22 * HOUR_S });
});

test('ten minutes with a fast clock before satellites come before the flight, in right time (C16.5)', () => {
  const log = read([...unlocked(12 * HOUR_S, 150), ...FIXES]);
  expect(durationS(log)).toBe(durationS(WHOLE) + 600);
  expect(log.flight.launch).toBe(720);
  expect(log.facts).toEqual({ ...WHOLE.facts, start: { day: '2026-06-14', second: 10 * HOUR_S - 600 } });
});

test.each([
  ['an hour back', HOUR_S, MIDDLE],
  ['an hour back, soon after launch', HOUR_S, 60],
  ['an hour back, near the end', HOUR_S, 850],
  ['20 minutes back', 1_200, MIDDLE],
  ['2 hours back', 2 * HOUR_S, MIDDLE],
])('a clock that is corrected %s in flight leaves the whole flight, in right time (C16.5)', (_name, seconds, at) => {
  expect(read([...shifted(FIXES.slice(0, at), seconds), ...FIXES.slice(at)])).toEqual(WHOLE);
});

test('a clock that is corrected back past midnight leaves the whole flight (C16.5)', () => {
  const late = flightFixes({ startS: 86_400 - 2_400 });
  const log = read([...shifted(late.slice(0, 300), HOUR_S), ...late.slice(300)]);
  expect([durationS(log), log.facts.start.second, log.flight.launch]).toEqual([3_720, 86_400 - 2_400, 120]);
});

test.each([
  [2, 3_000],
  [2, 9_000],
  [2, -9_000],
  [2, 5 * HOUR_S],
  [40, 3_000],
  [40, -3_000],
  [100, 2 * HOUR_S],
  [300, 5_000],
  [300, -5_000],
  [100, 300],
])('%i fixes inside a flight whose clock is wrong by %i s leave the rest (C16.5)', (count, seconds) => {
  const log = read(wrongInside(FIXES, count, seconds));
  expect(log.facts).toEqual(WHOLE.facts);
  expect([durationS(log), log.flight.launch, highest(log)]).toEqual([3_720, 120, 1_900]);
  const gaps = log.flight.heights.map(([second], index) => second - (log.flight.heights[index - 1]?.[0] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(30);
});

test('wrong clocks several times in one flight leave it whole (C16.5)', () => {
  const fixes = wrongInside(wrongInside(FIXES, 3, 3_000), 2, -2_000);
  const log = read([...unlocked(13 * HOUR_S, 5), ...fixes, ...shifted(FIXES.slice(-2), -1_500)]);
  expect([durationS(log), log.flight.launch, highest(log)]).toEqual([3_720, 120, 1_900]);
});

test('a last part without satellites does not set the clock (C16.5)', () => {
  const hangar = unlocked(9 * HOUR_S, 150);
  expect(read([...FIXES, ...hangar]).facts.start.second).toBe(10 * HOUR_S);
});

test('a part that is written twice is read once (C16.5)', () => {
  expect(read([...FIXES.slice(0, 400), ...FIXES.slice(250, 400), ...FIXES.slice(400)])).toEqual(WHOLE);
  expect(read([...FIXES, ...FIXES])).toEqual(WHOLE);
});

test('satellites lost for half an hour leave a flight of one piece (C16.5)', () => {
  const log = read([...FIXES.slice(0, 200), ...FIXES.slice(650)]);
  expect([durationS(log), log.flight.launch]).toEqual([3_720, 120]);
});

test('of several flights, the one with most fixes is read, with its own day (C16.5)', () => {
  const short = flightFixes({ startS: 6 * HOUR_S, durationS: 600 });
  expect(read([...short, ...FIXES])).toEqual(WHOLE);
  expect(read([...FIXES, ...shifted(short, 12 * HOUR_S)])).toEqual(WHOLE);
  const dated = (day: string, fixes: readonly WrittenFix[]) =>
    writeLog(fixes, { headers: HEADERS.map((header) => header.replace('140626', day)) });
  const nextDay = readText(dated('140626', flightFixes({ durationS: 2_400 })) + dated('150626', FIXES));
  expect(nextDay).toEqual({ ...WHOLE, facts: { ...WHOLE.facts, start: { day: '2026-06-15', second: 36_000 } } });
});

const dayOf = (fixes: readonly WrittenFix[]) => read(fixes).facts.start.day;

test.each([2, 2.9, 3.1, 4, 8, 20])(
  'a second flight %d hours later, past midnight in UTC, has the next day, though no header names it (C16.5)',
  (hours) => {
    const first = flightFixes({ startS: 21.5 * HOUR_S, durationS: 1_800 });
    const gapS = hours * HOUR_S;
    const second = shifted(FIXES, (first.at(-1)?.time ?? 0) + gapS - 10 * HOUR_S);
    // With a shorter gap both are one flight, which begins with the first.
    expect(dayOf([...first, ...second])).toBe(hours > 3 ? '2026-06-15' : '2026-06-14');
    const hangar = unlocked(21.5 * HOUR_S, 450);
    if (hours > 3) expect(dayOf([...hangar, ...second])).toBe('2026-06-14');
  },
);

test('a flight after one past midnight, or after two past it, has the next day (C16.5)', () => {
  const past = flightFixes({ startS: 23.5 * HOUR_S, durationS: 2_400 });
  expect(dayOf([...past, ...shifted(FIXES, -5 * HOUR_S)])).toBe('2026-06-15');
  const evening = flightFixes({ startS: 21 * HOUR_S, durationS: 600 });
  const morning = flightFixes({ startS: 2 * HOUR_S, durationS: 1_200 });
  expect(dayOf([...evening, ...morning, ...FIXES])).toBe('2026-06-15');
  // The same day in UTC, though nearly a whole day later.
  const midnight = flightFixes({ startS: 900, durationS: 600 });
  expect(dayOf([...midnight, ...shifted(FIXES, 12.5 * HOUR_S)])).toBe('2026-06-14');
});

test('a day that is written again at midnight continues the flight (C16.5)', () => {
  const late = flightFixes({ startS: 86_400 - 600 });
  const lines = writeLog(late).split('\r\n');
  const midnight = lines.findIndex((line) => line.startsWith('B000000'));
  for (const at of [midnight, midnight - 2])
    expect(readText(lines.toSpliced(at, 0, 'HFDTE150626').join('\r\n'))).toEqual(read(late));
});

test('whatever the clock does, the heights are those of a valid flight (C16.5)', () => {
  const part = fc.record({
    startS: fc.nat({ max: 86_399 }),
    intervalS: fc.constantFrom(1, 4, 30),
    count: fc.integer({ min: 1, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const fixes = parts.flatMap(({ startS, intervalS, count }) =>
        Array.from({ length: count }, (_, at) => ({ time: startS + at * intervalS, pressure: 300 + at })),
      );
      const log = readLog(writeLog(fixes));
      // Single fixes may be the same one, written twice.
      if (typeof log === 'string') expect(parts.every(({ count }) => count === 1)).toBe(true);
      else expect(isFlight({ ...log.flight, moment: null })).toBe(true);
    }),
    { numRuns: 500 },
  );
});
