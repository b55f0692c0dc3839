/** Erasing the reporter's contact on request, from the review dialog (docs/decisions/012-retention.md, C4). */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, inGroups } from '../../domain/receipt/code.ts';
import { CAST } from '../../test/cast.ts';
import { jpeg } from '../../test/jpeg.ts';
import { browser, DESKTOP, PHONE } from '../browser.ts';
import { refuse, see, seeFailure, seeFocus, seeToast } from '../page.ts';
import { api, newClub, request } from '../people.ts';

const visit = browser();

const ERASED = "The reporter's name, email and phone number have been erased.";
const CONTACT = { reporterName: 'Wilhelmina Quist', reporterTelephone: '+44 7700 900123' };

async function openReview(role: 'sms-manager' | 'admin' | 'super-admin', size = DESKTOP) {
  const { person, report, root } = await newClub();
  const id = await report({ headline: 'Rope break', ...CONTACT });
  const email = role === 'super-admin' ? CAST.superAdmin.email : (await person(role)).email;
  const opened = await visit({ as: email, size });
  await opened.page.goto(`/manager?report=${id}`);
  const dialog = opened.page.getByRole('dialog', { name: 'Rope break' });
  await see(dialog, CONTACT.reporterName);
  const erase = dialog.getByRole('button', { name: 'Erase contact details', exact: true });
  const question = opened.page.getByRole('dialog', { name: 'Erase Contact Details' });
  const stored = () => api<Record<string, string | null>>('GET', `/api/reports/${id}`, undefined, root);
  return { ...opened, dialog, erase, question, stored };
}

async function upload(): Promise<string> {
  const headers = { 'content-type': 'image/jpeg' };
  const body = new Uint8Array(jpeg());
  const answer = await request('/api/uploads', { method: 'POST', headers, body });
  return ((await answer.json()) as { id: string }).id;
}

test.each([
  ['admin', PHONE],
  ['super-admin', DESKTOP],
] as const)('%s erases the contact after a confirmation, and the section then says so (C4)', async (role, size) => {
  const { page, dialog, erase, question, stored } = await openReview(role, size);
  const comment = dialog.getByPlaceholder('Add your analysis');
  await comment.fill('Half a thought');
  await erase.click();
  await see(question, 'This action cannot be undone', 'What stays: the report with every other field');
  // A confirmation opened from far down does not scroll the dialog below it.
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await seeFocus(erase);
  expect((await stored())['reporterName']).toBe(CONTACT.reporterName);

  await erase.click();
  await question.getByRole('button', { name: 'Erase Contact Details' }).click();
  await seeToast(page, 'Contact details erased', 'The report itself is unchanged.');
  const note = dialog.getByText(ERASED);
  await seeFocus(note);
  expect(await erase.count()).toBe(0);
  expect(await dialog.getByText(CONTACT.reporterName).count()).toBe(0);
  expect(await comment.inputValue()).toBe('Half a thought');
  expect(await stored()).toMatchObject({ reporterName: null, reporterEmail: null, reporterTelephone: null });
});

test('a refused erasure says why, nothing is erased, and the question stays open for another try', async () => {
  const { page, erase, question, stored, expectError } = await openReview('admin');
  expectError('503');
  await refuse(page, '**/contact', 'DELETE', 503, 'Back in a moment');
  await erase.click();
  await question.getByRole('button', { name: 'Erase Contact Details' }).click();
  await seeFailure(page, 'Failed to erase contact details', '503: Back in a moment');
  expect((await stored())['reporterName']).toBe(CONTACT.reporterName);
  // The question is still open for another try.
  await page.unroute('**/contact');
  await question.getByRole('button', { name: 'Erase Contact Details' }).click();
  await seeToast(page, 'Contact details erased');
});

test('an sms-manager sees the contact and no way to erase it (C4)', async () => {
  const { dialog, erase } = await openReview('sms-manager');
  await see(dialog, 'Reporter Contact', CONTACT.reporterTelephone);
  expect(await erase.count()).toBe(0);
});

test('photos added after the reporter erased the contact can be erased in the dialog, published ones too (C16.3)', async () => {
  const { report, root, person } = await newClub();
  const receiptCode = inGroups(codeOf(randomBytes(20)));
  const id = await report({ headline: 'Rope break', receiptCode, ...CONTACT });
  await api('POST', '/api/receipt/erase-contact', { code: receiptCode });
  const { page } = await visit({ as: (await person('admin')).email });
  await page.goto(`/manager?report=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Rope break' });
  await see(dialog, ERASED);
  const erase = dialog.getByRole('button', { name: 'Erase the photos' });
  expect(await erase.count()).toBe(0);
  await api('POST', '/api/receipt/details', { code: receiptCode, uploads: [await upload()] });
  const openAgain = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Rope break' }).click();
  };
  await openAgain();
  await dialog.getByRole('button', { name: 'View photo 1', exact: true }).waitFor();
  const [photo] = await api<{ id: string }[]>('GET', `/api/reports/${id}/photos`, undefined, root);
  const publication = { upload: await upload(), description: 'The worn ring.' };
  await api('PUT', `/api/reports/${id}/photos/${photo?.id}/published`, publication, root);
  await openAgain();
  await dialog.getByRole('button', { name: 'View photo 1, published' }).waitFor();
  await erase.click();
  const question = page.getByRole('dialog', { name: 'Erase the photos' });
  await see(question, 'They are erased for good, published ones included.');
  await question.getByRole('button', { name: 'Erase the photos' }).click();
  await seeToast(page, 'Photos erased', 'The report itself is unchanged.');
  await seeFocus(dialog.getByText(ERASED));
  expect([await erase.count(), await dialog.getByRole('button', { name: 'View photo 1' }).count()]).toEqual([0, 0]);
  expect(await api('GET', `/api/reports/${id}/photos`, undefined, root)).toEqual([]);
});
