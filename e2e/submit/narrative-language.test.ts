/** The language of the narrative: detected, corrected by the team, announced to screen readers (C14.8, C19.3). */
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { see, seeToast } from '../page.ts';
import { api, newClub, signIn } from '../people.ts';

const visit = browser();
const GERMAN = 'Beim Windenstart ging die Haube auf, ich habe sofort ausgeklinkt und bin gelandet.';

test('the form detects the language of the narrative, keeps a chosen one over a reload, and sends what it shows (C19.3)', async () => {
  const { club, root } = await newClub();
  const first = (await visit()).page;
  await first.goto('/submit');
  // The list is there before anything is written, and accepts any other language, as the other lists do.
  await first.getByRole('button', { name: 'Change the language' }).click();
  await first.getByRole('combobox', { name: 'Narrative Language' }).press('Enter');
  await first.getByRole('combobox', { name: 'Search the list' }).fill('Romansh');
  await first.getByRole('option', { name: 'Enter custom value' }).click();
  expect(await first.getByLabel('Narrative Language').inputValue()).toBe('Romansh');

  const { page } = await visit();
  await page.goto(`/submit?club=${club.id}`);
  const narrative = page.getByLabel('What happened / Narrative');
  const language = page.getByLabel('Narrative Language');
  await see(page, 'Your report is in');
  expect(await language.inputValue()).toBe('English');
  await narrative.fill('Beim Winden');
  await page.waitForTimeout(400);
  expect(await language.inputValue()).toBe('English');
  await narrative.fill(GERMAN);
  await expect.poll(() => language.inputValue()).toBe('German');
  expect(await narrative.getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: 'Change the language' }).click();
  const list = page.getByRole('combobox', { name: 'Narrative Language' });
  await expect.poll(() => list.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await list.textContent()).toBe('German');
  await list.press('Enter');
  await page.getByRole('combobox', { name: 'Search the list' }).fill('Dutch');
  await page.getByRole('option', { name: 'Dutch' }).click();
  await page.reload();
  await expect.poll(() => language.inputValue()).toBe('Dutch');
  await language.fill('');
  await language.blur();
  await expect.poll(() => language.inputValue()).toBe('German');
  await page.getByLabel('Email').fill('pilot@example.org');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reports'));
  await page.getByRole('button', { name: 'Submit Report' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ narrativeLanguage: 'German' });
  await see(page, 'Report Submitted');
  const [stored] = await api<{ narrativeLanguage: string }[]>(
    'GET',
    `/api/reports?keyword=Haube&limit=1`,
    undefined,
    root,
  );
  expect(stored?.narrativeLanguage).toBe('German');
});

test('the team can correct the language; pages mark the language of each text, and readers filter by it (C14.8, C19.3)', async () => {
  const { person, report } = await newClub();
  const id = await report({ headline: 'Haube offen', narrative: GERMAN, narrativeLanguage: 'English' });
  const { page } = await visit({ as: await signIn((await person('sms-manager')).email) });
  await page.goto(`/manager?report=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change the language of the report' }).click();
  await dialog.getByRole('combobox', { name: 'Narrative Language' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill('German');
  await page.getByRole('option', { name: 'German' }).click();
  await page.getByRole('button', { name: 'Save language' }).click();
  await seeToast(page, 'Language saved');
  await see(dialog, /less reliable in German/);
  expect(await dialog.locator('[lang=de][dir=auto]').count()).toBeGreaterThanOrEqual(3);
  await page.getByLabel('SMS Manager Comment').fill('Haube vor dem Start zweimal pruefen.');
  await page.getByRole('button', { name: 'Approve & Publish' }).click();
  await seeToast(page, 'Report approved');

  await page.goto('/reports');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Written in').selectOption({ label: 'German' });
  await expect.poll(() => page.url()).toContain('language=de');
  const card = page.getByRole('article').filter({ hasText: 'Haube offen' }).first();
  await card.waitFor();
  expect(await card.locator('[lang=de][dir=auto]').count()).toBe(3);
  await page.getByLabel('Written in').selectOption({ label: 'Swedish' });
  await page.getByText(GERMAN).first().waitFor({ state: 'detached' });
});
