/** The style sheets name the folders they take class names from: a folder that moves would silently lose its styles. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { type PageEntry, SITE_MAP } from '../../domain/site-map.ts';

const PUBLIC = 'web/styles/public.css';
const STAFF = 'web/styles/staff.css';
const SHEETS = [PUBLIC, STAFF, 'web/styles/briefing.css'];

/** The paths that a sheet takes class names from, or excludes. */
const sourcesOf = (sheet: string, isNot: '' | 'not ' = ''): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(new RegExp(`^@source ${isNot}"([^"]+)";$`, 'gm'))].map(([, place = '']) =>
    normalize(join('web/styles', place)),
  );

/** True for a path that matches the pattern or is inside a folder that does. */
function isBelow(path: string, place: string): boolean {
  const parts = place
    .replaceAll('.', '\\.')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  return new RegExp(`^${parts}(?:/.*)?$`).test(path);
}

/** True where a sheet takes its class names from a file. */
const holds = (sheet: string, path: string): boolean =>
  sourcesOf(sheet).some((place) => isBelow(path, place)) &&
  !sourcesOf(sheet, 'not ').some((place) => isBelow(path, place));

const components = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx$/.test(path) && !/\.test\.tsx$/.test(path) && existsSync(path))
  .filter((path) => readFileSync(path, 'utf8').includes('className'));

test.each(SHEETS)('every folder that %s takes class names from exists', (sheet) => {
  const folders = sourcesOf(sheet).map((place) => place.replace(/\/\*.*$/, ''));
  expect(folders.length).toBeGreaterThan(1);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('every component is in a folder that a style sheet takes class names from', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((path) => !SHEETS.some((sheet) => holds(sheet, path)))).toEqual([]);
});

// The landing page is static: its few styles are named with it.
const pages = Object.entries<PageEntry>(SITE_MAP).filter(([, { group }]) => group !== 'static');

test.each(pages)(
  'the page %s and the components beside it are covered by the sheet of its group',
  (name, { group }) => {
    const page = components.find((path) => path.endsWith(`/${name}-page.tsx`)) ?? '';
    const beside = components.filter((path) => path.startsWith(`${dirname(page)}/`));
    expect(beside).toContain(page);
    const isStaff = group === 'staff';
    expect(beside.filter((path) => !holds(isStaff ? STAFF : PUBLIC, path))).toEqual([]);
    // Every public page loads the public sheet, so it is kept small.
    if (isStaff) expect(beside.filter((path) => holds(PUBLIC, path))).toEqual([]);
  },
);
