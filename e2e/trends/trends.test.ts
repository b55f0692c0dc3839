/** A season reviewed before the annual meeting: a pattern found, traced, and printed (C12.1 to C12.3, C12.5). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PublicReport } from '../../domain/reports/public/public-report.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW } from '../browser.ts';
import { refuse, see } from '../page.ts';
import { address, api, newClub, request, signIn, type TestClub } from '../people.ts';
import { ownServer } from '../server.ts';

ownServer();
const visit = browser();

const PHASES = ['Thermalling', 'Descent', 'Winch launch - launch failure or cable break'];
const REPORTS = 12;
const SHOWN = 7;

let cast: TestClub;
let cookie: string;

beforeAll(async () => {
  cast = await newClub();
  const regime = { regime: 'EU', responsibleEntity: 2011 };
  await api('PATCH', `/api/clubs/${cast.club.id}/settings`, regime, cast.root);
  cookie = await signIn((await cast.person('sms-manager')).email);
  for (let at = 0; at < REPORTS; at += 1) {
    const id = await cast.report({
      headline: `Report ${at}${at < 4 ? ' calm' : ''}${at < 5 ? ' gusty' : ''}`,
      narrative: 'The cable broke at 200 feet, and the landing was straight ahead. '.repeat(at + 1),
      ...(at % 4 < 3 && { flightPhase: PHASES[at % 4] ?? '' }),
      injuryLevel: ['No injury', 'Minor injury', 'Serious injury', 'Fatal injury'][at % 4] ?? '',
      aircraftCategory: 'Glider (sailplane)',
    });
    if (at < SHOWN) await cast.approve(id, 'Think of the landing ahead before each launch.');
    if (at < 3) await api('POST', '/api/actions', { title: `Action ${at}`, reportId: id }, cookie);
  }
});

test('a row of a chart, and its bar, lead to its reports, under a filter chip that can be removed, and Back to the same place (C12.2)', async () => {
  const { page } = await visit({ as: cookie });
  await page.goto('/manager');
  await page.getByRole('link', { name: 'Trends' }).click();
  await page.getByRole('heading', { name: 'Trends', level: 1 }).waitFor();
  await see(page, 'More reports usually mean more trust, not less safety.', 'Reports over time', 'Flight phase');
  const phases = page.getByRole('figure', { name: 'Flight phase' });
  await phases.getByText('Show the numbers').click();
  const row = phases.getByRole('row', { name: /Thermalling/ });
  expect(await row.innerText()).toMatch(/Thermalling\s+3/);
  await row.getByRole('link').click();
  const chip = page.getByRole('button', { name: /Flight Phase: Thermalling/ });
  await chip.waitFor();
  await see(page, 'All Reports (3)', 'Report 0', 'Report 4', 'Report 8');
  expect(page.url()).toContain('flightPhase=Thermalling');
  await chip.click();
  await see(page, `All Reports (${REPORTS})`);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await chip.waitFor();
  // With the mouse its bar leads there too.
  await page.goto('/manager/analytics');
  const bar = phases.locator('a', { hasText: /^Thermalling: 3$/ });
  await bar.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await bar.click();
  await see(page, 'Flight Phase: Thermalling', 'All Reports (3)');
  await page.goBack();
  await phases.waitFor();
  expect(place).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the bar for missing values and the number of new reports lead to their lists (C12.2)', async () => {
  const { page } = await visit({ as: cookie });
  await page.goto('/manager/analytics');
  const phases = page.getByRole('figure', { name: 'Flight phase' });
  await phases.getByRole('link', { name: /^Not given: \d+ of \d+$/ }).click();
  await see(page, 'Flight Phase: Not given', 'All Reports (3)');
  await page.goto('/manager');
  await page.getByRole('link', { name: /^\d+ new$/ }).click();
  await see(page, 'Follow-up: new', `All Reports (${REPORTS - SHOWN})`);
});

test('with 4 reports there is no chart, with 5 there are (C12.2)', async () => {
  const { page } = await visit({ as: cookie });
  await page.goto('/manager/analytics?keyword=calm');
  await see(page, 'Too few reports for a pattern.');
  expect(await page.getByRole('figure').count()).toBe(0);
  await page.goto('/manager/analytics?keyword=gusty');
  await page.getByRole('figure', { name: 'Flight phase' }).waitFor();
});

test('on paper the trends name their filters, and no control (C12.2)', async () => {
  const { page } = await visit({ as: cookie });
  await page.goto('/manager/analytics?keyword=gusty&startDate=2026-01-02&aircraftCategory=Glider%20(sailplane)');
  await page.getByRole('figure', { name: 'Flight phase' }).waitFor();
  const keyword = page.getByText('Keyword: gusty');
  expect(await keyword.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  const filters = ['Keyword: gusty', 'Start Date: January 2, 2026', 'Aircraft Category: Glider (sailplane)'];
  expect(await page.getByRole('list').filter({ has: keyword }).locator('li').allInnerTexts()).toEqual(filters);
  expect(await page.getByRole('tab').count()).toBe(0);
  await page.goto('/manager/analytics');
  await page.getByRole('figure', { name: 'Flight phase' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Keyword');
});

test('what cannot be loaded again says so: earlier trends stay under a notice, an earlier annual report is not shown', async () => {
  const { page, expectError } = await visit({ as: cookie });
  expectError('503');
  await page.goto('/manager/analytics');
  const chart = page.getByRole('figure', { name: 'Flight phase' });
  await chart.waitFor();
  await page.getByRole('tab', { name: 'Years' }).click();
  await page.getByText(String(new Date().getUTCFullYear()), { exact: true }).first().waitFor();
  await refuse(page, /api\/(analytics|annual)/, 'GET', 503);
  await page.getByRole('tab', { name: 'Quarters' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The trends could not be loaded.' });
  await notice.waitFor();
  await chart.waitFor();
  await page.unroute(/api\/(analytics|annual)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await chart.waitFor();

  await page.goto('/manager/annual');
  await see(page, 'What was learned');
  const year = page.getByLabel('Year', { exact: true });
  const shown = await year.inputValue();
  await year.selectOption(String(Number(shown) - 1));
  await see(page, `${Number(shown) - 1} in safety reports`);
  await refuse(page, '**/api/annual*', 'GET', 503);
  await year.selectOption(shown);
  await page.getByRole('alert').filter({ hasText: 'The annual report could not be loaded.' }).waitFor();
  expect(await page.locator('#annual').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Save as PDF' }).isDisabled()).toBe(true);
});

