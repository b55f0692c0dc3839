import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type PageName, SITE_MAP } from '../domain/site-map.ts';
import { CHUNKS } from '../vite.chunks.ts';
import { buildNameOf } from './document/about.ts';
import { paths } from './paths.ts';
import { PAGES, pageAt } from './routes.tsx';
import { pageTitles } from './words/en.ts';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], {
  encoding: 'utf8',
}).split('\n');

test('the site map lists every address with its group and title (specification section 2)', () => {
  expect(
    Object.entries(SITE_MAP).map(([name, { path, group }]) => `${path}  ${group}  ${pageTitles[name as PageName]}`),
  ).toEqual([
    '/  static  Home',
    '/submit  public  Submit a Safety Report',
    '/reports  public  Public Safety Reports',
    '/stop-mails  static  Fewer emails',
    '/briefing  static  Briefing',
    '/trends  static  Trends',
    '/follow  public  Follow your report',
    '/manager/login  staff  SMS Manager Access',
    '/manager/reset  staff  Set a New Password',
    '/manager  staff  SMS Manager Dashboard',
    '/manager/actions  staff  Actions',
    '/manager/hazards  staff  Hazards',
    '/manager/analytics  staff  Trends',
    '/manager/annual  staff  Annual Report',
    '/manager/clubs  staff  Club Management',
    '/manager/users  staff  User Management',
    '/manager/settings  staff  Club settings',
    '/manager/import  staff  Import reports',
    '/manager/poster  staff  Poster',
    '/manager/audit  staff  Audit Log',
    '/manager/mail  staff  Mail',
    '/manager/health  staff  Health',
  ]);
});

test('every page of the site map has its module NAME-page.tsx, and every such module is in the site map', () => {
  const modules = sources.flatMap((path) => /([\w-]+)-page\.tsx$/.exec(path)?.[1] ?? []);
  expect(modules.length).toBeGreaterThan(5);
  expect(modules.sort()).toEqual(Object.keys(SITE_MAP).sort());
});

test('every page rendered by React is built as its own file or into a chunk, and loads', async () => {
  for (const page of Object.values(PAGES)) {
    const built = buildNameOf(page.name);
    expect(built === `${page.name}-page` || built in CHUNKS, page.path).toBe(true);
    await page.preload();
  }
});

test('a trailing slash does not matter, and an unknown path is not a page', () => {
  expect(pageAt('/submit/')?.path).toBe('/submit');
  expect(pageAt('/')).toBeUndefined();
  expect(pageAt('/manager/nothing')).toBeUndefined();
});

test('a URL omits empty values and escapes the others', () => {
  expect(paths.reports({ keyword: '', severity: null })).toBe('/reports');
  expect(paths.reports({ keyword: '50 % & more', report: 'x' })).toBe('/reports?keyword=50+%25+%26+more&report=x');
});
