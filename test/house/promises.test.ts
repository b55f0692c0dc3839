import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');

test.each(['SECURITY.md', 'CONTRIBUTING.md', 'docs/threat-model.md', 'docs/asvs.md', 'docs/add-a-feature.md'])(
  'every file that %s names as proof exists',
  (document) => {
    const named = [...read(document).matchAll(/`((?:test|e2e|server|domain|deidentify|web|docs|ops)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('every promise of the threat model names a test, and every line of asvs.md has a status', () => {
  const [, promises = ''] = /What we promise.*?\n([\s\S]*?)\n## /.exec(read('docs/threat-model.md')) ?? [];
  const rows = promises.split('\n').filter((line) => /^\| (?!promise|---)/.test(line) && !line.startsWith('|---'));
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) expect(row, row).toMatch(/`(test|e2e|server|domain|deidentify)\/[^`]+`/);
  for (const row of read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line)))
    expect(row, row).toMatch(/^\| [\d., –]+ \| (✓|◐|✗|operator) \| .{8,} \|$/u);
});
