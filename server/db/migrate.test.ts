/** The migrations are in order: one inserted before another would be skipped where the later one has already run. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrate.ts';

test('migrations have unique, ascending numbers, and each file has the number and name of its migration (C2.2)', () => {
  const ids = MIGRATIONS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  const files = readdirSync('server/db/migrations', { recursive: true, encoding: 'utf8' }).map((file) =>
    basename(file),
  );
  const named = MIGRATIONS.map(({ id, name }) => `${String(id).padStart(4, '0')}-${name}.ts`);
  expect(files.filter((file) => file.endsWith('.ts')).sort()).toEqual(named);
});
