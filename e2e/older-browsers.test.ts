/** Browsers of 2022, as on club computers and old phones: Safari 15.4, Chrome 109. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../test/cast.ts';
import { browser, PHONE } from './browser.ts';
import { fillRequired, submitButton } from './form.ts';
import { see } from './page.ts';
import { api, mark, newClub } from './people.ts';
import { photo } from './photos/camera.ts';

const visit = browser();

/** Removes what came later than ES2022; returns the scripts loaded, to look for syntax that fails there. */
async function asOlderBrowser(page: Page): Promise<() => Promise<string>> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(AbortSignal, 'timeout');
    const decode = createImageBitmap;
    Object.assign(globalThis, {
      createImageBitmap: (source: Blob, options?: ImageBitmapOptions) =>
        options?.imageOrientation === 'from-image'
          ? Promise.reject(new TypeError('Not a valid enum value'))
          : decode(source),
    });
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

const LOOKBEHIND = /\(\?<[=!]/;

test('a report with a photo is sent from a browser without ES2023 (C16.1, C19.3)', async () => {
  const { club, root } = await newClub();
  const word = mark();
  const { page } = await visit({ size: PHONE });
  const scripts = await asOlderBrowser(page);
  await page.goto('/submit');
  await fillRequired(page, club.name, `The canopy ${word} opened on the winch launch and I landed without any damage.`);
  await page.getByRole('button', { name: /^Photos/ }).click();
  const files = [{ name: 'latch.jpg', mimeType: 'image/jpeg', buffer: await photo(page) }];
  await page.getByLabel('Choose photos').first().setInputFiles(files);
  await see(page, 'Ready to send with the report');
  await submitButton(page).click();
  await page.getByRole('button', { name: 'I have kept it' }).waitFor();
  const [report] = await api<{ id: string }[]>('GET', `/api/reports?keyword=${word}`, undefined, root);
  const photos = await api<{ width: number; height: number }[]>(
    'GET',
    `/api/reports/${report?.id}/photos`,
    undefined,
    root,
  );
  // Upright.
  expect(photos).toMatchObject([{ width: 800, height: 1200 }]);
  expect(await scripts()).toContain('Upload');
  expect(await scripts()).not.toMatch(LOOKBEHIND);
});

test('the team signs in and reads reports, trends and hazards in a browser without ES2023 (C7.6)', async () => {
  const { person, report } = await newClub();
  const word = mark();
  await report({ narrative: `The tow rope broke at 100 m. ${word}` });
  const manager = await person('sms-manager');
  const { page } = await visit();
  const scripts = await asOlderBrowser(page);
  await page.goto('/manager/login');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText(word).first().click();
  await page.getByRole('dialog').getByText(word).first().waitFor();
  await page.goto('/manager/analytics');
  await see(page, 'Too few reports for a pattern.');
  await page.goto('/manager/hazards');
  await page.getByRole('button', { name: 'Add Hazard' }).waitFor();
  expect(await scripts()).not.toMatch(LOOKBEHIND);
});
