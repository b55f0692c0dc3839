/** The safety team's side of a conversation, and the poster that links to the form (C8.8, C10.4, C10.6). */
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, inGroups } from '../../domain/receipt/code.ts';
import { findSmallTargets, inspect } from '../accessibility/accessibility.ts';
import { browser, NARROW, PHONE } from '../browser.ts';
import { loseResponse, overflow, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub } from '../people.ts';

const visit = browser();

async function reportWithMessage() {
  const cast = await newClub();
  const manager = await cast.person('sms-manager');
  const code = inGroups(codeOf(randomBytes(20)));
  const headline = `Frayed rope ${randomUUID().slice(0, 8)}`;
  const id = await cast.report({ headline, receiptCode: code });
  await api('POST', '/api/receipt/messages', { code, body: 'It was the <b>old</b> winch.' });
  return { ...cast, manager, code, id, headline };
}

test('a new answer is marked on the card and the tab, is read and answered, and is then no longer new (C8.8, C10.4)', async () => {
  const { manager, code, headline } = await reportWithMessage();
  const { page } = await visit({ as: manager.email });
  await page.goto('/manager');
  await see(page, 'New answer');
  await page.getByRole('button', { name: headline }).click();
  await page.getByRole('tab', { name: 'Conversation: New answer' }).click();
  await see(page, 'It was the <b>old</b> winch.', 'New');
  await page.getByRole('tab', { name: 'Conversation', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send message' }).click();
  await see(page, 'Please write something');
  await page.getByLabel('Message to the reporter').fill('Thank you.\nWhich day?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await seeToast(page, 'Message sent');
  await see(page, 'Not read yet', 'Robin Keller');
  const { messages } = await api<{ messages: { body: string }[] }>('POST', '/api/receipt', { code });
  expect(messages.map(({ body }) => body)).toEqual(['It was the <b>old</b> winch.', 'Thank you.\nWhich day?']);
  await page.goto('/manager');
  await page.getByRole('button', { name: headline }).waitFor();
  expect(await page.getByText('New answer').count()).toBe(0);
});

test('an unsent message is kept when the dialog is closed and when sending fails, and arrives once when sent again (C10.4)', async () => {
  const { manager, id, code, headline } = await reportWithMessage();
  const { page, expectError } = await visit({ as: manager.email });
  expectError('Failed to load');
  await page.goto(`/manager?report=${id}&view=conversation`);
  const field = page.getByLabel('Message to the reporter');
  await field.fill('Which day was it?');
  await loseResponse(page, '**/messages');
  await page.getByRole('button', { name: 'Send message' }).click();
  await seeFailure(page, 'The message was not sent');
  expect(await field.inputValue()).toBe('Which day was it?');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: headline }).click();
  await page.getByRole('tab', { name: /^Conversation/ }).click();
  expect(await field.inputValue()).toBe('Which day was it?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await seeToast(page, 'Message sent');
  expect(await page.getByText('Which day was it?').count()).toBe(1);
  const { messages } = await api<{ messages: { from: string }[] }>('POST', '/api/receipt', { code });
  expect(messages.map(({ from }) => from)).toEqual(['reporter', 'team']);
});

test('once the reporter has erased the contact, an admin can erase the conversation, an sms-manager cannot (C10.5)', async () => {
  const { manager, person, code, id } = await reportWithMessage();
  const there = `/manager?report=${id}&view=conversation`;
  const words = 'It was the <b>old</b> winch.';
  const erase = { name: 'Erase the conversation' };
  const admin = await person('admin');
  const { page } = await visit({ as: admin.email });
  await page.goto(there);
  await see(page, words);
  expect(await page.getByRole('button', erase).count()).toBe(0);
  await api('POST', '/api/receipt/erase-contact', { code });
  const other = await visit({ as: manager.email });
  await other.page.goto(there);
  await see(other.page, words);
  expect(await other.page.getByRole('button', erase).count()).toBe(0);
  const unsent = other.page.getByLabel('Message to the reporter');
  await unsent.fill('Which day was it?');
  await page.goto(there);
  await page.getByRole('button', erase).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', erase).click();
  await page.getByRole('button', { name: 'Erase Conversation' }).click();
  await seeToast(page, 'Conversation erased');
  await see(page, /This reporter has no code to read an answer with/);
  expect(await page.getByText(words).count()).toBe(0);
  await expect(api('POST', '/api/receipt', { code })).rejects.toThrow('404');
  other.expectError('409');
  await other.page.getByRole('button', { name: 'Send message' }).click();
  await see(other.page, /This reporter has no code to read an answer with/);
  expect(await unsent.inputValue()).toBe('Which day was it?');
  await other.page.getByRole('button', { name: 'Discard' }).click();
  await unsent.waitFor({ state: 'detached' });
});

test('once the conversation is erased, the question closes and says so, even if the new state cannot be loaded (C10.5)', async () => {
  const { person, code, id } = await reportWithMessage();
  await api('POST', '/api/receipt/erase-contact', { code });
  const { page, expectError } = await visit({ as: (await person('admin')).email });
  expectError('Failed to load');
  await page.goto(`/manager?report=${id}&view=conversation`);
  await page.getByRole('button', { name: 'Erase the conversation' }).click();
  const question = page.getByRole('dialog', { name: 'Erase the Conversation' });
  await page.route('**/messages', (route) => route.abort());
  await question.getByRole('button', { name: 'Erase Conversation' }).click();
  await seeToast(page, 'Conversation erased');
  await question.waitFor({ state: 'detached' });
  await expect(api('POST', '/api/receipt', { code })).rejects.toThrow('404');
});

test('without a receipt code the tab says why nothing can be written (C10.4)', async () => {
  const cast = await newClub();
  const manager = await cast.person('sms-manager');
  const id = await cast.report();
  const { page } = await visit({ as: manager.email });
  await page.goto(`/manager?report=${id}&view=conversation`);
  await see(page, /This reporter has no code to read an answer with/);
  expect(await page.getByLabel('Message to the reporter').count()).toBe(0);
});

test('the conversation is accessible at 320 px (section 2)', async () => {
  const { manager, id } = await reportWithMessage();
  const { page } = await visit({ as: manager.email, size: NARROW });
  await page.goto(`/manager?report=${id}&view=conversation`);
  await see(page, 'It was the <b>old</b> winch.');
  await inspect(page, 'conversation');
  expect(await findSmallTargets(page)).toEqual([]);
});

test('an admin opens the poster from the settings; it warns of an unset address and prints on one sheet (C10.6)', async () => {
  const cast = await newClub();
  const admin = await cast.person('admin');
  const { page } = await visit({ as: admin.email, size: PHONE });
  await page.goto('/manager/settings');
  await page.getByRole('link', { name: 'Poster' }).click();
  const sheet = page.getByRole('article', { name: `Poster for ${cast.club.name}` });
  await see(sheet, 'Something happened? Tell us.', 'Two minutes, in confidence, without an account.');
  await sheet.getByRole('img').waitFor();
  await see(page, /Check the address before you print/);
  await inspect(page, 'poster');
  expect(await overflow(page)).toBe(0);
  await see(sheet, 'You get a code that lets you see what came of it and answer questions.');
  // The printed address, in lower or upper case, opens the form with its club; an unknown code is not a page.
  const short = (await sheet.getByText(/\/s\//).textContent()) ?? '';
  const reader = (await visit()).page;
  await reader.goto(`http://${short.toUpperCase().replace('/S/', '/s/')}`);
  await see(reader, `Club: ${cast.club.name}`);
  expect(new URL(reader.url()).search).toBe(`?club=${cast.club.id}`);
  const unknown = await reader.request.get('/s/0000-0000');
  expect([unknown.status(), (await unknown.text()).includes(cast.club.name)]).toEqual([404, false]);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a super-admin opens the poster from the club management, with the current name of the club (C10.6)', async () => {
  const cast = await newClub();
  const { page } = await visit({ as: cast.root });
  await page.goto('/manager/clubs');
  await page.getByRole('link', { name: `Poster for ${cast.club.name}` }).click();
  await page.getByRole('article', { name: `Poster for ${cast.club.name}` }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: `Edit ${cast.club.name}` }).click();
  await page.getByLabel('Club Name').fill(`New ${cast.club.name}`);
  await page.getByRole('button', { name: 'Update Club' }).click();
  await page.getByRole('link', { name: `Poster for New ${cast.club.name}` }).click();
  await page.getByRole('article', { name: `Poster for New ${cast.club.name}` }).waitFor();
});

test('the address of the poster chooses its club on the form; an unknown club is ignored (C10.6)', async () => {
  const cast = await newClub();
  const { page } = await visit();
  await page.goto(`/submit?club=${cast.club.id}`);
  await see(page, `Club: ${cast.club.name}`);
  const other = await visit();
  await other.page.goto(`/submit?club=${randomUUID()}`);
  await expect.poll(() => other.page.getByRole('combobox', { name: 'Club' }).textContent()).toContain('Select a club');
});
