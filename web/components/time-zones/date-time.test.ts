import { expect, test } from 'vitest';
import { longDateTime, zoneName } from './date-time.ts';

// Tests run in a time zone 14 hours ahead of UTC (vitest.config.ts).
test.each([
  ['UTC', '2026-06-01T00:05:00Z', 'June 1, 2026 at 12:05 AM UTC'],
  ['UTC', '2026-06-01T12:00:00Z', 'June 1, 2026 at 12:00 PM UTC'],
  ['UTC', '2026-06-01T23:40:10.123Z', 'June 1, 2026 at 11:40 PM UTC'],
  ['Europe/Berlin', '2026-06-30T22:05:00Z', 'July 1, 2026 at 12:05 AM CEST'],
  ['Europe/Berlin', '2026-01-01T12:00:00Z', 'January 1, 2026 at 1:00 PM CET'],
  ['America/Denver', '2026-06-01T03:00:00Z', 'May 31, 2026 at 9:00 PM MDT'],
  ['Mars/Olympus', '2026-06-01T03:00:00Z', 'June 1, 2026 at 3:00 AM UTC'],
])('in %s, %s reads MMMM d, yyyy at h:mm a and the name of the zone (section 9, C19.6)', (timeZone, iso, text) => {
  expect(longDateTime(iso, timeZone)).toBe(text);
});

test('a zone is shown by its short name in local English, or else by its offset (C19.6)', () => {
  const summer = new Date('2026-07-01T12:00:00Z');
  const zones = [
    'Europe/London',
    'America/New_York',
    'Australia/Sydney',
    'Pacific/Auckland',
    'America/Sao_Paulo',
    'UTC',
  ];
  expect(zones.map((zone) => zoneName(zone, summer))).toEqual(['BST', 'EDT', 'AEST', 'NZST', 'GMT-3', 'UTC']);
});
