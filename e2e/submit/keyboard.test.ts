/** The whole submission without a mouse (WCAG 2.2, 2.1.1). */
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { expandAll, fillRequired, submitButton } from '../form.ts';
import { see, seeFocus, tabTo } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

test('a report is written and sent by keyboard alone, and focus moves to the confirmation', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await page.keyboard.press('Tab');
  await seeFocus(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const clubs = page.getByRole('combobox', { name: 'Club' });
  await tabTo(page, clubs);
  await page.keyboard.type(club.name);
  await page.getByRole('option', { name: club.name }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => clubs.textContent()).toBe(club.name);
  await tabTo(page, page.getByLabel('What happened / Narrative'));
  await page.keyboard.type('Dust devil lifted a parked glider.');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('pat@example.org');
  await tabTo(page, page.getByRole('button', { name: 'Severity' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Highest Damage' }));
  await page.keyboard.type('minor');
  await page.getByRole('option', { name: 'Minor damage' }).waitFor();
  await page.keyboard.press('Enter');
  // Back past the optional sections, to the button before them.
  await tabTo(page, submitButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Report Submitted Successfully' });
  await heading.waitFor();
  await seeFocus(heading);
  await tabTo(page, page.getByRole('button', { name: 'I have kept it' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Submit Another Report' }));
  await page.keyboard.press('Enter');
  await tabTo(page, clubs);
});

test.each([
  ['a computer', undefined],
  ['a phone', { size: PHONE }],
])('on %s, Enter in a single-line field sends nothing; only the button does', async (_, options) => {
  const { club } = await newClub();
  const { page } = await visit(options);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.goto('/submit');
  await expandAll(page);
  await fillRequired(page, club.name, 'Nothing here is finished yet.');
  await page.getByRole('combobox', { name: 'Weather Conditions' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill('Dust devils');
  await page.getByRole('option', { name: 'Enter custom value' }).click();
  const lines = page.locator('form input:not([type=file])');
  expect(await lines.count()).toBeGreaterThan(10);
  for (const line of await lines.all()) await line.press('Enter');
  await page.getByLabel('What happened / Narrative').press('Enter');
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toContain('\n');
  expect(await page.getByRole('textbox', { name: 'Weather Conditions' }).inputValue()).toBe('Dust devils');
  await see(submitButton(page), 'Submit Report');
  expect(sent).toBe(0);
  // Nor does any key of a phone's keyboard suggest it.
  const hints = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('enterkeyhint')));
  expect(new Set(hints)).toEqual(new Set(['done']));
  await submitButton(page).press(' ');
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  expect(sent).toBe(1);
});
