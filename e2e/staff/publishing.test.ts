/** Approve, comment and hide: toasts, busy labels, failures, decisions about the copy (sections 2, 4, 5 and 8; C5). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { hold, refuse, see, seeFailure, seeToast } from '../page.ts';
import { api, newClub, request, signIn } from '../people.ts';

const visit = browser();
const comment = (page: Page) =>
  page.getByPlaceholder('Add your analysis, lessons learned, and any safety recommendations...');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function review(texts: Record<string, string> = {}) {
  const { person, report, approve } = await newClub();
  const id = await report({ headline: 'Rope break', ...texts });
  const opened = await visit({ as: await signIn((await person('sms-manager')).email), size: PHONE });
  const open = async () => {
    await opened.page.goto(`/manager?report=${id}`);
    await comment(opened.page).waitFor();
  };
  await open();
  return { id, approve, open, ...opened };
}

test('comment, approve and hide: each has its toast, closes the dialog and updates the list (sections 4 and 8)', async () => {
  const { id, page } = await review();
  const isPublic = async () => (await request(`/api/reports/public/${id}`)).status;
  expect(await comment(page).evaluate((box) => getComputedStyle(box).minHeight)).toBe('120px');
  await page.getByText('1 new').waitFor({ state: 'attached' });
  await comment(page).fill('Brief the launch failure.');
  await button(page, 'Save Comment Only').click();
  await seeToast(page, 'Comment saved', 'Internal comment added to report.');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await isPublic()).toBe(404);
  // Every number on the page updates after each action, without a reload.
  await see(page, 'Commented', 'Pending (1)', '1 in hand');
  const filter = page.getByRole('link', { name: '1 in hand' });
  expect(await filter.getAttribute('aria-current')).toBe(null);
  await button(page, 'Rope break').click();
  expect(await comment(page).inputValue()).toBe('Brief the launch failure.');
  await button(page, 'Approve & Publish').click();
  await seeToast(page, 'Report approved', 'The report is now visible on the public reports page.');
  await see(page, 'Approved (1)');
  expect(await isPublic()).toBe(200);

  await button(page, 'Rope break').click();
  const dialog = page.getByRole('dialog');
  await see(dialog, 'This report is publicly visible');
  expect(await dialog.getByText('Add your analysis and approve').count()).toBe(0);
  const release = await hold(page, '**/hide', 'POST');
  await button(page, 'Hide from Public').click();
  await button(page, 'Hiding...').waitFor();
  expect(await button(page, 'Hiding...').isDisabled()).toBe(true);
  release();
  await seeToast(page, 'Report hidden', 'The report has been removed from public view.');
  expect(await isPublic()).toBe(404);
  await see(page, 'Pending (1)');
});

test('both buttons are disabled while the comment is blank or a request is pending (section 2, C7.7)', async () => {
  const { page } = await review();
  const both = async () => [
    await button(page, 'Approve & Publish').isDisabled(),
    await button(page, 'Save Comment Only').isDisabled(),
  ];
  await comment(page).fill('   ');
  expect(await both()).toEqual([true, true]);
  await comment(page).fill('Enough.');
  await expect.poll(both).toEqual([false, false]);
  const release = await hold(page, '**/approve', 'POST');
  await button(page, 'Approve & Publish').click();
  await expect.poll(both).toEqual([true, true]);
  release();
  await seeToast(page, 'Report approved');
});

test('while a review is being saved its text is locked; another report opened in the meantime stays open (C7.7)', async () => {
  const { person, report } = await newClub();
  const [first, second] = [await report({ headline: 'Rope break' }), await report({ headline: 'Ground loop' })];
  const { page } = await visit({ as: await signIn((await person('sms-manager')).email) });
  await page.goto('/manager');
  await button(page, 'Ground loop').click();
  await comment(page).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Rope break').click();
  await comment(page).fill('Brief the launch failure.');
  const release = await hold(page, '**/comment', 'POST');
  await button(page, 'Save Comment Only').click();
  await expect.poll(() => comment(page).evaluate((box) => box.closest('[inert]') !== null)).toBe(true);
  await page.goBack();
  await button(page, 'Ground loop').click();
  release();
  await seeToast(page, 'Comment saved');
  await page.getByRole('dialog', { name: 'Ground loop' }).waitFor();
  expect(new URL(page.url()).searchParams.get('report')).toBe(second);
  expect(first).not.toBe(second);
});

