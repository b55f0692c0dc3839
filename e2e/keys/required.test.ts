/** Where a second factor is required, people without one can only set one up (C11.4). */
import { beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../test/authenticator-app.ts';
import { CAST, CAST_PASSWORD } from '../../test/cast.ts';
import { inspect } from '../accessibility/accessibility.ts';
import { browser } from '../browser.ts';
import { hold, refuse, see, seeFailure, seeToast } from '../page.ts';
import { address } from '../people.ts';
import { ownServer } from '../server.ts';
import { scan, secretOf } from './phone.ts';

ownServer({ REQUIRE_SECOND_FACTOR: 'admins' });
// Passkeys, the other way, exist only for names.
beforeAll(() => {
  process.env['TEST_ADDRESS'] = address().replace('127.0.0.1', 'localhost');
});
const visit = browser();

test('a super-admin without a second factor sets one up first, and then continues on the page they asked for (C11.4)', async () => {
  const { page, expectError } = await visit({ as: CAST.superAdmin.email });
  await page.goto('/manager/clubs');
  await page.getByRole('heading', { name: 'Set up a second factor first' }).waitFor();
  await inspect(page, 'set up first');
  await page.getByLabel('Confirm your password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await picture.waitFor();
  const secret = secretOf(await scan(page, picture));
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  const release = await hold(page, '**/api/auth/totp/confirm', 'POST');
  await page.getByRole('button', { name: 'Confirm' }).click();
  // The codes come with the answer, and only once.
  await page.getByRole('button', { name: 'One moment...' }).waitFor();
  expect(await page.getByRole('button', { name: 'Use a passkey instead' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await seeToast(page, 'One moment...', 'Please wait for your recovery codes: they are shown only once.');
  expect(new URL(page.url()).pathname).toBe('/manager/clubs');
  release();
  // Logging out asks before it drops the codes.
  await page.getByRole('heading', { name: 'Save these ten codes' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  // A logout that fails keeps them, and the question.
  expectError('ERR_');
  await refuse(page, '**/api/auth/logout', 'POST');
  await page.getByRole('button', { name: 'Logout' }).click();
  const checked = page.waitForResponse('**/api/auth/check');
  await page.getByRole('button', { name: 'Continue without saving' }).click();
  await seeFailure(page, 'Logout failed');
  await checked;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Back to the codes' }).click({ timeout: 5_000 });
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await see(page, 'All Clubs');
  await page.getByRole('link', { name: 'Dashboard' }).waitFor();
});
