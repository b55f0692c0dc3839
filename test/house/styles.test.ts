/** The style sheets name the folders whose class names they hold: a folder that moves would lose its styles without a word. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SHEETS = ['web/styles/public.css', 'web/styles/staff.css'];

/** The places that a sheet takes class names from, as paths; those that it leaves out are not among them. */
const sourcesOf = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/^@source "([^"]+)";$/gm)].map(([, place = '']) =>
    normalize(join('web/styles', place)),
  );
const components = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx$/.test(path) && !/\.test\.tsx$/.test(path) && existsSync(path))
  .filter((path) => readFileSync(path, 'utf8').includes('className'));

test.each(SHEETS)('every folder that %s takes class names from is there', (sheet) => {
  const folders = sourcesOf(sheet).map((place) => place.replace(/\/\*\.tsx$/, ''));
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('every component stands where a sheet takes class names from', () => {
  const sources = SHEETS.flatMap(sourcesOf);
  const isHeld = (path: string) =>
    sources.some((place) =>
      place.endsWith('/*.tsx') ? dirname(path) === dirname(place) : path.startsWith(`${place}/`),
    );
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((path) => !isHeld(path))).toEqual([]);
});
