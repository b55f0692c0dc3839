/** The public list and its dialog (specification section 2, Public reports; section 9). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { browser, NARROW, PHONE } from '../browser.ts';
import { formatDay, overflow, see, seeFocus } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

const TEXTS = {
  narrative: `The canopy opened on the winch launch.\n${'It took a while to close it again. '.repeat(20)}`,
  localDate: '2026-03-04',
  localTime: '14:05',
  locationOccurrence: 'North ridge',
  worldRegion: 'Austria',
  stateArea: 'Tyrol',
  injuryLevel: 'Serious injury',
  aircraftCategory: 'Glider (sailplane)',
  manufacturer: 'Schleicher',
  model: 'ASK 21',
  operationType: 'Local soaring',
  flightPhase: 'Thermalling',
  weatherConditions: 'VMC - good',
};

async function published(texts: Record<string, string> = {}, comment?: string) {
  const { report, approve } = await newClub();
  const headline = `Lesson ${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const id = await report({ ...TEXTS, headline, ...texts });
  await approve(id, comment);
  const list = `/reports?keyword=${encodeURIComponent(headline)}`;
  return { id, headline, list };
}

test('the page has its heading, introduction and link to the landing page (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/reports');
  await page.getByRole('heading', { name: 'Public Safety Reports', level: 1 }).waitFor();
  await see(page, /Anonymised reports, reviewed and approved by the Safety Management team/);
  expect(await page.getByRole('link', { name: 'Submit a Report', exact: true }).getAttribute('href')).toBe('/');
});

test('a card shows headline, severity, clamped narrative, day, place, category and analysis (sections 2 and 9)', async () => {
  const sent = new Date();
  const { headline, list } = await published();
  const { page } = await visit();
  await page.goto(list);
  const card = page.getByRole('article').filter({ hasText: headline });
  await see(
    card,
    'Serious',
    formatDay('short', sent),
    'North ridge',
    'Glider (sailplane)',
    'SMS Analysis',
    'Check the latch twice.',
  );
  const clamp = card.getByText('The canopy opened').evaluate((text) => getComputedStyle(text).webkitLineClamp);
  expect(await clamp).toBe('3');
  const columns = () =>
    page
      .locator('div.grid:has(> article)')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  await page.setViewportSize(PHONE);
  expect(await columns()).toBe(1);
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBe(0);
});

test('a report without a headline is called Safety Report (section 2)', async () => {
  const { id } = await published({ headline: '' });
  const { page } = await visit();
  await page.goto(`/reports?report=${id}`);
  await page.getByRole('dialog', { name: 'Safety Report' }).waitFor();
});

test('the dialog has exactly its texts; Escape closes it and returns focus to the card (section 2)', async () => {
  const sent = new Date();
  const { headline, list } = await published();
  const { page } = await visit();
  await page.goto(list);
  const link = page.getByRole('link', { name: headline });
  await link.focus();
  await seeFocus(link);
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: headline });
  await dialog.waitFor();
  await see(dialog, `Reported on ${formatDay('long', sent)}`);
  const sections = await dialog.getByRole('heading', { level: 3 }).allTextContents();
  // Other tests publish the same story, so similar ones may be found (C17.1).
  expect(sections.filter((section) => section !== 'Similar reports')).toEqual([
    'What Happened',
    'Safety Management Analysis',
    'When & Where',
    'Aircraft Information',
    'Flight & Conditions',
  ]);
  const facts = await dialog
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    );
  expect(facts).toEqual([
    ['Date', 'March 4, 2026'],
    ['Time', '14:05'],
    ['Location', 'North ridge'],
    ['Area', 'Tyrol, Austria'],
    ['Category', 'Glider (sailplane)'],
    ['Manufacturer', 'Schleicher'],
    ['Model', 'ASK 21'],
    ['Operation Type', 'Local soaring'],
    ['Flight Phase', 'Thermalling'],
    ['Weather', 'VMC - good'],
  ]);
  const note =
    'Note: Identifying information has been removed to protect privacy while sharing valuable safety lessons.';
  await expect.poll(() => dialog.textContent()).toContain(note);
  expect(page.url()).toContain('report=');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).not.toContain('report=');
  await seeFocus(link);
});

test('a report is shared by its address, Back and Forward close and open it, and one that is not public says so', async () => {
  const { id, headline, list } = await published();
  const { page, expectError } = await visit({ size: PHONE });
  await page.goto(list);
  await page.getByRole('article').filter({ hasText: headline }).getByText('North ridge').click();
  const dialog = page.getByRole('dialog', { name: headline });
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.goForward();
  await dialog.waitFor();
  await page.goto(`/reports?report=${id}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toMatch(/\/reports$/);
  expectError('404');
  await page.goto(`/reports?report=${randomUUID()}`);
  await page.getByRole('dialog', { name: 'This report is not public' }).waitFor();
});

test('closing a report twice, as with a double click, goes back only one step', async () => {
  const { headline, list } = await published();
  const { page } = await visit();
  await page.goto('/');
  await page.goto(list);
  const dialog = page.getByRole('dialog', { name: headline });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).dblclick(),
    () => page.mouse.dblclick(8, 8),
  ]) {
    await page.getByRole('link', { name: headline }).click();
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForTimeout(300);
    expect(page.url()).toMatch(/\/reports\?keyword=[^&]*$/);
  }
});

test('texts that look like markup are shown as text and never run (C7.8)', async () => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script> & "quotes"';
  const { id } = await published({ headline: evil, narrative: evil, locationOccurrence: evil }, evil);
  const { page } = await visit();
  await page.goto('/reports?keyword=onerror');
  await page.getByRole('link', { name: evil }).first().waitFor();
  await page.goto(`/reports?report=${id}`);
  const dialog = page.getByRole('dialog', { name: evil });
  await dialog.waitFor();
  expect(await dialog.getByText(evil, { exact: true }).count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('img, main script').count()).toBe(0);
  expect(await page.title()).toContain(evil);
});
