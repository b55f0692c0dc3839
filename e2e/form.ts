/** Fills in the report form as a reporter would. */
import type { Locator, Page } from 'playwright-core';

/** The button that sends the report. */
export function submitButton(page: Page): Locator {
  return page.locator('form button[type=submit]');
}

/** Chooses a club by searching for its name. */
export async function chooseClub(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Club' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Fills in the required fields only. */
export async function fillRequired(page: Page, club: string, narrative: string): Promise<void> {
  await chooseClub(page, club);
  await page.getByLabel('What happened / Narrative').fill(narrative);
  await page.getByLabel('Email').fill('pat@example.org');
}

/** Opens every optional section. */
export async function expandAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('button', { name: 'Collapse all' }).waitFor();
}

/** Confirms that the receipt code is kept, so that leaving the page does not prompt (C19.1). */
export async function keepCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have kept it' }).click();
}
