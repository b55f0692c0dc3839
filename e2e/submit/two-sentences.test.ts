/** Two sentences and an email on a phone: where things are, and in how many steps one gets there (C19.2). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOutdoorContrast } from '../accessibility/accessibility.ts';
import { browser, PHONE } from '../browser.ts';
import { expandAll, fillRequired, submitButton } from '../form.ts';
import { see } from '../page.ts';
import { api, newClub, rootCookie } from '../people.ts';

const visit = browser();

/** Where the text of a control starts, in pixels from the top of the page. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((control) => {
    const { top } = control.getBoundingClientRect();
    return top + scrollY + Number.parseFloat(getComputedStyle(control).paddingTop);
  });

const heightOfBar = (page: Page) =>
  submitButton(page).evaluate((button) => button.parentElement?.parentElement?.getBoundingClientRect().height ?? 0);

test('from the poster the story begins within 480 px, the email at most 600 px below, and Submit is eight Tabs away (C19.2)', async () => {
  const { club } = await newClub();
  const { page, expectError } = await visit({ size: PHONE });
  expectError('ERR_FAILED');
  // Until a slow font loads, the system's font is used, which may be wider.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`/submit?club=${club.id}`);
  await see(page, `Club: ${club.name}`);
  const story = await topOf(page, 'narrative');
  expect(story).toBeLessThanOrEqual(480);
  expect((await topOf(page, 'reporterEmail')) - story).toBeLessThanOrEqual(600);
  // The bar has one line until something is written, and says what is missing (section 5).
  await see(page, 'Please complete all required fields (Club, Narrative, Email) to submit.');
  expect(await heightOfBar(page)).toBeLessThanOrEqual(76);
  await page.locator('#narrative').fill('The tow rope was frayed. Nobody had looked at it.');
  await page.locator('#reporterEmail').fill('pat@example.org');
  for (let tabs = 1; tabs <= 8; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await submitButton(page).evaluate((button) => button === document.activeElement)) break;
  }
  expect(await submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await submitButton(page).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(
    true,
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
});

/** Loads the web font even if it came too late for `font-display: optional`. */
const loadWebFont = (page: Page) =>
  page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
    const face = new FontFace('Inter Variable', `url(${href})`, { weight: '100 900' });
    document.fonts.add(await face.load());
  });

/** The languages in which these texts are longest. */
const LONG_TEXTS = ['cs', 'fr', 'it', 'nl'];

test('the poster of a club with a long name keeps story and email that high in other languages (C19.2)', async () => {
  const root = await rootCookie();
  // 60 letters.
  const name = `Segelfluggemeinschaft Oberes Tal und Umgebung e. V. ${randomUUID().slice(0, 8)}`;
  const club = await api<{ id: string }>('POST', '/api/clubs', { name, location: 'Test field' }, root);
  const { page } = await visit({ size: PHONE });
  // Without the line that offers another language, which comes on top.
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => [] }));
  const low: string[] = [];
  for (const code of LONG_TEXTS) {
    await page.goto(`/${code}/submit?club=${club.id}`);
    await see(page, name);
    await loadWebFont(page);
    const story = await topOf(page, 'narrative');
    const email = (await topOf(page, 'reporterEmail')) - story;
    if (story > 480 || email > 600) low.push(`${code}: story at ${story} px, email ${email} px below`);
  }
  expect(low).toEqual([]);
});

