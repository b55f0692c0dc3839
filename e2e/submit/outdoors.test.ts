/** Use at the airfield: in the sun, with gloves and one hand (C19.2). */
import { expect, test } from 'vitest';
import { expectOutdoorContrast, findSmallTargets } from '../accessibility/accessibility.ts';
import { browser, PHONE } from '../browser.ts';
import { expandAll, fillRequired, submitButton } from '../form.ts';
import { overflow } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();
const TARGET_MIN_PX = 48;

test('on /submit and its confirmation every target is at least 48 px, and a thumb reaches Submit (C19.2)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE, hasTouch: true });
  await page.goto('/submit');
  await expandAll(page);
  expect(await findSmallTargets(page, TARGET_MIN_PX)).toEqual([]);
  await page.getByRole('combobox', { name: 'Injury Level' }).tap();
  const option = page.getByRole('option').first();
  await option.waitFor();
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET_MIN_PX);
  await option.tap();
  expect(await overflow(page)).toBe(0);
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  // A thumb reaches the lower third of the screen.
  const box = await submitButton(page).boundingBox();
  expect(box?.y).toBeGreaterThan((PHONE.height * 2) / 3);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  await submitButton(page).tap();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  expect(await findSmallTargets(page, TARGET_MIN_PX)).toEqual([]);
});

test('one tap makes the form bright, and the choice is kept; all text then has a contrast of 7:1 (C19.2)', async () => {
  const { page } = await visit({ size: PHONE, hasTouch: true });
  await page.goto('/submit');
  const theme = () => page.evaluate(() => document.documentElement.className);
  expect(await theme()).toBe('dark');
  const bright = page.getByRole('button', { name: 'Bright' });
  await bright.tap();
  expect(await theme()).toBe('light');
  expect(await bright.isVisible()).toBe(false);
  await page.reload();
  expect(await theme()).toBe('light');
  await expandAll(page);
  await expectOutdoorContrast(page, '/submit');
});
