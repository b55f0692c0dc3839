/** A safety manager's path (C13): a near collision is coded, its file is made and sent, and two more follow. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW } from '../browser.ts';
import { authorityOf, dayFromNow, followUpOf } from '../follow-up/fixtures.ts';
import { fillRequired, submitButton } from '../form.ts';
import { hold, loseResponse, overflow, see, seeFocus, seeToast } from '../page.ts';
import { api, newClub, rootCookie } from '../people.ts';

const visit = browser();

const AUSTRIA = 2011;
/** An Austrian club with a manager and a report without headline and day. */
async function nearMiss() {
  const cast = await newClub();
  const settings = { regime: 'EU', responsibleEntity: AUSTRIA };
  await api('PATCH', `/api/clubs/${cast.club.id}/settings`, settings, cast.root);
  const id = await cast.report({
    narrative: 'I met another glider head on in the circuit at 300 feet. Tom Baker in G-CKLM saw it too.',
    locationOccurrence: 'Larkhope',
    reporterName: 'Tom Baker',
    aircraftRegistration: 'G-CKLM',
  });
  return { ...cast, id, manager: await cast.person('sms-manager') };
}

const CODED = { occurrenceClass: 300, categories: [14], eventTypes: [2180300], outcome: 4, barriers: 3 };

const section = (page: Page) => ({
  tab: page.getByRole('tab', { name: 'Authority' }),
  region: page.getByRole('region', { name: 'Authority', exact: true }),
  file: page.getByLabel('File', { exact: true }),
  download: page.getByRole('button', { name: 'Download file' }),
  sentOn: page.getByLabel('Date sent', { exact: true }),
  reference: page.getByLabel('Authority’s reference'),
  mark: page.getByRole('button', { name: 'Mark as sent' }),
});

/** The name and the bytes of the download. */
async function downloaded(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a near collision is coded and completed, its file is downloaded and marked as sent, and two more follow (C13)', async () => {
  const { manager, id } = await nearMiss();
  const { page } = await visit({ as: manager.email });
  const { tab, region, file, download, sentOn, reference, mark } = section(page);
  await page.goto('/manager');
  await see(page, /Authority: (3 days|2 days) left/);
  await page.goto(authorityOf(id));
  await see(page.getByRole('tab', { selected: true }), 'Authority: 2 days left');
  await see(region, 'Authority: 2 days left', 'First notification', '7 things are missing for the file:');
  await see(region, 'Not yet accepted by any authority that we know of');
  expect(await download.isDisabled()).toBe(true);
  await region.getByRole('button', { name: 'Choose a class' }).click();
  await seeFocus(page.getByLabel('Class', { exact: true }));
  await tab.click();
  await region.getByRole('button', { name: 'Choose the remaining safeguards' }).click();
  await seeFocus(page.locator('[data-field="barriers"] input').first());
  await page.getByLabel('Class', { exact: true }).selectOption('Incident');
  await page.getByRole('status').getByText('Saved', { exact: true }).last().waitFor();
  await tab.click();
  await see(region, '6 things are missing for the file:');
  await api('PATCH', `/api/reports/${id}/follow-up`, CODED, await rootCookie());
  // The link to a field appears only once the field exists.
  const release = await hold(page, /\/authority-facts$/);
  const checked = page.waitForResponse(/\/e5x\/check$/);
  await page.reload();
  await checked;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const headline = region.getByRole('button', { name: 'Write a headline' });
  expect(await headline.count()).toBe(0);
  release();
  await see(region, '2 things are missing for the file:');
  await headline.click();
  await seeFocus(page.getByLabel('Headline', { exact: true }));
  await page.keyboard.type('Near miss in the circuit');
  await page.getByRole('tab', { name: 'Review' }).click();
  await tab.click();
  // The form opens again, with what was typed.
  await page.getByLabel('Headline', { exact: true }).waitFor();
  expect(await page.getByLabel('Headline', { exact: true }).inputValue()).toBe('Near miss in the circuit');
  await page.getByLabel('Date, local').fill(dayFromNow(-1));
  await page.getByRole('button', { name: 'Save for the authority' }).click();
  await seeToast(page, 'Saved for the authority', 'The report itself does not change.');
  await see(region, 'The file is complete.', 'Details missing from the report (2 added)');
  await inspect(page, 'authority');
  expect(await findSmallTargets(page)).toEqual([]);

  const first = await downloaded(page, () => download.click());
  expect(first.name).toMatch(/^windsock-[0-9A-Z]{8}\.e5x$/);
  expect(first.bytes.subarray(0, 2).toString()).toBe('PK');
  await reference.fill('2026-0131');
  await mark.click();
  await see(region, 'Authority: 29 days left', 'Preliminary results', 'Final results', 'ref. 2026-0131', 'SHA-256');
  expect(await file.inputValue()).toBe('follow-up');
  for (const words of ['Preliminary results', 'Final results']) {
    await file.selectOption(words);
    await downloaded(page, () => download.click());
    await sentOn.fill(dayFromNow(0));
    await mark.click();
    await region.getByText(new RegExp(`^${words}, `)).waitFor();
  }
  await see(region, /Authority: sent/);

  await region.getByRole('button', { name: 'Withdraw' }).first().click();
  await page.getByRole('dialog', { name: 'Withdraw this entry?' }).getByRole('button', { name: 'Withdraw' }).click();
  await see(region, 'Withdrawn', /Authority: \d+ days left/);
});

