import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SHEETS = ['web/styles/public.css', 'web/styles/staff.css'];

/** The folders that a sheet takes its utilities from. */
const sourcesOf = (sheet: string) =>
  [...readFileSync(sheet, 'utf8').matchAll(/^@source "([^"*]+)";/gm)].map(([, path = '']) =>
    join(dirname(sheet), path),
  );

test.each(SHEETS)(
  'every folder that %s takes its utilities from exists, so that none stands there unstyled',
  (sheet) => {
    const sources = sourcesOf(sheet);
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('every component is drawn with the utilities it names: its folder is a source of a sheet', () => {
  const components = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web/*/**/*.tsx'])
    .toString()
    .split('\n')
    .filter((path) => path !== '' && existsSync(path) && readFileSync(path, 'utf8').includes('className='));
  expect(components.length).toBeGreaterThan(50);
  const sources = SHEETS.flatMap(sourcesOf);
  expect(components.filter((path) => !sources.some((source) => path.startsWith(`${source}/`)))).toEqual([]);
});
