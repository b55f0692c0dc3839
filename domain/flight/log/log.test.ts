/** Parsing valid and broken flight logs (C16.5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fixLine,
  flightFixes,
  HEADERS,
  metresAfterLaunch,
  type WrittenFix,
  writeLog,
} from '../../../test/flight/write-log.ts';
import { HEIGHTS_MAX, isFlight } from '../flight.ts';
import { type Log, readLog } from './log.ts';

const FIXES = flightFixes();
const WHOLE: Log = readLog(writeLog()) as Log;

function read(text: string): Log {
  const log = readLog(text);
  if (typeof log === 'string') throw new Error(log);
  expect(isFlight({ ...log.flight, moment: null })).toBe(true);
  return log;
}

const highest = ({ flight }: Log): number => Math.max(...flight.heights.map(([, metre]) => metre));
const durationS = ({ flight }: Log): number => flight.heights.at(-1)?.[0] ?? 0;

test('a log gives pressure altitudes, seconds from the first fix, and the launch (C16.5)', () => {
  const { flight, facts } = read(writeLog());
  expect(flight.heights[0]).toEqual([0, 500]);
  expect(durationS(WHOLE)).toBe(3_720);
  expect(highest(WHOLE)).toBe(1_900);
  expect(flight.heights.length).toBeLessThanOrEqual(HEIGHTS_MAX);
  expect(flight.launch).toBe(120);
  expect(flight.heights).toContainEqual([120, 500]);
  expect(facts).toEqual({
    start: { day: '2026-06-14', second: 36_000 },
    zone: null,
    registration: 'D-1234',
    model: 'ASK 21',
    place: '50.50 N, 9.95 E',
  });
});

test('what is kept of a log contains no names, and no position except where it begins (C16.5)', () => {
  const moving = FIXES.map((fix, at) => ({ ...fix, position: `50${30 + (at % 30)}123N00957456E` }));
  const { flight, facts } = read(writeLog(moving));
  expect(Object.keys(flight).sort()).toEqual(['heights', 'launch']);
  expect(flight.heights.flat().every(Number.isInteger)).toBe(true);
  expect(facts.place).toBe('50.50 N, 9.96 E');
  expect(JSON.stringify({ ...facts, place: null })).not.toMatch(/Petra|Pilotin|PP|50[.3-5]|957/);
});

test.each([
  ['LF', writeLog(FIXES, { lineEnd: '\n' })],
  ['CR alone', writeLog(FIXES, { lineEnd: '\r' })],
  ['lower case', writeLog().toLowerCase()],
  [
    'spaces for the leading zeros of heights',
    writeLog().replace(
      /^(B.{24})(.{5})(.{5})$/gm,
      (_fix, start, ...metres) =>
        start +
        metres
          .slice(0, 2)
          .map((each) => `${Number(each)}`.padStart(5))
          .join(''),
    ),
  ],
  ['no A record, no header except the date', writeLog(FIXES, { headers: ['HFDTE140626'] })],
  ['a byte order mark', `\uFEFF${writeLog()}`],
  ['spaces before records', writeLog().replaceAll('\r\nB', '\r\n  B')],
  ['extensions after the heights', writeLog().replace(/^(B.*)$/gm, '$1003')],
  [
    'events, satellites and comments between the fixes',
    writeLog().replace(/^(B.*)$/gm, 'E100000PEV\r\nF1000000102030405\r\n$1\r\nLXXXB0000005030000N'),
  ],
  ['garbage between the fixes', writeLog().replace(/^(B.*)$/gm, '\u0000\uFFFD B99\r\nB123\r\n$1\r\nB256199XX')],
  ['headers after the fixes', `${FIXES.map(fixLine).join('\n')}\n${HEADERS.join('\n')}`],
  ['each fix twice', writeLog().replace(/^(B.*)$/gm, '$1\r\n$1')],
  [
    'satellites lost on the way (V)',
    writeLog(FIXES.map((fix, at) => (at % 3 === 1 ? { ...fix, validity: 'V' as const } : fix))),
  ],
])('the same curve is read with %s (C16.5)', (_name, text) => {
  expect(read(text).flight).toEqual(WHOLE.flight);
});

test('without pressure altitude the GNSS altitude is used, but only where there are satellites (C16.5)', () => {
  const blind = FIXES.map(
    ({ time, satellites }, at) =>
      ({
        time,
        satellites: at % 5 === 2 ? 0 : satellites,
        validity: at % 5 === 2 ? ('V' as const) : ('A' as const),
      }) as WrittenFix,
  );
  const log = read(writeLog(blind));
  expect(highest(log)).toBe(1_945);
  expect(Math.min(...log.flight.heights.map(([, metre]) => metre))).toBe(545);
  expect(log.flight.launch).toBe(120);
  const without = writeLog(FIXES).replace(/^(B.{24})\d{5}\d{5}$/gm, '$1');
  expect(readLog(without)).toBe('no heights');
});

test('where no fix has satellites, the curve still comes from pressure altitude (C16.5)', () => {
  const log = read(
    writeLog(
      FIXES.map((fix) => ({ ...fix, satellites: 0, validity: 'V', position: '0000000N00000000E' }) as WrittenFix),
    ),
  );
  expect(log.flight).toEqual(WHOLE.flight);
  expect(log.facts.place).toBeNull();
});

test('a height that drops out or is impossible leaves no spike (C16.5)', () => {
  const broken = FIXES.map((fix, at) =>
    at < 3 || at === 400 ? { ...fix, pressure: 0 } : at === 500 ? { ...fix, pressure: 99_999 } : fix,
  );
  const log = read(writeLog(broken));
  expect(log.flight.launch).toBe(120 - 12);
  expect(highest(log)).toBe(1_900);
  expect(Math.min(...log.flight.heights.map(([, metre]) => metre))).toBe(500);
});

test.each(['-0012', '00-12', '  -12'])('heights below sea level are negative, such as %j (C16.5)', (height) => {
  const log = read(
    writeLog([
      { time: 10, pressure: -12, satellites: -3 },
      { time: 20, pressure: -400, satellites: -390 },
    ]).replace('-0012', height),
  );
  expect(log.flight.heights).toEqual([
    [0, -12],
    [10, -400],
  ]);
});

test('a flight past midnight (UTC) continues, and begins on its first day (C16.5)', () => {
  const log = read(writeLog(flightFixes({ startS: 86_400 - 600 })));
  expect(log.flight).toEqual(WHOLE.flight);
  expect(log.facts.start).toEqual({ day: '2026-06-14', second: 85_800 });
});

test.each([
  ['forwards', 70_000],
  ['backwards by more than half a day', 100],
])('a clock that jumps %s for one fix does not distort the flight (C16.5)', (_name, time) => {
  const startS = 60_000;
  const jumped = flightFixes({ startS }).map((fix, at) => (at === 300 ? { ...fix, time } : fix));
  const log = read(writeLog(jumped));
  expect(durationS(log)).toBe(3_720);
  expect(log.facts.start.day).toBe('2026-06-14');
});

test('fixes that go back in time are ignored (C16.5)', () => {
  const swapped = [...FIXES.slice(0, 100), ...FIXES.slice(90, 95), ...FIXES.slice(100)];
  expect(read(writeLog(swapped)).flight).toEqual(WHOLE.flight);
});

test('fixes from before the clock was set do not stretch the flight (C16.5)', () => {
  const early = [0, 1, 2].map((time) => ({
    time,
    pressure: 500,
    validity: 'V' as const,
    position: '0000000N00000000E',
  }));
  expect(read(writeLog([...early, ...FIXES]))).toEqual(WHOLE);
});

test.each([1, 2, 10, 30])(
  'with a fix every %i s the curve has at most 600 heights, and keeps its peak and the launch (C16.5)',
  (intervalS) => {
    const log = read(writeLog(flightFixes({ intervalS, waitS: 600, durationS: 5 * 3_600 })));
    expect(log.flight.heights.length).toBeLessThanOrEqual(HEIGHTS_MAX);
    expect(Math.abs(highest(log) - 1_900)).toBeLessThanOrEqual(intervalS);
    expect(Math.abs((log.flight.launch ?? 0) - 600)).toBeLessThanOrEqual(intervalS);
  },
);

test('a log that begins in the air, or never climbs, has no launch (C16.5)', () => {
  expect(read(writeLog(FIXES.slice(60))).flight.launch).toBeNull();
  expect(read(writeLog(flightFixes({ durationS: 0, waitS: 3_600 }))).flight.launch).toBeNull();
  expect(metresAfterLaunch(-1)).toBe(0);
});

test.each([
  ['nothing', ''],
  ['a text', 'The canopy opened on the winch launch at 200 feet.\nB'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
  ['one fix alone', writeLog(FIXES.slice(0, 1))],
  ['headers alone', HEADERS.join('\n')],
])('%s is not a log (C16.5)', (_name, text) => {
  expect(readLog(text)).toBe('no log');
});

test('reading any text never throws, and gives only valid flights (C16.5)', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(...HEADERS, 'HFDTE999999', 'B', 'HFTZNTIMEZONE:ab'),
    fc
      .record({
        time: fc.nat({ max: 200_000 }),
        pressure: fc.integer({ min: -9_999, max: 99_999 }),
        satellites: fc.integer({ min: -9_999, max: 99_999 }),
        validity: fc.constantFrom('A' as const, 'V' as const),
      })
      .map(fixLine),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const log = readLog(lines.join('\n'));
      if (typeof log !== 'string') expect(isFlight({ ...log.flight, moment: null })).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [
    '10 MB of fixes',
    writeLog(flightFixes({ intervalS: 1, durationS: 120_000 })).replace(/^(B.*)$/gm, `$1${'0'.repeat(45)}`),
  ],
  [
    '10 MB of plain fixes',
    writeLog(flightFixes({ intervalS: 1, durationS: 170_000 }))
      .repeat(2)
      .slice(0, 10_000_000),
  ],
  ['10 MB of blank lines', '\n'.repeat(10_000_000)],
  ['10 MB of spaces', ' '.repeat(10_000_000)],
  ['10 MB of one letter', 'H'.repeat(10_000_000)],
])('%s take less than two seconds of CPU time (C16.5)', (_name, text) => {
  expect(text.length).toBeGreaterThan(9_500_000);
  const before = process.cpuUsage();
  readLog(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(1.9);
});