test('saved facts are no longer unsaved, also if more is written while they are saved: a colleague’s change stays (C13.5)', async () => {
  const { manager, id, root } = await nearMiss();
  const { page } = await visit({ as: manager.email });
  const { tab, region } = section(page);
  const facts = `/api/reports/${id}/authority-facts`;
  await page.goto(authorityOf(id));
  const headline = page.getByLabel('Headline', { exact: true });
  const state = page.getByLabel('State/Area', { exact: true });
  const save = page.getByRole('button', { name: 'Save for the authority' });
  await region.getByText(/^Details missing/).click();
  await headline.fill('Near miss');
  const release = await hold(page, /\/authority-facts$/, 'PATCH');
  await save.click();
  await state.pressSequentially('Ty');
  release();
  await seeToast(page, 'Saved for the authority');
  await seeFocus(state);
  await page.keyboard.type('rol');
  await api('PATCH', facts, { headline: 'Near miss in the circuit' }, root);
  await page.getByRole('tab', { name: 'Review' }).click();
  await tab.click();
  await expect.poll(() => headline.inputValue()).toBe('Near miss in the circuit');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save.click();
  await saved;
  await expect.poll(() => save.isDisabled()).toBe(true);
  const expected = { headline: 'Near miss in the circuit', stateArea: 'Tyrol' };
  expect(await api('GET', facts, undefined, root)).toMatchObject(expected);
});

test('Enter pressed twice records a sent file once, also if the response is lost; a colleague’s withdrawal shows on opening again (C13.4)', async () => {
  const { manager, id, root } = await nearMiss();
  const { page, expectError } = await visit({ as: manager.email });
  const { tab, region, reference } = section(page);
  await page.goto(authorityOf(id));
  expectError('Failed to load');
  await loseResponse(page, '**/authority');
  await reference.fill('2026-0131');
  // Both come before the page is drawn again, as from a key that bounces.
  await reference.evaluate((field: HTMLInputElement) => [field, field].map(({ form }) => form?.requestSubmit()));
  await region
    .getByText(/ref\. 2026-0131/)
    .first()
    .waitFor();
  // Otherwise pressing again would record the next kind.
  await expect.poll(() => reference.inputValue()).toBe('');
  const { sent } = await api<{ sent: { id: string }[] }>('GET', `/api/reports/${id}/authority`, undefined, root);
  expect(sent).toHaveLength(1);
  await api('DELETE', `/api/reports/${id}/authority/${sent[0]?.id}`, undefined, root);
  await page.keyboard.press('Escape');
  await page.getByRole('article').getByRole('button').first().click();
  await tab.click();
  await see(region, 'Withdrawn', 'Authority: 2 days left');
});

