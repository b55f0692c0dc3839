/** The landing page and the chrome around public pages (specification sections 1 and 2). */
import { expect, test } from 'vitest';
import { browser, DESKTOP, NARROW, PHONE } from '../browser.ts';
import { overflow, see } from '../page.ts';

const visit = browser();

const PHASE_1 = [
  'Public safety report submission',
  'Safety-management manager dashboard',
  'Public reports viewer',
  'Search and analytics',
  'Forms pre-filled with aviation values',
  /Mobile-friendly/,
  /country is detected from your IP/,
  /Only the narrative is required/,
  /Manager review and approval/,
  /Professional analysis added by managers/,
  'Filtering by severity, date and aircraft',
  'Visibility and anonymisation controls',
  'Fully anonymised public reports',
  'Keyword search across all report fields',
  'Aircraft category filter',
];
const LATER: Record<string, (string | RegExp)[]> = {
  'Phase 2': [/Takeoff, landing and tow height/, /Automatic flight time/, /Daily flight sheets/, /Maintenance alerts/],
  'Phase 3': [/Progress tracking/, /Standard lesson plans/, /briefings and sign-offs/, /Currency reminders/],
  'Phase 4': [/Trend analytics/, /PDF and CSV export/, /Email notifications for new reports/],
  'Phase 5': [/Member CRM/, /Lead nurturing/, /Monthly invoicing/, /Card payments/],
};

test('the landing page shows every section with its words (section 2, Landing page; section 1, phases)', async () => {
  const { page } = await visit();
  await page.goto('/');
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name });
  for (const card of ['Open Safety Culture', 'Structured Education', 'Streamlined Operations'])
    await region('Safety First').getByRole('heading', { name: card }).waitFor();
  await see(region('Live Now'), 'Phase 1', ...PHASE_1);
  for (const [phase, words] of Object.entries(LATER))
    await see(region('Coming Soon').getByRole('listitem').filter({ hasText: phase }), ...words);
  await see(region('Beta Testing'), /beta with limited access/);
});

test('the landing picture comes to rest within 5 s (WCAG 2.2.2), and prints in the light theme', async () => {
  const { page } = await visit();
  const color = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--scene-high'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends)).toBeLessThan(5_000);
  const dark = await color();
  await page.emulateMedia({ media: 'print' });
  expect(await color()).not.toBe(dark);
});

test('the landing page says what happens to a report, and does not promise that every name is removed (C19.12)', async () => {
  const { page } = await visit();
  await page.goto('/');
  const main = page.getByRole('main');
  const steps = main.getByRole('region', { name: 'What happens to your report' }).getByRole('heading', { level: 3 });
  expect(await steps.allTextContents()).toEqual(['Sent', 'Read', 'Acted on', 'Shared']);
  const live = main.getByRole('region', { name: 'Live Now' });
  await see(
    live,
    /code after each report/,
    /Did it work/,
    /file for the authority/,
    /second factor/,
    /poster/,
    /imported/,
  );
  expect(await live.getByRole('link', { name: 'Follow your report' }).getAttribute('href')).toBe('/follow');
  const words = (await main.textContent()) ?? '';
  expect(words).toContain('names are removed, and a person checks');
  expect(words).not.toMatch(/without (its|any) names?|every name|all names/i);
});

test('each button and link of the landing page leads where it says (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/');
  const hrefs = async (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await hrefs('Submit a Safety Report')).toEqual(['/submit']);
  expect(await hrefs('View Public Reports')).toEqual(['/reports']);
  expect(await hrefs('Submit Safety Report')).toEqual(['/submit']);
  expect(await hrefs('Email Us to Join Beta')).toEqual(['mailto:hello@windsock.example']);
  await page.getByRole('link', { name: 'View Public Reports' }).click();
  await page.getByRole('heading', { name: 'Public Safety Reports', level: 1 }).waitFor();
});

test.each([
  ['/', 'and no floating theme toggle', 1],
  ['/submit', 'and no floating theme toggle', 1],
  ['/reports', 'and no floating theme toggle', 1],
  ['/manager/login', 'and the floating theme toggle too', 2],
  ['/nothing', 'and the floating theme toggle too', 2],
] as const)('%s has header and footer, %s (section 2, C10.3)', async (path, _, toggles) => {
  const { page, expectError } = await visit();
  expectError('404');
  await page.goto(path);
  const header = page.getByRole('banner');
  expect(await header.getByRole('link', { name: /Windsock/ }).getAttribute('href')).toBe('/');
  expect(await header.getByRole('link', { name: 'Submit Report' }).getAttribute('href')).toBe('/submit');
  expect(await header.getByRole('link', { name: 'Public Reports' }).getAttribute('href')).toBe('/reports');
  expect(await header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/manager/login');
  await header.getByRole('button', { name: /theme/ }).waitFor();
  expect(await page.locator('[data-theme-toggle]').count()).toBe(toggles);
  expect(await page.locator('[data-theme-toggle].fixed').count()).toBe(toggles - 1);
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
  expect(links).toEqual([
    ['Home', '/'],
    ['Submit Safety Report', '/submit'],
    ['Public Reports', '/reports'],
    ['Briefing', '/briefing'],
    ['Follow your report', '/follow'],
    ['Login', '/manager/login'],
    ['hello@windsock.example', 'mailto:hello@windsock.example'],
  ]);
  for (const heading of ['Navigation', 'Contact']) await footer.getByRole('heading', { name: heading }).waitFor();
  await see(footer, /2025/, 'windsock.example');
});

test('phase 4 is marked as live with its links, and no sentence promises that every name is removed (C19.12)', async () => {
  const { page } = await visit();
  await page.goto('/');
  const phase = page.getByRole('listitem').filter({ hasText: 'Phase 4' }).first();
  await see(phase, 'Live now');
  const links = await phase
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
  expect(links).toEqual([
    ['Trend analytics', '/trends'],
    ['PDF and CSV export', '/manager/login'],
    ['Email notifications for new reports', '/manager/login'],
  ]);
  await see(page, /names are removed, and a person checks/);
  expect(await page.locator('body').textContent()).not.toMatch(/every name|In beta/);
});

test.each([DESKTOP, PHONE, NARROW])('nothing overflows, and both main links are 44 px ($width wide)', async (size) => {
  const { page } = await visit({ size });
  await page.goto('/');
  expect(await overflow(page)).toBe(0);
  for (const name of ['Submit a Safety Report', 'View Public Reports']) {
    const box = await page.getByRole('link', { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
  }
});

test('hovering over a link prefetches the next page, and the skip link leads past the header', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main');
  await page.getByRole('link', { name: 'View Public Reports' }).hover();
  await expect.poll(() => page.locator('link[rel=prefetch][href$="/reports"]').count()).toBe(1);
});
