/** The register of hazards, from a report to paper (C18; WCAG 2.2 AA). */
import { expect, test } from 'vitest';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, DESKTOP, NARROW, PHONE } from '../browser.ts';
import { cableBreak, dayFromNow, followUpOf } from '../follow-up/fixtures.ts';
import { hold, overflow, refuse, see, seeFailure, setTextSize } from '../page.ts';
import { api, newClub } from '../people.ts';
import { printSheets } from '../printing/sheets.ts';

const visit = browser();

test('a hazard is created from a report, has an action, needs a reason to close, and warns before input is lost (C18.3)', async () => {
  const { manager, id } = await cableBreak();
  const { page } = await visit({ as: manager.email });
  await page.goto(followUpOf(id));
  await page.getByRole('button', { name: 'Add to a hazard' }).click();
  const choosing = page.getByRole('dialog', { name: 'Add to a hazard' });
  // Once the hazards are loaded, the button no longer moves.
  await see(choosing, 'There are no other hazards in the register yet.');
  await choosing.getByRole('button', { name: 'New hazard' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Hazard' });
  await adding.getByLabel('What could go wrong').fill('Winch cables wear unseen');
  const before = adding.getByRole('group', { name: 'Before controls' });
  await before.getByLabel('Severity').selectOption('5');
  await before.getByLabel('Likelihood').selectOption('3');
  await see(before, '15 · unacceptable');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  // The second changes nothing.
  for (const action of ['Measure the cable each month', 'Measure the cable each month ']) {
    await adding.getByRole('combobox', { name: 'Actions' }).click();
    await page.keyboard.type(action);
    await page.getByRole('option', { name: 'Add as a new action' }).click();
    await expect.poll(() => adding.getByRole('list', { name: 'Actions' }).getByRole('listitem').count()).toBe(1);
  }
  await adding.getByRole('button', { name: 'Add hazard' }).click();
  await adding.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Winch cables wear unseen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hazard', exact: true });
  await dialog.getByRole('button', { name: 'Open: Measure the cable each month' }).click();
  const action = page.getByRole('dialog', { name: 'Change Action' });
  await action.getByRole('link', { name: 'Winch cables wear unseen' }).waitFor();
  await action.getByLabel('Details').fill('Every cable, with a gauge');
  // The form shows what was saved even before the actions are loaded again.
  const release = await hold(page, '**/api/actions?*');
  await action.getByRole('button', { name: 'Save Action' }).click();
  await action.waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'Open: Measure the cable each month' }).click();
  expect(await action.getByLabel('Details').inputValue()).toBe('Every cable, with a gauge');
  release();
  await action.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('link', { name: 'Winch cable break' }).waitFor();
  await dialog.getByRole('radio', { name: 'Closed' }).check();
  await see(dialog, 'Please say why it is closed.');
  await dialog.getByLabel('Reason for closing').fill('The club has a new winch');
  await dialog.getByRole('button', { name: 'Save hazard' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await see(page, 'The club has a new winch');
});

test('emptying the title keeps the chosen club, which alone is nothing to discard (C18.3)', async () => {
  const { root, club } = await newClub();
  const { page } = await visit({ as: root });
  await page.goto('/manager/hazards');
  await page.getByRole('button', { name: 'Add Hazard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Hazard' });
  const chosen = dialog.getByLabel('Club');
  await chosen.selectOption(club.name);
  await dialog.getByLabel('What could go wrong').pressSequentially('x');
  await page.keyboard.press('Backspace');
  expect(await chosen.inputValue()).toBe(club.id);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

/** A club with hazards of several levels; the manager has one of them to review. */
async function withHazards() {
  const cast = await cableBreak();
  const { root, id, club } = cast;
  const add = (body: object) => api('POST', '/api/hazards', { clubId: club.id, ...body }, root);
  const actions = [
    (await api<{ id: string }>('POST', '/api/actions', { title: 'Move the road', clubId: club.id }, root)).id,
  ];
  const cars = { title: 'Cars on the runway', severity: 5, likelihood: 3, leftSeverity: 5, leftLikelihood: 1 };
  await add({ ...cars, controls: 'A lookout at the gate', reports: [id], actions, ownerName: 'Winch master' });
  await add({ title: 'Swans in winter', severity: 3, likelihood: 2, reviewOn: dayFromNow(-3) });
  await add({ title: 'Low sun', severity: 5, likelihood: 3, state: 'accepted' });
  return cast;
}

test('pressing a cell filters the table, by keyboard too, and each cell is named in words (C18.2)', async () => {
  const { manager } = await withHazards();
  const { page } = await visit({ as: manager.email, size: DESKTOP });
  await page.goto('/manager');
  await page.getByRole('link', { name: 'Hazards', exact: true }).click();
  const titles = page.locator('[data-hazard] th button');
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Swans in winter', 'Cars on the runway']);
  const cell = page.getByRole('button', { name: 'Severity 5, likelihood 3, level 15, unacceptable: 1 hazard' });
  await cell.click();
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Cars on the runway']);
  expect(page.url()).toContain('severity=5&likelihood=3');
  expect(await cell.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Swans in winter']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('tab', { name: 'Accepted' }).click();
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Low sun']);
});

test('while the counts could not be loaded, no cell of the grid says that there are none (C18.2)', async () => {
  const { manager } = await withHazards();
  const { page, expectError } = await visit({ as: manager.email });
  expectError('503');
  const counts = /api\/hazards\/counts/;
  await refuse(page, counts, 'GET', 503);
  await page.goto('/manager/hazards');
  await see(page, 'The numbers in the grid could not be loaded.', 'Cars on the runway');
  expect(await page.getByRole('button', { name: /, level \d+, .*: 0 hazards/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Severity 5, likelihood 3' }).waitFor();
  await page.unroute(counts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Severity 5, likelihood 3, level 15, unacceptable: 1 hazard' }).waitFor();
  await page.getByText('could not be loaded').waitFor({ state: 'hidden' });
});

test('closing a hazard steps back; one that could not be loaded can be opened again (C18.1)', async () => {
  const { manager } = await withHazards();
  const { page, expectError } = await visit({ as: manager.email });
  const dialog = page.getByRole('dialog', { name: 'Hazard', exact: true });
  const opener = page.getByRole('button', { name: 'Cars on the runway' });
  await page.goto('/manager/hazards');
  await page.getByRole('tab', { name: 'All' }).click();
  expectError('503');
  const one = /api\/hazards\/[0-9a-f-]{36}$/;
  await refuse(page, one, 'GET', 503, 'Back in a moment');
  await opener.click();
  await seeFailure(page, 'The hazard could not be loaded', '503: Back in a moment');
  await page.waitForURL('**/hazards?state=all');
  await page.unroute(one);
  await opener.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/hazards?state=all');
  await page.goBack();
  await page.waitForURL('**/hazards');
  await expect.poll(() => dialog.count()).toBe(0);
});

test('after a conflict the dialog shows what somebody else changed, and takes over what was not changed here (C18.3)', async () => {
  const { manager, root } = await withHazards();
  const { page, expectError } = await visit({ as: manager.email, size: PHONE });
  expectError('409');
  const dialog = page.getByRole('dialog', { name: 'Hazard', exact: true });
  await page.goto('/manager/hazards');
  await page.getByRole('button', { name: 'Cars on the runway' }).click();
  await dialog.getByLabel('Controls', { exact: true }).fill('A barrier');
  const call = `/api/hazards/${new URL(page.url()).searchParams.get('hazard')}`;
  const theirs = { controls: 'A traffic light', state: 'closed', closedBecause: 'The road is gone' };
  await api('PATCH', call, theirs, root);
  await dialog.getByLabel('Review date').scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: 'Save hazard' }).click();
  const alert = dialog.getByRole('alert');
  await see(alert, 'Somebody else has changed this hazard in the meantime.', 'A traffic light', 'Closed');
  await expect
    .poll(() => alert.first().evaluate((section) => section.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
  expect(await alert.getByRole('term').allInnerTexts()).toEqual(['Controls', 'State', 'Reason for closing']);
  expect(await dialog.getByLabel('Controls', { exact: true }).inputValue()).toBe('A barrier');
  expect(await dialog.getByLabel('Reason for closing').inputValue()).toBe('The road is gone');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await api('GET', call, undefined, root)).toMatchObject({ ...theirs, controls: 'A barrier' });
});

test('the page and its form are accessible in both themes, on a desktop, on a phone and at 320 px (C18.2)', async () => {
  const { manager } = await withHazards();
  const { page } = await visit({ as: manager.email });
  for (const size of [DESKTOP, PHONE, NARROW]) {
    await page.setViewportSize(size);
    await page.goto('/manager/hazards');
    await see(page, 'Cars on the runway', '15 · unacceptable');
    await inspect(page, `hazards at ${size.width}`);
    expect(await overflow(page)).toBe(0);
    if (size === NARROW) expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cars on the runway' }).click();
    await page.getByRole('link', { name: 'Winch cable break' }).waitFor();
    await inspect(page, `a hazard at ${size.width}`);
  }
});

test('the register prints by level, with controls, open actions and owners, and nothing else of the page (C18.3)', async () => {
  const { manager } = await withHazards();
  const { page } = await visit({ as: manager.email });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/manager/hazards');
  await page.getByRole('button', { name: 'Print' }).click();
  const paper = page.locator('[data-slip]');
  await paper.waitFor({ state: 'attached' });
  expect(await paper.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await paper.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Level: unacceptable',
    'Level: tolerable with care',
  ]);
  expect(await paper.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Low sun (accepted)',
    'Cars on the runway (open)',
    'Swans in winter (open)',
  ]);
  await see(paper, 'Controls: A lookout at the gate', 'To do: Move the road', 'Owner: Winch master');
  expect(await page.locator('body').innerText()).toBe(await paper.innerText());
});

test('the page prints from its first sheet on, and at 200 % text in German does not scroll sideways on a phone (C18.2)', async () => {
  const { manager } = await withHazards();
  const { page } = await visit({ as: manager.email });
  await page.goto('/manager/hazards');
  await see(page, 'Cars on the runway', '15 · unacceptable');
  const { sheets } = await printSheets(page);
  expect(sheets[0]?.boxes.map(({ text }) => text)).toContain('Likelihood');
  await page.setViewportSize(PHONE);
  await page.goto('/de/manager/hazards');
  await see(page, 'Cars on the runway');
  await setTextSize(page, '32px');
  expect(await overflow(page)).toBe(0);
});
