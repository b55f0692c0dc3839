/** Auto-save: two people in one follow-up, an ended session, no connection; another club sees none of it (C8.3). */
import { expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { browser } from '../browser.ts';
import { hold, loseResponse, refuse, see, seeFailure } from '../page.ts';
import { api, newClub, signIn } from '../people.ts';
import { cableBreak, controlsOf, followUpOf } from './fixtures.ts';

const visit = browser();

test("two people in one follow-up: the other's text is shown, one's own stays, and either can be kept", async () => {
  const { manager, person, id } = await cableBreak();
  const other = await signIn((await person('admin')).email);
  const { page, expectError } = await visit({ as: manager.email });
  const { findings, kind, dialog, saved } = controlsOf(page);
  await page.goto(followUpOf(id));
  await findings.waitFor();
  // A change to another field does not conflict.
  await api('PATCH', `/api/reports/${id}/follow-up`, { occurrenceClass: 300 }, other);
  expectError('409');
  await findings.fill('The shackle was worn.');
  await saved.waitFor();
  await expect.poll(() => kind.inputValue()).toBe('300');

  await api('PATCH', `/api/reports/${id}/follow-up`, { findings: 'The drum was worn.' }, other);
  await findings.fill('The shackle was worn through.');
  await see(dialog, 'Somebody else has changed this report meanwhile', 'The drum was worn.');
  expect(await findings.inputValue()).toBe('The shackle was worn through.');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await saved.waitFor();
  const now = await api<{ findings: string }>('GET', `/api/reports/${id}/follow-up`, undefined, other);
  expect(now.findings).toBe('The shackle was worn through.');

  await api('PATCH', `/api/reports/${id}/follow-up`, { findings: 'Both were worn.' }, other);
  await findings.fill('Mine again.');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => findings.inputValue()).toBe('Both were worn.');
});

test("telling the reporter and closing while one's own text is being saved is not a conflict with it (C8.3)", async () => {
  const { manager, id, root } = await cableBreak();
  await api('PATCH', `/api/reports/${id}/follow-up`, { told: 'The cable is replaced.' }, root);
  const { page, expectError } = await visit({ as: manager.email });
  const { findings, tell, closeIt, dialog } = controlsOf(page);
  await page.goto(followUpOf(id));
  await page.getByRole('radio', { name: 'No action needed' }).check();
  const release = await hold(page, '**/follow-up', 'PATCH');
  await findings.fill('The shackle was worn.');
  await tell.click();
  release();
  await see(dialog, /Sent on \w{3} \d/);
  // A colleague's new action is shown by the refusal that it causes.
  const action = await api<{ id: string }>('POST', '/api/actions', { title: 'Brief the crew', reportId: id }, root);
  expectError('409');
  await closeIt.click();
  await see(dialog.locator('[data-action]'), 'Brief the crew');
  expect(await closeIt.isDisabled()).toBe(true);
  await api('PATCH', `/api/actions/${action.id}`, { state: 'dropped' }, root);
  await page.keyboard.press('Escape');
  await page.getByRole('article').getByRole('button').first().click();
  await controlsOf(page).tab.click();
  await expect.poll(() => closeIt.isEnabled()).toBe(true);
  const releaseAgain = await hold(page, '**/follow-up', 'PATCH');
  await findings.fill('The shackle was worn through.');
  await closeIt.click();
  releaseAgain();
  await see(dialog, /Closed on .* by Robin Keller/);
});

test("a colleague's text that has not been seen is neither sent to the reporter nor closed over (C8.3, C8.9)", async () => {
  const { manager, id, root } = await cableBreak();
  const path = `/api/reports/${id}/follow-up`;
  const colleague = (change: object) => api('PATCH', path, change, root);
  const stored = () => api<{ toldSent: object | null; closed: object | null }>('GET', path, undefined, root);
  await colleague({ told: 'The cable is replaced.' });
  const { page, expectError } = await visit({ as: manager.email });
  const { findings, told, tell, closeIt, dialog, saved } = controlsOf(page);
  const changed = '409: Somebody else has changed this report meanwhile';
  await page.goto(followUpOf(id));
  await see(dialog.getByRole('region', { name: 'Preview' }), 'The cable is replaced.');
  await colleague({ told: 'The winch is sold.' });
  expectError('409');
  await findings.fill('The shackle was worn.');
  await tell.click();
  await seeFailure(page, 'Reply not sent', changed);
  expect(await told.inputValue()).toBe('The winch is sold.');
  await saved.waitFor();
  expect(await stored()).toMatchObject({ toldSent: null });
  await tell.click();
  await see(dialog, /Sent on \w{3} \d/);

  const note = page.getByLabel('Note', { exact: true });
  await page.getByRole('radio', { name: 'No action needed' }).check();
  await note.fill('Drum checked.');
  await colleague({ conclusions: 'The drum wears the shackle.' });
  await findings.fill('The shackle was worn through.');
  await closeIt.click();
  await seeFailure(page, 'Follow-up not closed', changed);
  await see(dialog, 'The drum wears the shackle.');
  expect(await stored()).toMatchObject({ closed: null });
  // What is typed now could no longer be sent.
  const release = await hold(page, '**/follow-up/close', 'POST');
  await closeIt.click();
  await page.getByRole('button', { name: 'Closing...' }).waitFor();
  await note.evaluate((field) => field.focus());
  await page.keyboard.type('Rope');
  expect(await note.inputValue()).toBe('Drum checked.');
  release();
  await see(dialog, /Closed on .* by Robin Keller/);
  expect(await stored()).toMatchObject({ closed: { note: 'Drum checked.' } });
});

