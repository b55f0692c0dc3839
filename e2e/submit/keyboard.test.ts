/** The whole submission without a mouse (issue B, item 8). */
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { seeFocus, tabTo } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

test('a report is written and sent by the keyboard alone, and focus goes where reading goes on', async () => {
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
  await tabTo(page, page.getByRole('button', { name: 'Severity' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Highest Damage' }));
  await page.keyboard.type('minor');
  await page.getByRole('option', { name: 'Minor damage' }).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('pat@example.org');
  await tabTo(page, page.locator('form button[type=submit]'));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Report Submitted Successfully' });
  await heading.waitFor();
  await seeFocus(heading);
  await tabTo(page, page.getByRole('button', { name: 'Submit Another Report' }));
  await page.keyboard.press('Enter');
  await tabTo(page, clubs);
});
