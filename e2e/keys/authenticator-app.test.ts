/** A volunteer's second factor: set up from a QR code, the phone lost, everything lost (C11.1, C11.2, C11.4). */
import { expect, test } from 'vitest';
import { codeAt } from '../../test/authenticator-app.ts';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { inspect } from '../accessibility/accessibility.ts';
import { browser, PHONE, type Visit } from '../browser.ts';
import { dismissToast, hold, see, seeFailure, seeToast } from '../page.ts';
import { newClub } from '../people.ts';
import { openAs } from '../staff/open-as.ts';
import { nextCode, scan, secretOf } from './phone.ts';

const visit = browser();

async function openFactor(page: Visit['page']): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: 'Second factor' }).click();
}

/** Sets up an app from the page's QR code; returns its secret and the ten codes. */
async function setUp(page: Visit['page']): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Confirm your password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await picture.waitFor();
  const secret = secretOf(await scan(page, picture));
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Save these ten codes' }).waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  return { secret, codes };
}

async function password(page: Visit['page'], email: string): Promise<void> {
  await page.goto('/manager/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('an app is set up from the QR code and asked for at sign-in; a recovery code replaces a lost phone (C11.1, C11.2)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page, expectError } = await visit({ size: PHONE });
  await openAs(page, manager.email);
  await openFactor(page);
  await page.getByRole('region', { name: 'Authenticator app: not set up', exact: true }).waitFor();
  await inspect(page, 'second factor');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Confirm your password').fill('not it');
  expectError('400');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('This is not your current password', { exact: true }).waitFor();
  await dismissToast(page, 'Not started', true);
  await page.getByRole('button', { name: 'Cancel' }).click();

  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  await inspect(page, 'recovery codes');
  // Only the codes and their explanation are printed.
  await page.emulateMedia({ media: 'print' });
  for (const code of codes) expect(await page.getByText(code).isVisible()).toBe(true);
  await see(page, 'Windsock: recovery codes', 'Each of these codes lets you in once');
  for (const name of ['Copy', 'I have saved them'])
    expect(await page.getByRole('button', { name, includeHidden: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  // Closing before they are kept asks for confirmation.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await see(page, 'Authenticator app: in use', 'Recovery codes: 10 left');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/manager/login');

  expectError('401');
  await password(page, manager.email);
  await see(page, 'One more step');
  await inspect(page, 'second step');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await see(page, 'Enter the six digits that your app is showing.');
  await page.getByLabel('Code from your app').fill(codeAt(secret, new Date(), 50));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await seeFailure(page, 'Login failed', '401: Incorrect code');
  await page.getByLabel('Code from your app').fill(nextCode(secret));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/manager');
  await seeToast(page, 'Login successful', 'Welcome to the SMS Manager Dashboard');
  await dismissToast(page, 'Login successful');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/manager/login');

  await password(page, manager.email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/manager');
  await dismissToast(page, 'Login successful');
  await openFactor(page);
  await see(page, 'Recovery codes: 9 left');
});

test('once the password or the first code is correct, no message says that the one before was not (C11.1)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page, expectError } = await visit();
  expectError('400');
  await openAs(page, manager.email);
  await openFactor(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const failure = page.getByRole('button', { name: 'Dismiss message' });
  await page.getByLabel('Confirm your password').fill('not it');
  await page.getByRole('button', { name: 'Begin' }).click();
  await seeFailure(page, 'Not started');
  await page.getByLabel('Confirm your password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await picture.waitFor();
  expect(await failure.count()).toBe(0);
  const secret = secretOf(await scan(page, picture));
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date(), 60));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await seeFailure(page, 'Not set up yet');
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Save these ten codes' }).waitFor();
  expect(await failure.count()).toBe(0);
});

test('Back asks before it leaves recovery codes, and the account stays open until new ones have come: they are shown only once (C11.1)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page } = await visit();
  await openAs(page, manager.email);
  await page.getByRole('link', { name: 'Actions' }).click();
  await page.waitForURL('**/manager/actions');
  await openFactor(page);
  await setUp(page);
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await page.goBack();
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  expect(new URL(page.url()).pathname).toBe('/manager/actions');
  expect(await codes.isVisible()).toBe(true);
  await page.goBack();
  await page.getByRole('button', { name: 'Continue without saving' }).click();
  await page.waitForURL('**/manager');
  await page.getByRole('link', { name: 'Actions' }).click();
  await page.waitForURL('**/manager/actions');
  await openFactor(page);
  await see(page, 'Authenticator app: in use', 'Recovery codes: 10 left');
  const release = await hold(page, '**/recovery-codes', 'POST');
  await page.getByRole('button', { name: 'Generate new codes' }).click();
  await page.getByLabel('Confirm your password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Generate new codes' }).click();
  await page.keyboard.press('Escape');
  await page.goBack();
  await seeToast(page, 'One moment...', 'Please wait for your recovery codes: they are shown only once.');
  expect(new URL(page.url()).pathname).toBe('/manager/actions');
  const [warned] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(warned.type()).toBe('beforeunload');
  await warned.dismiss();
  release();
  await codes.waitFor();
  // One question, however often one tries to leave.
  await page.keyboard.press('Escape');
  const stay = page.getByRole('button', { name: 'Back to the codes' });
  await stay.waitFor();
  await page.goBack();
  await stay.click();
  expect(await stay.count()).toBe(0);
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(asked.type()).toBe('beforeunload');
  await asked.accept();
});

