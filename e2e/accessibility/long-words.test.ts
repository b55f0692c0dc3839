/** A word without break opportunities never makes a page or a dialog wider than the screen (WCAG 1.4.10). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST } from '../../test/cast.ts';
import { browser, NARROW } from '../browser.ts';
import { overflow, see } from '../page.ts';
import { mark, newClub } from '../people.ts';

const visit = browser();
const WORD = 'W'.repeat(150);
const FIELDS = ['locationOccurrence', 'stateArea', 'aircraftCategory', 'aircraftRegistration', 'manufacturer', 'model'];
const MORE = ['operationType', 'flightPhase', 'weatherConditions', 'injuryLevel', 'reporterName'];

/** By how much the scrolling part of the open dialog overflows. */
const sticksOut = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('[tabindex="0"]')
    .first()
    .evaluate((content) => content.scrollWidth - content.clientWidth);

test('a long word in a report never overflows a 320 px screen, in lists and dialogs, for the public and for staff', async () => {
  const { report, approve } = await newClub();
  const word = mark();
  const texts = Object.fromEntries([...FIELDS, ...MORE].map((field) => [field, WORD]));
  const id = await report({ ...texts, headline: WORD, narrative: `${WORD} ${word}` });
  await approve(id, WORD);
  const { page } = await visit({ as: CAST.superAdmin.email, size: NARROW });
  for (const list of [`/reports?keyword=${word}`, `/manager?keyword=${word}`]) {
    await page.goto(list);
    await page.getByRole('article').first().waitFor();
    expect(await overflow(page), list).toBe(0);
  }
  await page.goto(`/reports?report=${id}`);
  await see(page.getByRole('dialog'), 'Flight & Conditions');
  expect(await sticksOut(page), 'public dialog').toBe(0);
  await page.goto(`/manager?report=${id}`);
  await page.getByRole('region', { name: 'Public preview' }).getByText('What Happened').waitFor();
  expect(await sticksOut(page), 'review').toBe(0);
});