test('the trends, the annual report and the public trends are accessible, at 320 px too (WCAG 2.2 AA)', async () => {
  const { page } = await visit({ as: cookie });
  for (const path of ['/manager/analytics', '/manager/annual', '/trends', '/manager?flightPhase=Descent']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page
      .getByText(/Show the numbers|Report \d/)
      .first()
      .waitFor();
    // Not the language menu, which would cover links of the header.
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await inspect(page, path);
    await page.setViewportSize(NARROW);
    await inspect(page, `${path} on a phone`, ['dark']);
    expect(await findSmallTargets(page), path).toEqual([]);
  }
});

/** The bytes of a response as sent. */
const sentBytes = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(address() + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test('/trends is complete without scripts, equals a recount of the public list, and is at most 10 kB (C12.3)', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/reports');
  await page.goto('/trends');
  await page.getByRole('heading', { name: 'Trends', level: 1 }).waitFor();
  const copies = await api<PublicReport[]>('GET', '/api/reports/public?limit=200');
  const recount = (of: (copy: PublicReport) => string | null) => {
    const counts: Record<string, number> = {};
    for (const copy of copies) counts[of(copy) ?? 'Not given'] = (counts[of(copy) ?? 'Not given'] ?? 0) + 1;
    return counts;
  };
  const talliesOf = async (figure: string) => {
    await page.getByRole('figure', { name: figure }).getByText('Show the numbers').click();
    const rows = await page.getByRole('figure', { name: figure }).locator('tbody tr').all();
    const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
    return Object.fromEntries(cells.map(([label = '', total]) => [label, Number(total)]));
  };
  expect(copies.length).toBe(SHOWN);
  expect(await talliesOf('Flight phase')).toEqual(recount(({ flightPhase }) => flightPhase));
  expect(await talliesOf('Aircraft category')).toEqual(recount(({ aircraftCategory }) => aircraftCategory));
  expect(Object.values(await talliesOf('Reports over time')).reduce((a, b) => a + b, 0)).toBe(SHOWN);
  expect(await sentBytes('/trends')).toBeLessThanOrEqual(10_000);
});

test('a hidden copy is gone from the next answer of /trends (C12.3, C3.16)', async () => {
  const id = await cast.report({ flightPhase: 'Wave soaring' });
  await cast.approve(id);
  const showsWaveSoaring = async () => (await (await request('/trends')).text()).includes('Wave soaring');
  expect(await showsWaveSoaring()).toBe(true);
  await api('POST', `/api/reports/${id}/hide`, undefined, cookie);
  expect(await showsWaveSoaring()).toBe(false);
});

test.each(['team', 'members'] as const)(
  'the annual report prints on 2 to 8 tagged, numbered A4 sheets, in the edition for %s (C12.5)',
  async (edition) => {
    const { page } = await visit({ as: cookie });
    await page.goto(`/manager/annual?edition=${edition}`);
    await see(page, 'What was learned', 'Think of the landing ahead');
    const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true });
    const raw = pdf.toString('latin1');
    const sheets = raw.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThanOrEqual(2);
    expect(sheets).toBeLessThanOrEqual(8);
    expect(raw).toMatch(/\/StructTreeRoot/);
    expect(raw).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    const paper = await page.locator('#annual').innerText();
    expect(paper.includes('Action 0')).toBe(edition === 'team');
    expect(paper).toMatch(edition === 'team' ? /Open actions\s+3/ : /Open actions\s+fewer than 5/);
    expect(paper.includes('Reports to the authority')).toBe(edition === 'team');
    const file = join(mkdtempSync(join(tmpdir(), 'paper-')), 'year.pdf');
    writeFileSync(file, pdf);
    const text = textOf(file);
    if (text === null) return;
    for (const sheet of [1, sheets]) expect(text).toMatch(new RegExp(`\\b${sheet} ?/ ?${sheets}\\b`));
    const figures = (await page.locator('#annual dl dd').allInnerTexts()).concat('What was learned');
    if (edition === 'team') figures.push('Reports to the authority', 'First notifications');
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).not.toContain('Save as PDF');
  },
);

/** The text of a PDF, if the machine has a program to read it. */
function textOf(file: string): string | null {
  try {
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  } catch {
    return null;
  }
}
