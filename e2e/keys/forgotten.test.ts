/** A forgotten password, from the sign-in page through a real email to the new password (C11.5). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sink, startSink } from '../../test/smtp/sink.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, PHONE } from '../browser.ts';
import { dismissToast, overflow, see, seeToast } from '../page.ts';
import { newClub } from '../people.ts';
import { ownServer } from '../server.ts';

let sink: Sink;
beforeAll(async () => {
  sink = await startSink();
});
afterAll(() => sink.close());
ownServer((address) => ({
  PUBLIC_URL: address,
  SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  MAIL_FROM: 'windsock@club.example',
}));
const visit = browser();

test('a reset link comes by email, takes the new password twice, and works only once (C11.5)', async () => {
  const { email } = await (await newClub()).person('sms-manager');
  const { page, expectError } = await visit({ size: PHONE });
  // Not signed in, and a link that was already used.
  expectError('401');
  expectError('400');
  await page.goto('/manager/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await inspect(page, 'forgotten');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await see(page, 'If there is an account with this address, an email is on its way.');
  const mails = () => sink.mails.filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(1);
  const link = /http:\S+\/manager\/reset#\S+/.exec(mails()[0]?.parsed.text ?? '')?.[0] ?? '';

  await page.goto(link);
  await page.getByRole('heading', { name: 'Set a New Password' }).waitFor();
  await expect.poll(() => page.url()).not.toContain('#');
  await inspect(page, 'new password');
  expect([await findSmallTargets(page), await overflow(page)]).toEqual([[], 0]);
  const type = async (password: string, again: string) => {
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Repeat the password').fill(again);
    await page.getByRole('button', { name: 'Set the password' }).click();
  };
  await type('a brand new one', 'a brand mew one');
  await see(page, 'The two passwords do not match. Please enter both again.');
  await inspect(page, 'not the same');
  await type('a brand new one', 'a brand new one');
  await page.waitForURL('**/manager/login');
  await seeToast(page, 'Password changed', 'Sign in with the new one. You have been signed out everywhere.');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a brand new one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/manager');
  await dismissToast(page, 'Login successful');
  // With mail the account has all its tabs: none may be out of sight.
  await page.getByRole('button', { name: 'Your account' }).click();
  const tabs = page.getByRole('dialog').getByRole('tab');
  await tabs.last().waitFor();
  const edges = (all: Element[]) =>
    all.map((tab) => tab.getBoundingClientRect().right <= (tab.parentElement?.getBoundingClientRect().right ?? 0));
  expect(await tabs.evaluateAll(edges)).toEqual(Array(5).fill(true));
  await page.keyboard.press('Escape');

  await page.goto(link);
  await type('yet another one', 'yet another one');
  await see(page, 'This link has expired or was used');
  await inspect(page, 'link over');
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await page.getByRole('heading', { name: 'SMS Manager Access' }).waitFor();
});
