/** A page that is seen before its script runs: nothing that is pressed or typed meanwhile is lost. */
import { expect, test } from 'vitest';
import { browser, PHONE } from './browser.ts';
import { newClub } from './people.ts';

const visit = browser();

test('what is pressed and typed before the form runs counts once it does', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  let run = () => {};
  const held = new Promise<void>((resolve) => {
    run = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/submit', { waitUntil: 'commit' });
  await page.getByLabel('What happened / Narrative').fill('Typed before anything ran, on a poor signal.');
  await page.getByLabel('Email').fill('pat@example.org');
  await page.getByLabel('Club', { exact: true }).click();
  run();
  // The list is long when other journeys have run: only what is in sight is drawn.
  await page.getByRole('combobox', { name: 'Search the list' }).fill(club.name);
  await page.getByRole('option', { name: club.name }).click();
  await expect
    .poll(() => page.getByLabel('What happened / Narrative').inputValue())
    .toBe('Typed before anything ran, on a poor signal.');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
});
