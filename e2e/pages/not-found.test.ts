/** Unknown paths (specification section 2, Not-found; C7.6). */
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { see } from '../page.ts';
import { rootCookie } from '../people.ts';

const visit = browser();

test('every unknown path answers 404 with the not-found page, also under /manager', async () => {
  const { page, expectError } = await visit({ size: PHONE });
  expectError('404');
  for (const path of ['/manager/nothing', '/reports/deeper', '/submit/x', '/manager/login/x', '/%F0%9F%AA%81'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ['/nothing', '/manager/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found', level: 1 }).waitFor();
    await see(page, 'Did you forget to add the page to the router?', /There is no page at this address/);
    for (const name of ['Back to the home page', 'Read published reports', 'Submit a report'])
      await page.getByRole('main').getByRole('link', { name }).waitFor();
  }
});

test('a signed-in user gets 404 under /manager too, with a link home', async () => {
  const { page, expectError } = await visit({ as: await rootCookie() });
  expectError('404');
  expect((await page.goto('/manager/secret'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('heading', { name: 'Safety First' }).waitFor();
});

test('an unknown path that is reached within the browser is requested from the server', async () => {
  const { page, expectError } = await visit();
  expectError('404');
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Submit Report', exact: true }).click();
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/gone');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
});
