/** Steps in the form that end with waiting reports. */
import type { Page } from 'playwright-core';
import { writeLog } from '../../test/flight/write-log.ts';
import { chooseClub, submitButton } from '../form.ts';

/** Opens the form and waits until it is available offline. */
export async function visitForm(page: Page, at: string, path = '/submit'): Promise<void> {
  await page.goto(at + path);
  await page.waitForFunction(() => {
    const hasClubs = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/clubs'));
    return hasClubs && navigator.serviceWorker.controller !== null;
  });
}

/** Writes a report and sends it; returns its receipt code once it is queued. */
export async function seal(page: Page, club: string, narrative: string): Promise<string> {
  await chooseClub(page, club);
  await page.getByLabel('What happened / Narrative').fill(narrative);
  await page.getByLabel('Email').fill('pat@example.org');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Your report is waiting' }).waitFor();
  return (await page.locator('[data-slip] code').textContent()) ?? '';
}

/** Seals several, one after the other, on one page. */
export async function sealAll(page: Page, club: string, narratives: readonly string[]): Promise<void> {
  for (const narrative of narratives) {
    await seal(page, club, narrative);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: 'Submit Another Report' }).click();
  }
}

export async function chooseLog(page: Page): Promise<void> {
  const input = page.getByLabel('Add a flight log').and(page.locator('input'));
  await input.setInputFiles({ name: 'a.igc', mimeType: 'application/octet-stream', buffer: Buffer.from(writeLog()) });
}
