/** Reporting an occurrence, from the empty form to the confirmation (specification sections 2, 4, 5 and 9). */
import { expect, test } from 'vitest';
import { browser, NARROW, PHONE } from '../browser.ts';
import { expandAll, fillRequired, keepCode, submitButton } from '../form.ts';
import { hold, overflow, see, seeFocus, seeToast, storageKeys } from '../page.ts';
import { newClub } from '../people.ts';

const visit = browser();

const SECTIONS: Record<string, string[]> = {
  'When and Where': ['Date', 'Time', 'Location', 'World Region', 'State/Area'],
  Severity: ['Injury Level', 'Highest Damage'],
  'Aircraft Information': ['Aircraft Category', 'Registration', 'Manufacturer', 'Model'],
  'Flight Details': ['Departure', 'Destination', 'Operation Type', 'Flight Phase'],
  'Operational Information': ['Weather Conditions', 'Airspace Class', 'Flight Rules'],
  'Contact Details': ['Name', 'Email', 'Phone'],
};
const WITHOUT_INPUT = [
  ...['utcDate', 'utcTime', 'stateOfRegistry', 'serialNumber', 'yearBuilt', 'otherAircraftInfo'],
  ...['lastDeparturePointCountry', 'lastDeparturePointOther', 'plannedDestinationCountry', 'plannedDestinationOther'],
  ...['occurrenceOnGround', 'weatherRelevant'],
];
const SERVER_SET = ['id', 'submittedAt', 'reviewedAt', 'smsManagerComment', 'approvedForPublicView', 'isAnonymized'];

test('the form has its cards and sections, which open together, with labels tied to their controls (section 2, C7.1)', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  await page.getByRole('heading', { name: 'Submit a Safety Report', level: 1 }).waitFor();
  await see(page.getByRole('complementary'), /confidential/);
  const form = page.getByRole('form');
  for (const name of ['Club', 'What Happened']) await form.getByRole('heading', { name, exact: true }).waitFor();
  await expandAll(page);
  for (const [section, labels] of Object.entries(SECTIONS)) {
    expect(await form.getByRole('button', { name: section }).getAttribute('aria-expanded')).toBe('true');
    const part = form
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: section, level: 3 }) })
      .last();
    for (const label of labels) await part.getByLabel(label, { exact: true }).waitFor();
  }
  for (const label of ['Club', 'What happened / Narrative', 'Headline'])
    await form.getByLabel(label, { exact: true }).waitFor();
  expect(await form.getByLabel('Narrative Language').inputValue()).toBe('English');
  expect(await form.getByLabel('Email').getAttribute('type')).toBe('email');
  expect(
    await form
      .getByLabel('Narrative', { exact: false })
      .first()
      .evaluate((box) => getComputedStyle(box).minHeight),
  ).toBe('200px');
  await form.getByRole('button', { name: 'Collapse all' }).click();
  expect(await form.getByLabel('Email').isVisible()).toBe(false);
});

test('the browser fills nothing in: autofill is off on the form and each of its inputs (section 2)', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  await expandAll(page);
  expect(await page.getByRole('form').getAttribute('autocomplete')).toBe('off');
  const inputs = page.locator('form :is(input, textarea)');
  const autofill = await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete')));
  expect(autofill.length).toBeGreaterThan(10);
  expect(new Set(autofill)).toEqual(new Set(['off']));
});

test('a club is chosen from the list, and no other can be entered (section 2)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await page.getByRole('combobox', { name: 'Club' }).click();
  const search = page.getByRole('combobox', { name: 'Search the list' });
  await search.fill('A club that is not there');
  await see(page, 'No options found.');
  expect(await page.getByRole('option').count()).toBe(0);
  await search.fill(club.name);
  await search.press('Enter');
  await expect.poll(() => page.getByRole('combobox', { name: 'Club' }).textContent()).toBe(club.name);
});

test('the button stays disabled, and says why, until there is a club, ten characters and an email (section 5, C7.2)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  await page.goto('/submit');
  const button = submitButton(page);
  const note = page.getByText('Please complete all required fields (Club, Narrative, Email) to submit.');
  await note.waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(await button.textContent()).toBe('Submit Report');
  await fillRequired(page, club.name, 'Nine char');
  expect(await button.isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: 'Narrative' }).isVisible()).toBe(true);
  await page.getByLabel('What happened / Narrative').fill('Ten chars!');
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(await note.count()).toBe(0);
  await page.getByLabel('Email').fill('');
  await note.waitFor();
  await page.getByRole('link', { name: 'Email' }).click();
  await seeFocus(page.getByLabel('Email'));
});

test('a sent report is confirmed and leaves nothing in storage, and the next form is empty (sections 2, 4 and 8, C7.9)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope broke at 200 feet.');
  const release = await hold(page, '**/api/reports', 'POST');
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/reports'),
  );
  await submitButton(page).click();
  await see(submitButton(page), 'Submitting...');
  expect(await submitButton(page).isDisabled()).toBe(true);
  release();
  const heading = page.getByRole('heading', { name: 'Report Submitted Successfully', level: 1 });
  await heading.waitFor();
  await seeToast(page, 'Report submitted successfully', 'Thank you for contributing to aviation safety.');
  await seeFocus(heading);
  await see(page.getByRole('main'), /will be reviewed by the Safety Management team/);
  expect(await storageKeys(page)).toEqual([]);

  const request = await sending;
  const sent = request.postDataJSON() as Record<string, unknown>;
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toMatchObject({
    narrativeLanguage: 'English',
    ...Object.fromEntries(WITHOUT_INPUT.map((name) => [name, ''])),
  });
  for (const name of SERVER_SET) expect(sent).not.toHaveProperty(name);

  await keepCode(page);
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toBe('');
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  expect(await page.getByRole('combobox', { name: 'Club' }).textContent()).toBe('Select a club');
  await page.reload();
  expect(await page.getByLabel('What happened / Narrative').inputValue()).toBe('');
});

test('View Public Reports leads from the confirmation to /reports (section 2)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'Brakes unlocked on launch.');
  await submitButton(page).click();
  await keepCode(page);
  await page.getByRole('main').getByRole('link', { name: 'View Public Reports' }).click();
  await page.waitForURL('**/reports');
  await page.getByRole('heading', { name: 'Public Safety Reports' }).waitFor();
});

test('at 320 px nothing overflows, and the button stays visible while the form is scrolled', async () => {
  const { page } = await visit({ size: NARROW });
  await page.goto('/submit');
  await expandAll(page);
  expect(await overflow(page)).toBe(0);
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part);
    const box = await submitButton(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(NARROW.height);
  }
});