test('an admin resets the second factor of a colleague who lost everything, but not their own (C11.4)', async () => {
  const { person } = await newClub();
  const [manager, admin] = [await person('sms-manager'), await person('admin')];
  const { page } = await visit();
  await openAs(page, manager.email);
  await openFactor(page);
  await setUp(page);
  const desk = await visit();
  await openAs(desk.page, admin.email, '/manager/users');
  await desk.page.getByRole('button', { name: `Reset second factor of ${manager.email}` }).click();
  await see(desk.page.getByRole('dialog'), 'in person or by phone');
  await inspect(desk.page, 'lift');
  await desk.page.getByRole('button', { name: 'Reset the second factor', exact: true }).click();
  await seeToast(desk.page, 'Second factor reset', `${manager.email} now signs in with the password alone.`);
  const own = desk.page.getByRole('button', { name: `Reset second factor of ${admin.email}` });
  expect(await own.isDisabled()).toBe(true);

  const again = await visit();
  await password(again.page, manager.email);
  await again.page.waitForURL('**/manager');
});

test('after five wrong codes sign-in starts again with email and password (C11.2)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page, expectError } = await visit();
  await openAs(page, manager.email);
  await openFactor(page);
  const { secret } = await setUp(page);
  expectError('401');
  const other = await visit();
  await password(other.page, manager.email);
  for (let tried = 0; tried < 5; tried += 1) {
    await other.page.getByLabel('Code from your app').fill(codeAt(secret, new Date(), 60 + tried));
    await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await seeFailure(other.page, 'Login failed', '401: Incorrect code');
    await other.page.getByRole('alert').getByRole('button', { name: 'Dismiss message' }).click();
  }
  await other.page.getByLabel('Code from your app').fill(nextCode(secret));
  await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await seeFailure(
    other.page,
    'Login failed',
    '401: This sign-in has expired. Please sign in again with your email and password.',
  );
  await other.page.getByLabel('Email').waitFor();
});

test('a newer set-up in another window invalidates this one, which says how to go on; a wrong clock is reported (C11.1)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const { page, context, expectError } = await visit({ size: PHONE });
  await openAs(page, manager.email);
  const begin = async (window: Visit['page']) => {
    await openFactor(window);
    await window.getByRole('button', { name: 'Set up an app' }).click();
    await window.getByLabel('Confirm your password').fill(CAST_PASSWORD);
    await window.getByRole('button', { name: 'Begin' }).click();
    const picture = window.getByRole('img', { name: 'QR code for your authenticator app' });
    await picture.waitFor();
    return secretOf(await scan(window, picture));
  };
  const confirm = async (window: Visit['page'], secret: string) => {
    await window.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
    await window.getByRole('button', { name: 'Confirm' }).click();
  };
  const older = await begin(page);
  const inApp = page.getByRole('link', { name: 'Open it in an app on this phone' });
  expect(secretOf((await inApp.getAttribute('href')) ?? '')).toBe(older);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(Date.now() - 10 * 60_000));
  await other.goto('/manager');
  const newer = await begin(other);
  await see(other, /are about 10 minutes apart/);
  await inspect(other, 'clock');
  expectError('400');
  await confirm(page, older);
  await see(page, 'Incorrect code', /start again: only the most recent QR code works/);
  await confirm(other, newer);
  await other.getByRole('heading', { name: 'Save these ten codes' }).waitFor();
});

test('the account lists all sessions, and can end one on another device (C11.6)', async () => {
  const manager = await (await newClub()).person('sms-manager');
  const [here, there] = [await visit(), await visit({ size: PHONE })];
  await openAs(there.page, manager.email);
  await password(here.page, manager.email);
  await here.page.waitForURL('**/manager');
  await here.page.getByRole('button', { name: 'Your account' }).click();
  await here.page.getByRole('tab', { name: 'Sessions' }).click();
  const list = here.page.getByRole('list', { name: 'Where you are signed in' });
  await see(list, 'Chrome on Linux', 'this device');
  await inspect(here.page, 'signed in');
  await list.getByRole('button', { name: 'Sign out of Unknown browser' }).click();
  await seeToast(here.page, 'Session ended');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  there.expectError('401');
  await there.page.reload();
  await there.page.waitForURL('**/manager/login');
});
