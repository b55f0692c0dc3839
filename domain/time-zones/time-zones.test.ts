import { expect, test } from 'vitest';
import { countryOfRegion, WORLD_REGIONS } from '../location/regions.ts';
import { timeZoneOf } from './of-club.ts';
import { COUNTRIES_OF_ZONE } from './tables/countries.ts';
import { nextAt, supportedZone, timestampAt, wallClock } from './wall-clock.ts';
import { isTimeZone, TIME_ZONES } from './zones.ts';

test('every time zone that is offered is known to Intl, and none is offered twice (C19.6)', () => {
  expect(TIME_ZONES.length).toBeGreaterThan(400);
  expect(TIME_ZONES.filter((zone) => supportedZone(zone) !== zone)).toEqual([]);
  expect(new Set(TIME_ZONES).size).toBe(TIME_ZONES.length);
});

test('names that IANA has replaced are accepted, and anything that is not the name of a zone is refused (C19.6)', () => {
  for (const name of ['Asia/Calcutta', 'Europe/Kiev', 'Europe/Kyiv', 'UTC']) expect(isTimeZone(name), name).toBe(true);
  for (const text of ['', 'CET', 'europe/berlin', '+01:00', 'Mars/Olympus', 'Europe/', 'UTC '])
    expect(isTimeZone(text), text).toBe(false);
});

test('every zone with a country is valid, and every nation of the form has a zone (C19.6)', () => {
  expect(Object.keys(COUNTRIES_OF_ZONE).filter((zone) => !isTimeZone(zone))).toEqual([]);
  const nations = WORLD_REGIONS.filter((region) => countryOfRegion(region) !== null);
  expect(nations.filter((region) => timeZoneOf({ timeZone: null, location: region }) === 'UTC')).toEqual([]);
});

test.each([
  ['Wrenfold Airfield, United Kingdom', 'Europe/London'],
  ['Copperhollow Field, United States', 'America/New_York'],
  ['Aston UK', 'Europe/London'],
  ['5020 Salzburg (Österreich)', 'Europe/Vienna'],
  ['OSTERREICH', 'Europe/Vienna'],
  ['Bouaké, Côte d’Ivoire', 'Africa/Abidjan'],
  ["Bouaké, Côte d'Ivoire", 'Africa/Abidjan'],
  ['Omarama, New Zealand', 'Pacific/Auckland'],
  ['Port Moresby, Papua New Guinea', 'Pacific/Port_Moresby'],
  ['Moriarty, New Mexico', 'UTC'],
  ['Camden, New South Wales', 'UTC'],
  ['New Delhi India', 'Asia/Kolkata'],
  ['New Plymouth New Zealand', 'Pacific/Auckland'],
  ['Unterwössen, Germany.', 'Europe/Berlin'],
  ['Moriarty, New Mexico, USA', 'America/New_York'],
  ['Atlanta, Georgia', 'UTC'],
  ['Germany Valley Airfield', 'UTC'],
  ['Somewhere', 'UTC'],
  ['', 'UTC'],
  [null, 'UTC'],
])('a club at %j has the time zone %s until it chooses one (C19.6)', (location, zone) => {
  expect(timeZoneOf({ timeZone: null, location })).toBe(zone);
  expect(timeZoneOf({ timeZone: 'Asia/Tokyo', location })).toBe('Asia/Tokyo');
});

test.each([
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30:00'],
  ['Pacific/Kiritimati', '2026-06-01T10:00:00Z', '2026-06-02T00:00:00'],
  ['Asia/Kathmandu', '2026-06-01T10:00:00Z', '2026-06-01T15:45:00'],
  ['Mars/Olympus', '2026-06-01T10:00:00Z', '2026-06-01T10:00:00'],
])('in %s the clocks show %s as %s (C19.6)', (zone, moment, shown) => {
  expect(wallClock(new Date(moment), zone)).toBe(shown);
});

test.each([
  ['Europe/Berlin', '2026-06-01T10:00', '2026-06-01T08:00:00.000Z'],
  // Skipped: clocks go from 2 to 3.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  // Repeated: the first.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-01T10:00', '2026-05-31T20:00:00.000Z'],
  ['Pacific/Midway', '2026-06-01T10:00', '2026-06-01T21:00:00.000Z'],
])('in %s it is %s at %s (C19.6)', (zone, shown, moment) => {
  expect(timestampAt(shown, zone).toISOString()).toBe(moment);
});

test('each 07:00 of a year is at most 25 hours after the one before, even when clocks change (C19.6)', () => {
  for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe', 'UTC']) {
    let last = Date.parse('2026-01-01T00:00:00Z');
    for (let day = 0; day < 366; day += 1) {
      const next = nextAt('07:00', new Date(last), zone);
      expect(wallClock(next, zone).slice(11)).toBe('07:00:00');
      expect(next.getTime()).toBeGreaterThan(last);
      expect(next.getTime() - last).toBeLessThanOrEqual(25 * 3_600_000);
      last = next.getTime();
    }
  }
});
