import { expect, test } from 'vitest';
import { actionsMonday, cappedUntil, mondayNear, nextMorning } from './schedule.ts';

test.each([
  ['UTC', '2026-06-15T12:00:00Z', '2026-06-16T07:00:00.000Z'],
  ['UTC', '2026-06-16T06:59:59Z', '2026-06-16T07:00:00.000Z'],
  // The night of a clock change is an hour shorter or longer.
  ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08T11:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-15T16:59:00Z', '2026-06-15T17:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-15T17:00:00Z', '2026-06-16T17:00:00.000Z'],
])('in %s the morning after %s is %s (C9.5, C19.6)', (timeZone, now, morning) => {
  expect(nextMorning(new Date(now), timeZone).toISOString()).toBe(morning);
});

test.each([
  ['UTC', '2026-06-15T06:59:59Z', null],
  ['UTC', '2026-06-15T07:00:00Z', '2026-06-15'],
  ['UTC', '2026-06-16T07:00:00Z', null],
  ['Pacific/Kiritimati', '2026-06-14T17:00:00Z', '2026-06-15'],
  ['Pacific/Kiritimati', '2026-06-15T10:00:00Z', null],
  ['Pacific/Midway', '2026-06-15T17:59:00Z', null],
  ['Pacific/Midway', '2026-06-15T22:59:00Z', '2026-06-15'],
  ['Pacific/Midway', '2026-06-15T23:00:00Z', null],
])('in %s at %s the Monday for action reminders is %s (C9.3, C19.6)', (timeZone, now, monday) => {
  expect(actionsMonday(new Date(now), timeZone)).toBe(monday);
});

test.each([
  ['2026-06-13T12:00:00Z', undefined],
  ['2026-06-14T12:00:00Z', '2026-06-15'],
  ['2026-06-15T12:00:00Z', '2026-06-15'],
  ['2026-06-16T12:00:00Z', '2026-06-15'],
  ['2026-06-17T12:00:00Z', undefined],
])('at %s the Monday somewhere is %s (C9.3)', (now, monday) => {
  expect(mondayNear(new Date(now))).toBe(monday);
});

test('emails are limited to one in 15 minutes, five an hour and twenty a day (C19.8, C9.3)', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  const before = (...minutes: number[]) => minutes.map((minute) => new Date(now.getTime() - minute * 60_000));
  const wait = (...minutes: number[]) => {
    const until = cappedUntil(before(...minutes), now);
    return until && (until.getTime() - now.getTime()) / 60_000;
  };
  expect([wait(), wait(15), wait(1), wait(14, 29)]).toEqual([null, null, 14, 1]);
  expect(wait(15, 25, 35, 45, 50)).toBe(10);
  expect(wait(...Array.from({ length: 20 }, (_, index) => 60 * (index + 1)))).toBe(4 * 60);
});