test('a failure keeps dialog and comment, and its toast names what failed (section 8)', async () => {
  const { id, approve, open, page, expectError } = await review();
  expectError('503');
  expectError('400');
  await comment(page).fill('Brief the launch failure.');
  await refuse(page, '**/comment', 'POST', 503, 'Back in a moment');
  await button(page, 'Save Comment Only').click();
  await seeFailure(page, 'Failed to save comment', '503: Back in a moment');
  await refuse(page, '**/approve', 'POST', 503, 'Back in a moment');
  await button(page, 'Approve & Publish').click();
  await seeFailure(page, 'Failed to approve', '503: Back in a moment');
  await page.unroute('**/approve');
  const blank = {
    message: 'x',
    errors: [{ path: 'comment', message: 'Please add a comment before approving the report.' }],
  };
  await page.route('**/approve', (route) =>
    route.fulfill({ status: 400, headers: { Problem: 'reports/comment-required' }, json: blank }),
  );
  await button(page, 'Approve & Publish').click();
  await seeFailure(page, 'Comment required', 'Please add a comment before approving the report.');
  expect(await comment(page).inputValue()).toBe('Brief the launch failure.');

  await approve(id);
  page.on('dialog', (question) => question.accept());
  await open();
  await refuse(page, '**/hide', 'POST', 503, 'Back in a moment');
  await button(page, 'Hide from Public').click();
  await seeFailure(page, 'Failed to hide report', '503: Back in a moment');
});

test('finds can be put back or reworded, and more words replaced, before anything is published (C5.4)', async () => {
  const { id, page } = await review({
    narrative: 'Tom Baker told Anna Kowalski that the rope of the blue tug was old.',
  });
  const copy = page.getByRole('region', { name: 'Public preview' });
  const finds = page.getByRole('region', { name: 'Identifying information' });
  await see(copy, '[name]');
  await finds.getByRole('button', { name: 'Put back “Tom Baker”' }).click();
  await see(copy, 'Tom Baker');
  await finds.getByRole('button', { name: 'Reword “Anna Kowalski”' }).click();
  await finds.getByLabel('Replacement text', { exact: true }).fill('the tug pilot');
  await finds.getByRole('button', { name: 'Use this wording' }).click();
  await see(copy, 'the tug pilot');
  await finds.getByText('Replace more words').click();
  await finds.getByLabel('Words in the report').fill('blue tug');
  await finds.getByLabel('Replacement text for all of them').fill('tug');
  await finds.getByRole('button', { name: 'Replace everywhere' }).click();
  await see(finds, 'Replaced in 1 place.');
  expect((await request(`/api/reports/public/${id}`)).status).toBe(404);
  await comment(page).fill('Replace ropes in time.');
  await button(page, 'Approve & Publish').click();
  await seeToast(page, 'Report approved');
  const { narrative } = await api<{ narrative: string }>('GET', `/api/reports/public/${id}`);
  expect(narrative).toBe('Tom Baker told the tug pilot that the rope of the tug was old.');
});

test('a decision about words of the comment concerns the same words after an edit, even before the preview follows (C5.4)', async () => {
  const { id, page } = await review({ narrative: 'The rope broke at 200 feet.' });
  const finds = page.getByRole('region', { name: 'Identifying information' });
  await comment(page).fill('Mr Smith, Mr Jones and Mr Miller were there.');
  await finds.getByRole('button', { name: 'Put back “Jones”' }).waitFor();
  await finds.getByText('Replace more words').click();
  const release = await hold(page, '**/public-preview', 'POST');
  await comment(page).fill('Yesterday Mr Smith, Mr Jones and Mr Miller were there.');
  await finds.getByRole('button', { name: 'Put back “Jones”' }).click();
  await finds.getByLabel('Words in the report').fill('were');
  await finds.getByLabel('Replacement text for all of them').fill('stood');
  await finds.getByRole('button', { name: 'Replace everywhere' }).click();
  await see(finds, 'Replaced in 1 place.');
  release();
  await see(page.getByRole('region', { name: 'Public preview' }), 'Jones');
  await button(page, 'Approve & Publish').click();
  await seeToast(page, 'Report approved');
  const { smsManagerComment } = await api<{ smsManagerComment: string }>('GET', `/api/reports/public/${id}`);
  expect(smsManagerComment).toBe('Yesterday Mr [name], Mr Jones and Mr [name] stood there.');
});

test('a headline written by the team is previewed, published, and there when the report is opened again (C19.5)', async () => {
  const { id, page } = await review({ headline: '' });
  const headline = page.getByLabel('Public headline');
  await headline.waitFor();
  await comment(page).fill('Check the weak link.');
  await headline.fill('Rope break of Tom Harper');
  const copy = page.getByRole('region', { name: 'Public preview' });
  await copy.getByText('Rope break of', { exact: false }).waitFor();
  await copy.getByText('[name]').waitFor();
  await headline.fill('Rope break at 300 feet');
  await copy.getByText('Rope break at 300 feet').waitFor();
  await button(page, 'Approve & Publish').click();
  await seeToast(page, 'Report approved');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`/manager?report=${id}`);
  await expect.poll(() => headline.inputValue()).toBe('Rope break at 300 feet');
  await page.goto('/reports?keyword=Rope+break+at+300+feet');
  await see(page, 'Rope break at 300 feet');
});