test('text typed after a colleague has closed the follow-up is saved once it is reopened (C8.3, C8.4)', async () => {
  const { manager, id, root } = await cableBreak();
  const { page, expectError } = await visit({ as: manager.email });
  const { findings, dialog, saved } = controlsOf(page);
  await page.goto(followUpOf(id));
  await findings.waitFor();
  const { revision } = await api<{ revision: string }>('GET', `/api/reports/${id}/follow-up`, undefined, root);
  await api('POST', `/api/reports/${id}/follow-up/close`, { reason: 'no-action-needed', note: null, revision }, root);
  expectError('409');
  await findings.fill('The shackle was worn.');
  await see(dialog, 'Not saved: Reopen the follow-up first');
  await page.getByRole('button', { name: 'Reopen' }).click();
  await saved.waitFor();
  const now = await api<{ findings: string }>('GET', `/api/reports/${id}/follow-up`, undefined, root);
  expect(now.findings).toBe('The shackle was worn.');
});

test('Enter pressed twice adds an action once; one whose response is lost is shown (C8.7)', async () => {
  const { manager, id, root } = await cableBreak();
  const { page, expectError } = await visit({ as: manager.email });
  const { what, dialog } = controlsOf(page);
  await page.goto(followUpOf(id));
  await what.fill('Replace the cable');
  // Both come before the page is drawn again, as from a key that bounces.
  await what.evaluate((field: HTMLInputElement) => [field, field].map(({ form }) => form?.requestSubmit()));
  await dialog.locator('[data-action]').first().waitFor();
  expect(await api('GET', `/api/actions?reportId=${id}`, undefined, root)).toHaveLength(1);
  expectError('Failed to load');
  await loseResponse(page, '**/api/actions');
  await what.fill('Measure the drum');
  await what.press('Enter');
  await see(dialog.getByRole('list', { name: 'Actions' }), 'Measure the drum');
});

test('when the session ends, unsaved text is kept through the login page and then saved', async () => {
  const { manager, id } = await cableBreak();
  const { page, context, expectError } = await visit({ as: manager.email });
  const { findings, what, saved } = controlsOf(page);
  expectError('401');
  // Changing to it after signing in would load another document.
  await api('PATCH', '/api/auth/language', { language: 'de' }, await signIn(manager.email));
  await page.goto(followUpOf(id));
  await what.fill('Half an action');
  await context.clearCookies();
  await findings.fill('Worth keeping');
  await page.waitForURL('**/manager/login');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await saved.waitFor();
  expect([await findings.inputValue(), await what.inputValue()]).toEqual(['Worth keeping', 'Half an action']);
  const cookie = await signIn(manager.email);
  const now = await api<{ findings: string }>('GET', `/api/reports/${id}/follow-up`, undefined, cookie);
  expect(now.findings).toBe('Worth keeping');
});

test('when the session ends, changes to an action are kept through the login page (C7.9)', async () => {
  const { manager, id, root } = await cableBreak();
  await api('POST', '/api/actions', { reportId: id, title: 'Replace the cable' }, root);
  const { page, context, expectError } = await visit({ as: manager.email });
  expectError('401');
  await page.goto('/manager/actions');
  const change = page.getByRole('dialog', { name: 'Change Action' });
  await page.getByRole('button', { name: 'Replace the cable' }).click();
  await change.getByLabel('Details').fill('The whole 1,000 m');
  await context.clearCookies();
  await change.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/manager/login*');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Password').fill(CAST_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Replace the cable' }).click();
  expect(await change.getByLabel('Details').inputValue()).toBe('The whole 1,000 m');
});

test('without a connection unsaved text is reported, guarded on leaving, kept when the dialog closes, and saved later', async () => {
  const { manager, id } = await cableBreak();
  const { page, expectError } = await visit({ as: manager.email });
  const { findings, saved, dialog } = controlsOf(page);
  expectError('ERR_');
  await page.goto(followUpOf(id));
  await refuse(page, '**/follow-up', 'PATCH');
  await findings.fill('Written in the valley');
  await see(dialog, 'Not saved: Please check your internet connection and try again');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Winch cable break' }).click();
  await page.getByRole('tab', { name: 'Follow-up' }).click();
  await expect.poll(() => findings.inputValue()).toBe('Written in the valley');
  await saved.waitFor();
});

test('another club sees no action, no count and no follow-up', async () => {
  const { root, id } = await cableBreak();
  await api('POST', '/api/actions', { title: 'Replace the cable', reportId: id, due: '2020-01-01' }, root);
  const stranger = await (await newClub()).person('admin');
  const { page, expectError } = await visit({ as: stranger.email });
  await page.goto('/manager/actions');
  await see(page, 'No action is open. Say who does what by when, and ask later whether it worked.');
  expect(await page.getByRole('navigation', { name: 'Staff' }).innerText()).not.toContain('overdue');
  expectError('404');
  await page.goto(followUpOf(id));
  await see(page, 'This report does not exist');
});