test('the form goes club, story, contact, Submit, optional sections, in the DOM, to the eye and for the focus; the Submit bar covers no field (C19.2)', async () => {
  const { club } = await newClub();
  const { page } = await visit({ size: PHONE });
  await page.goto('/submit');
  for (const name of ['When and Where', 'Severity'])
    expect(await page.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('button', { name: 'Contact Details' }).getAttribute('aria-expanded')).toBe('true');
  await see(page, 'All of this is optional: you can send your report without it. Every detail helps.');
  const order = await page
    .locator('form :is(#clubId, #narrative, #reporterEmail, button[type=submit], #optional-heading)')
    .evaluateAll((all) => all.map((each) => each.id || each.getAttribute('type')));
  expect(order).toEqual(['clubId', 'narrative', 'reporterEmail', 'submit', 'optional-heading']);
  // The submit button stays in reach while scrolling, and covers nothing at the end of the form.
  await expandAll(page);
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  // The same order to the eye and for the focus; the bar with Submit stays at the end of the screen.
  const tops = await Promise.all(order.filter((id) => id !== 'submit').map((id) => topOf(page, `${id}`)));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await page.locator('#clubId').focus();
  const focused: string[] = ['clubId'];
  while (focused.at(-1) !== 'Collapse all' && focused.length < 20) {
    await page.keyboard.press('Tab');
    focused.push(
      await page.evaluate(() => {
        const { id, textContent } = document.activeElement as HTMLElement;
        return document.activeElement?.matches('[type=submit]') ? 'submit' : id || (textContent ?? '');
      }),
    );
  }
  expect(focused.filter((name) => order.includes(name))).toEqual(order.slice(0, -1));
  expect(focused.at(-1)).toBe('Collapse all');
  await page.getByRole('button', { name: 'Operational Information' }).scrollIntoViewIfNeeded();
  expect(await submitButton(page).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(
    true,
  );
  const last = page.getByLabel('Flight Rules');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [end, bar] = await Promise.all([
    last.evaluate((field) => field.getBoundingClientRect().bottom),
    submitButton(page).evaluate((button) => button.parentElement?.parentElement?.getBoundingClientRect().top ?? 0),
  ]);
  expect(end).toBeLessThanOrEqual(bar);
});

test('the club from the address is one line until Change; the draft note appears only after the first word (C19.2)', async () => {
  const [{ club }, other] = [await newClub(), await newClub()];
  const { page } = await visit({ size: PHONE });
  await page.goto(`/submit?club=${club.id}`);
  const note = page.getByText('Kept in this tab until you send it.');
  await page.locator('#narrative').pressSequentially('The');
  expect(await note.count()).toBe(0);
  await page.locator('#narrative').pressSequentially(' rope');
  await note.waitFor();
  expect(await page.getByRole('combobox', { name: 'Club' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('combobox', { name: 'Club' }).press('Enter');
  await page.getByRole('combobox', { name: 'Search the list' }).fill(other.club.name);
  await page.getByRole('option', { name: other.club.name }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Club' }).textContent()).toContain(other.club.name);
});

/** The safety team reports the outcome of the club's only report, and asks something. */
async function answered(clubId: string, as: string): Promise<void> {
  const reports = await api<{ id: string; clubId: string }[]>('GET', '/api/reports', undefined, as);
  const there = `/api/reports/${reports.find((report) => report.clubId === clubId)?.id}`;
  await api('PATCH', `${there}/follow-up`, { told: 'The wheel has been changed.' }, as);
  await api('POST', `${there}/follow-up/tell`, {}, as);
  await api('POST', `${there}/messages`, { body: 'Which wheel?' }, as);
}

test('what a reporter reads outdoors has a contrast of 7:1 in the light theme: form, receipt and /follow (C19.2)', async () => {
  const { club, root } = await newClub();
  const { page, expectError } = await visit({ size: PHONE });
  expectError('404');
  await page.goto('/submit');
  await expandAll(page);
  await expectOutdoorContrast(page, '/submit');
  await page.getByRole('combobox', { name: 'Injury Level' }).click();
  await page.getByRole('listbox').waitFor();
  await expectOutdoorContrast(page, '/submit, an open list');
  await page.keyboard.press('Escape');
  await fillRequired(page, club.name, 'The tow rope was frayed at the ring.');
  await page.getByLabel('Email').fill('no address');
  await submitButton(page).click();
  await page.getByText('Please enter a valid email address').first().waitFor();
  await expectOutdoorContrast(page, '/submit, refused');
  await page.getByLabel('Email').fill('pat@example.org');
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  const code = (await page.locator('code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await expectOutdoorContrast(page, 'the receipt');
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await page.getByRole('dialog').waitFor();
  await expectOutdoorContrast(page, 'leaving without the code');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.goto('/follow');
  await page.getByLabel('Receipt code').fill('K7M3Q-9XWTB-2F6HC-8RDPN');
  await page.getByRole('button', { name: 'Show my report' }).click();
  await page.getByText('We do not know this code').first().waitFor();
  await expectOutdoorContrast(page, '/follow, refused');
  await page.getByLabel('Receipt code').fill(code);
  await page.getByRole('button', { name: 'Show my report' }).click();
  await page.getByText('Received').first().waitFor();
  await page.getByLabel('Add something I forgot').fill('It was the left wheel.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Sent. The safety team can read it now.').waitFor();
  await answered(club.id, root);
  await page.goto('/follow');
  await page.getByLabel('Receipt code').fill(code);
  await page.getByRole('button', { name: 'Show my report' }).click();
  await see(page, 'What the safety team says', 'Which wheel?');
  await page.getByLabel('Answer the question').waitFor();
  await expectOutdoorContrast(page, '/follow');
});
