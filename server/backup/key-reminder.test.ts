/** What a restore and a move say about the key (C11.1). */
import { expect, test } from 'vitest';
import { keyReminder } from './key-reminder.ts';

const tables = (apps: number) => [
  { table: 'users', rows: 9 },
  { table: 'second_factors', rows: apps },
];
const EMBEDDED = { databaseUrl: null, dataDir: '/srv/data' };
const SERVER = { databaseUrl: 'postgres://db/windsock', dataDir: '/srv/data' };

test('nothing is said about a key if nobody uses an authenticator app (C11.1)', () => {
  expect(keyReminder(tables(0), EMBEDDED)).toBeNull();
  expect(keyReminder([], SERVER, '/srv/data')).toBeNull();
});

test('a restore says where the previous key belongs, and what works without it (C11.1)', () => {
  expect(keyReminder(tables(1), EMBEDDED)).toMatch(
    /^One person .* put the previous key into \/srv\/data\/secret\.key,/,
  );
  expect(keyReminder(tables(2), SERVER)).toMatch(/^2 people .* set SECRET_KEY to the previous key\. Without this key/);
});

test('a move says where the previous key is (C11.1)', () => {
  const said = keyReminder(tables(3), SERVER, '/srv/data');
  expect(said).toContain('if it was not set, to the content of /srv/data/secret.key.');
  expect(said).toContain('they can still use a recovery code or passkey');
});
