/** What a restore and a move say about the key (contract C11.1). */
import { expect, test } from 'vitest';
import { keyReminder } from './key-reminder.ts';

const tables = (apps: number) => [
  { table: 'users', rows: 9 },
  { table: 'second_factors', rows: apps },
];
const EMBEDDED = { databaseUrl: null, dataDir: '/srv/data' };
const SERVER = { databaseUrl: 'postgres://db/windsock', dataDir: '/srv/data' };

test('where nobody has an app nothing is said of a key (C11.1)', () => {
  expect(keyReminder(tables(0), EMBEDDED)).toBeNull();
  expect(keyReminder([], SERVER, '/srv/data')).toBeNull();
});

test('a restore says where the key of before belongs, and what goes on without it (C11.1)', () => {
  expect(keyReminder(tables(1), EMBEDDED)).toMatch(
    /^One person .* put the key of before into \/srv\/data\/secret\.key,/,
  );
  expect(keyReminder(tables(2), SERVER)).toMatch(/^2 people .* set SECRET_KEY to the key of before\. Without it/);
});

test('a move says where the key of before is (C11.1)', () => {
  const said = keyReminder(tables(3), SERVER, '/srv/data');
  expect(said).toContain('where none was set, to what stands in /srv/data/secret.key.');
  expect(said).toContain('recovery codes, passkeys and lifting still let them in');
});
