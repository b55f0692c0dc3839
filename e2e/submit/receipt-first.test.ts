/** The receipt page follows the submission of a report (C19.1). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { fillRequired, keepCode, submitButton } from '../form.ts';
import { see, seeFocus } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();
const SMALL = { width: 360, height: 640 };

/** Opens the form and sends a report; returns its club. */
async function send(page: Page): Promise<string> {
  const { club } = await newClub();
  await page.goto('/reports');
  await page.goto('/submit');
  await sendFrom(page, club.name);
  return club.name;
}

/** Sends a report from the open form. */
async function sendFrom(page: Page, club: string): Promise<void> {
  await fillRequired(page, club, 'The tow rope was frayed at the ring.');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
}

test('the code and Copy are on the first screen of a small phone, on two lines of ten characters, below the toast (C19.1)', async () => {
  const { page } = await visit({ size: SMALL });
  await send(page);
  const toasted = page.getByRole('status').filter({ hasText: 'Report submitted successfully' });
  await toasted.waitFor();
  const toast = await toasted.boundingBox();
  const code = page.getByRole('region', { name: 'Your receipt code' }).locator('code');
  for (const part of [code, page.getByRole('button', { name: 'Copy' })]) {
    const box = await part.boundingBox();
    if (!box || !toast) throw new Error('not drawn');
    expect(box.y).toBeGreaterThanOrEqual(toast.y + toast.height);
    expect(box.y + box.height).toBeLessThanOrEqual(SMALL.height);
  }
  const lines = await code.locator('span').evaluateAll((halves) =>
    halves.map((half) => ({
      characters: (half.textContent ?? '').replaceAll('-', '').length,
      rows: half.getClientRects().length,
    })),
  );
  expect(lines).toEqual([
    { characters: 10, rows: 1 },
    { characters: 10, rows: 1 },
  ]);
  const order = await page
    .locator('main :is(h1, code, button, h1 ~ div a)')
    .evaluateAll((all) => all.map((each) => (each.tagName === 'CODE' ? 'code' : each.textContent)));
  expect(order).toEqual([
    'Report Submitted Successfully',
    'code',
    'Copy',
    'Save as a file',
    'Print',
    'I have kept it',
    'Submit Another Report',
    'View Public Reports',
  ]);
  const scrolled = page.evaluate(
    () =>
      new Promise<number>((done) =>
        addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
      ),
  );
  const kept = page.getByRole('button', { name: 'I have kept it' });
  await kept.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await kept.click();
  expect(await scrolled).toBe(before);
});

test('every way off the page asks first until the code is kept (C19.1)', async () => {
  const { page } = await visit({ size: SMALL });
  await send(page);
  const question = page.getByRole('dialog', { name: 'Have you kept the code?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  };
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await stay();
  for (const link of ['View Public Reports', 'Follow your report'] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await stay();
  }
  await page.getByRole('link', { name: 'Windsock' }).first().click();
  await stay();
  for (const _time of [1, 2]) {
    await page.evaluate(() => history.back());
    await question.waitFor();
    await stay();
  }
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  // An in-page link does not leave the page.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await seeFocus(page.locator('#main'));
  expect(await question.count()).toBe(0);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await seeFocus(page.getByRole('status').filter({ hasText: 'You can leave this page.' }));
  expect(await page.getByRole('button', { name: 'I have kept it' }).count()).toBe(0);
  await page.getByRole('link', { name: 'View Public Reports' }).last().click();
  await page.waitForURL('**/reports');
});

test('once the code is kept neither another report, nor Back, nor leaving the site asks (C19.1)', async () => {
  const { page } = await visit({ size: SMALL });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const club = await send(page);
  await keepCode(page);
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await sendFrom(page, club);
  await keepCode(page);
  await see(page, 'You can leave this page.');
  await page.goBack();
  await page.waitForURL('**/reports');
  expect(asked).toEqual([]);
});

test('a page that Back restores shows the code only if it was not kept yet, else an empty form (C10.2, C19.1)', async () => {
  const { page } = await visit({ size: SMALL });
  await send(page);
  // A headless browser restores no page.
  const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await restore();
  await keepCode(page);
  await restore();
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your receipt code' }).count()).toBe(0);
});

test('Leave without it leads back to the previous page (C19.1)', async () => {
  const { page } = await visit({ size: SMALL });
  await send(page);
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Leave without it' }).click();
  await page.waitForURL('**/reports');
});
