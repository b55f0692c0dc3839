import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aboutPage } from './document/about.ts';
import { paths } from './paths.ts';
import { PAGES, pageAt } from './routes.tsx';

test('the map of pages: every address that React runs, and the styles it stands in', () => {
  expect(PAGES.map(({ path, room, title }) => `${path}  ${room}  ${title}`)).toEqual([
    '/submit  public  Submit a Safety Report',
    '/reports  public  Public Safety Reports',
    '/manager/login  staff  SMS Manager Access',
    '/manager  staff  SMS Manager Dashboard',
    '/manager/clubs  staff  Club Management',
    '/manager/users  staff  User Management',
    '/manager/audit  staff  Audit Log',
  ]);
});

test('every page names the module that draws it, or the group it is built into, and loads', async () => {
  const build = readFileSync('vite.config.ts', 'utf8');
  for (const page of PAGES) {
    const { source } = aboutPage(page);
    expect(existsSync(`web/${source}`) || build.includes(`name: '${source}'`), page.path).toBe(true);
    await page.preload();
  }
});

test('a slash at the end does not matter, an unknown path is no page', () => {
  expect(pageAt('/submit/')?.path).toBe('/submit');
  expect(pageAt('/')).toBeUndefined();
  expect(pageAt('/manager/nothing')).toBeUndefined();
});

test('an address leaves out what is empty and escapes what is not', () => {
  expect(paths.reports({ keyword: '', severity: null })).toBe('/reports');
  expect(paths.reports({ keyword: '50 % & more', report: 'x' })).toBe('/reports?keyword=50+%25+%26+more&report=x');
});
