/** The main path in a real browser: submit on a phone, review and publish, read, hide, sign out. */
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../test/cast.ts';
import { browser, PHONE } from './browser.ts';
import { fillRequired, submitButton } from './form.ts';
import { mark, newClub } from './people.ts';

const visit = browser();

test('a report travels from a phone at the airfield to the public page, and is gone from it once hidden', async () => {
  const { club, person } = await newClub();
  const manager = await person('sms-manager');
  const word = mark();
  const narrative = `Cable break at 300 feet, landed ahead. ${word}`;

  const reporter = await visit({ size: PHONE });
  await reporter.page.goto('/submit');
  await fillRequired(reporter.page, club.name, narrative);
  await submitButton(reporter.page).click();
  await reporter.page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();

  const staff = await visit();
  await staff.page.goto('/manager');
  await staff.page.waitForURL('**/manager/login*');
  await staff.page.getByLabel('Email').fill(manager.email);
  await staff.page.getByLabel('Password').fill(CAST_PASSWORD);
  await staff.page.getByRole('button', { name: 'Sign In' }).click();
  await staff.page.getByText(narrative).first().click();
  const dialog = staff.page.getByRole('dialog');
  await dialog
    .getByPlaceholder('Add your analysis')
    .fill('Good decision. Brief the launch failure before each launch.');
  await dialog.getByRole('button', { name: 'Approve & Publish' }).click();
  await staff.page.getByText('Report approved').waitFor();

  const reader = await visit({ colorScheme: 'light' });
  // Within a day the list has no fixed order, so on a busy day the report may be on a later page.
  const found = `/reports?keyword=${word}`;
  await reader.page.goto(found);
  await reader.page.getByText(narrative).first().click();
  await reader.page.getByRole('dialog').getByText('Good decision.').waitFor();

  await staff.page.getByText(narrative).first().click();
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Hide from Public' }).click();
  await staff.page.getByText('Report hidden').waitFor();
  await reader.page.goto(found);
  await reader.page.getByText('No reports match these filters').waitFor();
  expect(await reader.page.getByText(narrative).count()).toBe(0);

  await staff.page.getByRole('button', { name: 'Logout' }).click();
  await staff.page.waitForURL('**/manager/login');
  expect(await staff.page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))).toEqual([]);
});