test('the reporter’s own words are downloaded only after a question; a report marked not reportable shows why, and no clock, and saving the time keeps why (C13.2, C13.3)', async () => {
  const { manager, id, root } = await nearMiss();
  await api('PATCH', `/api/reports/${id}/follow-up`, CODED, root);
  await api('PATCH', `/api/reports/${id}/authority-facts`, { headline: 'Near miss', utcDate: dayFromNow(-1) }, root);
  const { page } = await visit({ as: manager.email, size: NARROW });
  const { tab, region, download } = section(page);
  await page.goto(authorityOf(id));
  await region.getByLabel('As the reporter wrote it').check();
  await region.getByLabel('Include the aircraft').check();
  await download.click();
  const question = page.getByRole('dialog', { name: 'Send the reporter’s own words?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await download.click();
  const { name } = await downloaded(page, () =>
    question.getByRole('button', { name: 'Download the original' }).click(),
  );
  expect(name).toMatch(/\.e5x$/);
  expect(await overflow(page)).toBe(0);
  const clocks = page.getByText(/\d (days?|h) (left|late)|due now|^due /);
  await see(region, /2 days left/, /^due /);
  await region.getByText('Change the deadline').click();
  await page.getByLabel(/^When the club became aware/).fill(`${dayFromNow(-1)}T10:00`);
  // Meanwhile a colleague enters a reason; saving the time leaves it alone.
  const caseUrl = `/api/reports/${id}/authority`;
  await api('PATCH', caseUrl, { notReportable: 'Reported by the tower' }, root);
  await page.keyboard.press('Escape');
  await page.getByRole('article').getByRole('button').first().click();
  await tab.click();
  await see(region, 'Authority: not reportable', 'Not reportable: Reported by the tower');
  await region.getByRole('button', { name: 'Save', exact: true }).click();
  await seeToast(page, 'Saved');
  expect(await api('GET', caseUrl, undefined, root)).toMatchObject({ notReportable: 'Reported by the tower' });
  await page.getByLabel('Why it does not have to be reported').fill('Seen from the ground alone');
  await region.getByRole('button', { name: 'Save', exact: true }).click();
  await seeToast(page, 'Saved');
  await see(region, 'Authority: not reportable', 'Not reportable: Seen from the ground alone');
  await expect.poll(() => clocks.count()).toBe(0);
  await page.goto('/manager');
  await see(page, 'Authority: not reportable');
  expect(await clocks.count()).toBe(0);
});

test('only a club with a regime has an authority section, and only its reporters read of the duty to report (C13.1)', async () => {
  const { person, report, club } = await newClub();
  const id = await report();
  const { page } = await visit({ as: (await person('sms-manager')).email });
  await page.goto('/manager');
  await see(page, '1 new');
  expect(await page.getByText('Authority').count()).toBe(0);
  await page.goto(followUpOf(id));
  await page.getByRole('heading', { name: 'Close', exact: true }).waitFor();
  expect(await page.getByText('Authority').count()).toBe(0);

  const under = await nearMiss();
  const { page: form } = await visit();
  const asked: string[] = [];
  form.on('request', (request) => request.url().includes('/duties') && asked.push(request.url()));
  for (const [name, isObliged] of [
    [club.name, false],
    [under.club.name, true],
  ] as const) {
    await form.goto('/submit');
    await fillRequired(form, name, 'The canopy opened on the launch.');
    const before = asked.length;
    await submitButton(form).click();
    await see(form, 'Report Submitted Successfully');
    await expect.poll(() => asked.length).toBe(before + 1);
    const sentence = form.getByText('Some events must also be reported to the authority');
    if (isObliged) await sentence.waitFor();
    else expect(await sentence.count()).toBe(0);
  }
  expect(await form.getByRole('link', { name: 'aviationreporting.eu' }).getAttribute('href')).toMatch(
    /^https:\/\/e2\./,
  );
});

test('a super-admin chooses the rules and authority of a club by name; an admin is not offered them (C13.1)', async () => {
  const { club, person } = await newClub();
  const { page } = await visit({ as: await rootCookie() });
  await page.goto('/manager/settings');
  await page.getByLabel('Club', { exact: true }).selectOption({ label: club.name });
  await page
    .getByLabel('Rules', { exact: true })
    .selectOption({ label: 'European Union: Regulation (EU) No 376/2014' });
  await page.getByRole('combobox', { name: 'Authority' }).click();
  await page.keyboard.type('switz');
  await page.getByRole('option', { name: 'Switzerland' }).waitFor();
  await page.keyboard.press('Enter');
  await inspect(page, 'settings of the authority');
  await page.getByRole('button', { name: 'Save the authority' }).click();
  await seeToast(page, 'Settings saved');
  const settings = await api('GET', `/api/clubs/${club.id}/settings`, undefined, await rootCookie());
  expect(settings).toMatchObject({ regime: 'EU', responsibleEntity: 171 });
  await page.reload();
  await page.getByLabel('Club', { exact: true }).selectOption({ label: club.name });
  await see(page, 'Switzerland');
  const { page: admins } = await visit({ as: (await person('admin')).email });
  await admins.goto('/manager/settings');
  await see(admins, 'What public copies show');
  expect(await admins.getByText('The authority').count()).toBe(0);
});
