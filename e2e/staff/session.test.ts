/** Signing in and out: texts, errors, the way back, and what is left behind (C6, C7.6, C7.9). */
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { browser, PHONE } from '../browser.ts';
import { newClub } from '../people.ts';

const visit = browser();

test('a signed-out visit goes to sign in and, after its errors, back to the page it asked for (C7.2, C7.6)', async () => {
  const { person } = await newClub();
  const manager = await person('admin');
  const { page, expectError } = await visit({ size: PHONE });
  expectError('401');
  await page.clock.install();
  await page.goto('/manager/users');
  await page.waitForURL('**/manager/login');
  await page.getByRole('heading', { name: 'SMS Manager Access' }).waitFor();
  await page.getByText('Sign in to access the Safety Management dashboard').waitFor();
  await page.getByText('Review and approve safety reports').waitFor();

  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Email is required', { exact: true }).waitFor();
  await page.getByText('Password is required', { exact: true }).waitFor();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Please enter a valid email address', { exact: true }).waitFor();

  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Login failed').waitFor();
  await alert.getByText('401: Invalid email or password').waitFor();

  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/manager/users');
  await page.getByText('Login successful').waitFor();
  await page.getByText('Welcome to the SMS Manager Dashboard').waitFor();
  await page.getByRole('heading', { name: 'User Management' }).waitFor();
  // The failed attempt does not end the session when it is forgotten after five minutes.
  await page.clock.fastForward('05:30');
  await page.getByRole('button', { name: 'Create User' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe('/manager/users');
});

test('the sign-in button shows that it is working; without a connection the toast says so', async () => {
  const { page, context, expectError } = await visit();
  expectError('ERR_');
  await page.goto('/manager/login');
  await page.getByLabel('Email').fill('someone@example.org');
  await page.getByLabel('Password').fill('some password');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  answer();
  await page.getByText('Please check your internet connection and try again').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('someone@example.org');
  await context.unrouteAll();
});

test('signing out cancels pending requests, and no message says that the session has ended', async () => {
  const { person, report } = await newClub();
  const manager = await person('sms-manager');
  await report({ headline: 'A story for staff alone' });
  const { page } = await visit({ as: manager.email });
  await page.goto('/manager');
  await page.getByRole('button', { name: 'A story for staff alone' }).waitFor();
  let release = () => {};
  const signedOut = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/reports?*', async (route) => {
    await signedOut;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/api/reports?*');
  await page.getByRole('tab', { name: /Pending/ }).click();
  await asked;
  // The server has ended the session; its answer takes longer than the other request.
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    release();
    await page.waitForTimeout(500);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/manager/login');
  expect(await page.getByText('session has ended').count()).toBe(0);
});

test('after signing out neither Back nor the storage reveals anything', async () => {
  const { person, report } = await newClub();
  const manager = await person('sms-manager');
  await report({ headline: 'A story for staff alone' });
  const { page, expectError } = await visit();
  await page.goto('/manager/login');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'A story for staff alone' }).click();
  await page.getByRole('dialog').getByText('Reporter Contact').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Pending/ }).click();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/manager');
  await otherTab.getByRole('button', { name: 'A story for staff alone' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/manager/login');
  await otherTab.waitForURL('**/manager/login');
  await otherTab.close();
  // The server rendered this page without the footer that it now shows.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Submit Safety Report' }).waitFor();

  expectError('401');
  await page.goBack();
  await page.waitForURL('**/manager/login');
  expect(await page.textContent('body')).not.toContain('A story for staff alone');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key !== 'theme')).toEqual([]);
});
