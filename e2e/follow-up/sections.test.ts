/** The layout of the follow-up: sections beside a progress list, the authority in its own tab, chips on top (C19.4). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, DESKTOP, PHONE } from '../browser.ts';
import { overflow, see, seeFocus } from '../page.ts';
import { api, signIn } from '../people.ts';
import { authorityOf, cableBreak, dayFromNow, followUpOf } from './fixtures.ts';

const visit = browser();

const WORKED_ON = {
  occurrenceClass: 300,
  categories: [104, 18],
  eventTypes: [5020702, 5020798],
  outcome: 3,
  barriers: 3,
  findings: 'The cable was worn near the drum. Nobody had looked at it since April.',
  conclusions: 'A cable is looked at along its whole length each spring.',
  told: 'Thank you. We have replaced the cable, and look at it each month from now on.',
};

/** A report with nearly everything done that a club can do. */
async function workedOn() {
  const cast = await cableBreak();
  const { root, club, id } = cast;
  const regime = { regime: 'EU', responsibleEntity: 2011 };
  await api('PATCH', `/api/clubs/${club.id}/settings`, regime, root);
  await api('PATCH', `/api/reports/${id}/follow-up`, WORKED_ON, root);
  await api('POST', `/api/reports/${id}/follow-up/tell`, {}, root);
  await api('POST', `/api/reports/${id}/comment`, { comment: 'A cable wears at the drum.' }, root);
  const actions = ['Replace the cable', 'Brief launch failures', 'Look at the drum each month'];
  for (const title of actions)
    await api('POST', '/api/actions', { title, reportId: id, ownerName: 'Winch master', due: dayFromNow(20) }, root);
  const [first] = await api<{ id: string }[]>('GET', `/api/actions?reportId=${id}`, undefined, root);
  await api('PATCH', `/api/actions/${first?.id}`, { state: 'done' }, root);
  return cast;
}

/** The full height of the open view, in CSS pixels. */
const heightOf = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.querySelector('[tabindex="0"]:has(> [role=tabpanel])')?.scrollHeight ?? 0);

test('a completed follow-up is at most 2,400 px high at 1280, 3,400 px on a phone, and never scrolls sideways (C19.4)', async () => {
  const { manager, id } = await workedOn();
  const { page } = await visit({ as: manager.email, size: DESKTOP });
  const dialog = page.getByRole('dialog');
  await page.goto(followUpOf(id));
  const list = dialog.getByRole('toolbar', { name: 'Sections' });
  for (const [size, most] of [
    [DESKTOP, 2_400],
    [PHONE, 3_400],
  ] as const) {
    await page.setViewportSize(size);
    await see(dialog, 'Did it work?', 'The reporter has this reply.', 'Medium risk');
    await list.getByRole('button', { name: 'Actions (2 open)' }).waitFor();
    const height = await heightOf(page);
    expect(height).toBeLessThanOrEqual(most);
    // The view was complete when measured.
    expect(height).toBeGreaterThan(1_500);
    expect(await overflow(page)).toBe(0);
  }
});

test('the section list shows what is done and leads there by keyboard; the dialog has the same chips as the card (C19.4)', async () => {
  const { manager, id } = await workedOn();
  const { page } = await visit({ as: manager.email });
  const dialog = page.getByRole('dialog');
  await page.goto('/manager');
  const card = page.getByRole('article');
  const chips = ['None', 'Pending Review', 'Authority: 2 days left', 'Commented', '2 actions open'];
  await see(card, ...chips);
  await card.getByRole('button', { name: 'Winch cable break' }).click();
  const head = dialog.locator(`[id="${await dialog.getAttribute('aria-describedby')}"]`);
  await see(head, ...chips);
  await page.getByRole('tab', { name: 'Follow-up' }).click();
  const sections = dialog.getByRole('toolbar', { name: 'Sections' }).getByRole('button');
  await sections.filter({ hasText: '2 open' }).waitFor();
  expect(await sections.allTextContents()).toEqual([
    'Classification (done)',
    'Risk (done)',
    'Actions (2 open)',
    'Reply to the reporter (done)',
    'Findings and conclusions (done)',
    'Close (not done)',
  ]);
  await sections.first().focus();
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  const close = dialog.getByRole('heading', { name: 'Close', exact: true });
  await seeFocus(close);
  await expect.poll(async () => (await close.boundingBox())?.y ?? 0).toBeLessThan(DESKTOP.height);
  await api('PATCH', `/api/reports/${id}/follow-up`, { conclusions: null }, await signIn(manager.email));
  await page.goto(followUpOf(id));
  await sections.filter({ hasText: 'Findings and conclusions (not done)' }).waitFor();
  await dialog.getByRole('button', { name: 'Add another action' }).click();
  await seeFocus(page.getByLabel('What needs to be done'));
});

test('the authority tab has its own address, which opens the review in a club without rules (C19.4)', async () => {
  const { manager, id } = await workedOn();
  const { page } = await visit({ as: manager.email });
  await page.goto(followUpOf(id));
  const tab = page.getByRole('tab', { name: 'Authority: 2 days left' });
  await tab.click();
  await page.waitForURL(`**${authorityOf(id)}`);
  await page.getByRole('heading', { name: 'Deadlines' }).waitFor();
  const other = await cableBreak();
  const { page: without } = await visit({ as: other.manager.email });
  await without.goto(authorityOf(other.id));
  await without.getByText('Pending Review:').waitFor();
  expect(await without.getByRole('dialog').getByRole('tab').allTextContents()).toEqual([
    'Review',
    'Follow-up',
    'Conversation',
  ]);
});
