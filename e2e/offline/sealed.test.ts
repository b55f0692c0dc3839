/** Offline: the form opens; a sealed report waits, can be opened, changed, sent and deleted (C15.1, C15.2, C15.5). */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Flight } from '../../domain/flight/flight.ts';
import { expectOutdoorContrast, findSmallTargets, inspect, widenTextSpacing } from '../accessibility/accessibility.ts';
import { NARROW } from '../browser.ts';
import { fillRequired, keepCode, submitButton } from '../form.ts';
import { dismissToast, overflow, see, seeFailure } from '../page.ts';
import { api, newClub } from '../people.ts';
import type { Connection } from './fault-proxy.ts';
import { type Profile, withProfile } from './profile.ts';
import { chooseLog, seal, sealAll, visitForm } from './sealing.ts';
import { sealForAnotherKey, storedData } from './waiting-storage.ts';

const NOT_SENT =
  'Not sent yet. It is kept on this device, locked, and will be sent when this page is open with a connection.';

let connection: Connection;
let profile: Profile;
let context: BrowserContext;
let page: Page;
withProfile((offline) => {
  ({ connection, profile, context, page } = offline);
});

const waiting = (text = '1 report waiting') => page.getByRole('region', { name: 'Waiting reports' }).getByText(text);
const panelButton = (name: string) =>
  page.getByRole('region', { name: 'Waiting reports' }).getByRole('button', { name, exact: true });
const found = async (words: string, root: string): Promise<number> =>
  (await api<{ total: number }>('GET', `/api/reports/counts?keyword=${words}`, undefined, root)).total;
const openWith = async (code: string) => {
  await panelButton('Open').click();
  await page.getByRole('textbox', { name: 'Receipt code' }).fill(code);
  await page.getByRole('button', { name: 'Open it' }).click();
};
const mark = () => `canary${randomUUID().replaceAll('-', '')}`;

test('after one visit the form opens offline, with its clubs and lists, in the language of the visit; no other page does (C15.1)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await visitForm(page, connection.address, '/de/submit');
  await connection.stop();
  await page.goto(`${connection.address}/submit`);
  await page.getByRole('heading', { name: 'Submit a Safety Report' }).waitFor();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('combobox', { name: 'Club' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill(club.name);
  await page.getByRole('option', { name: club.name }).waitFor();
  const files = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  // The parser for flight logs is loaded by a separate worker.
  expect(files.join()).toContain('/assets/log-worker-');
  await page.goto(`${connection.address}/de/submit`);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  for (const path of ['/', '/reports', '/fr/submit', '/api/reports/public']) {
    const other = await context.newPage();
    await expect(other.goto(connection.address + path)).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await other.close();
  }
  await connection.start();
  await page.goto(`${connection.address}/reports`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('an offline report is said to be waiting and is unreadable on disk; once it is sent, the code shown then follows it (C15.2)', async () => {
  const { club, root } = await newClub();
  const words = mark();
  await visitForm(page, connection.address);
  await connection.stop();
  const code = await seal(page, club.name, `Cable break ${words}`);
  await see(page, NOT_SENT);
  expect(await page.getByText('Report Submitted Successfully').count()).toBe(0);
  await waiting().waitFor();
  const columns = ['day', 'key', 'keyId', 'nonce', 'own', 'salt', 'sealed'];
  expect(await storedData(page)).toEqual({ databases: ['waiting-reports'], storages: [], rows: [columns] });
  expect(await page.evaluate(() => window.name)).toBe('');
  profile.kill();
  await context.close().catch(() => undefined);
  expect(profile.findTexts([words, 'pat@example.org', code, code.replaceAll('-', '')])).toEqual([]);
  await connection.start();
  context = await profile.open();
  [page] = context.pages() as [Page];
  await page.goto(connection.address);
  await see(page, '1 report was sent.');
  expect(await found(words, root)).toBe(1);
  expect(await storedData(page)).toEqual({ databases: [], storages: [], rows: [] });
  const followed = await api<{ state: string }>('POST', '/api/receipt', { code });
  expect(followed.state).toBe('received');
});

test('the code opens a waiting report in any spelling; changed and sent, it arrives once, with the change (C15.2)', async () => {
  const { club, root } = await newClub();
  const words = mark();
  await visitForm(page, connection.address);
  await connection.stop();
  await page.locator('#reporterTelephone').fill('+44 7700 900123');
  const code = await seal(page, club.name, `Ground loop ${words}`);
  await page.goto(`${connection.address}/submit`);
  await waiting().waitFor();
  await openWith('00000-00000-00000-00000');
  await see(page, 'This code does not open any report that is waiting here.');
  await page.getByRole('textbox', { name: 'Receipt code' }).fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Open it' }).click();
  const story = page.getByLabel('What happened / Narrative');
  await expect.poll(() => story.inputValue()).toBe(`Ground loop ${words}`);
  expect(await page.getByLabel('Email').inputValue()).toBe('pat@example.org');
  expect(await page.locator('#reporterTelephone').inputValue()).toContain('7700 900123');
  await connection.start();
  await page.locator('#reporterTelephone').focus();
  // While it is being edited, the old version is not sent.
  await panelButton('Send now').click();
  await see(page, 'It is open in the form: send it there.');
  expect(await found(words, root)).toBe(0);
  await story.fill(`Ground loop ${words}, tail first.`);
  // A draft beside the stored report would become a second one: there is none, and leaving asks first.
  await panelButton('Send now').focus();
  expect((await storedData(page)).storages).toEqual([]);
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  expect(await page.locator('[data-slip] code').textContent()).toBe(code);
  await expect.poll(() => waiting().count()).toBe(0);
  expect(await storedData(page)).toEqual({ databases: [], storages: [], rows: [] });
  expect(await found(words, root)).toBe(1);
  expect(await found(`${words}+tail+first`, root)).toBe(1);
  const [stored] = await api<{ reporterTelephone: string }[]>('GET', `/api/reports?keyword=${words}`, undefined, root);
  expect(stored?.reporterTelephone).toBe('+44 7700 900123');
});

test('a report that has just been kept opens with its code on the same page (C15.2)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await connection.stop();
  const code = await seal(page, club.name, 'The tow rope was frayed.');
  await openWith(code);
  await expect.poll(() => page.getByLabel('What happened / Narrative').inputValue()).toBe('The tow rope was frayed.');
});

test('the height curve of a waiting report is shown and can be marked, and is sent unless it is removed (C15.2, C16.5)', async () => {
  const { club, root } = await newClub();
  const words = mark();
  await visitForm(page, connection.address);
  await connection.stop();
  await chooseLog(page);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.press('ArrowRight');
  const marked = await slider.getAttribute('aria-valuetext');
  const code = await seal(page, club.name, `Ground loop ${words}`);
  await page.goto(`${connection.address}/submit`);
  await openWith(code);
  const curve = page.getByRole('img', { name: /^Your flight: duration 1:02:00/ });
  await curve.waitFor();
  // It is kept with the report, so that a reload does not lose it.
  expect((await storedData(page)).storages).toEqual([]);
  await see(page, 'This curve is attached to your report.', marked ?? '');
  await slider.press('ArrowRight');
  const moment = Number(await slider.inputValue());
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Your report is waiting' }).waitFor();
  await connection.start();
  await panelButton('Send now').click();
  await expect.poll(() => found(words, root)).toBe(1);
  const stored = async () => {
    // Concurrent journeys send reports too; the newest come first.
    const all = await api<{ id: string; clubId: string }[]>('GET', '/api/reports?limit=200', undefined, root);
    return all.find((report) => report.clubId === club.id)?.id;
  };
  const flight = await api<Flight>('GET', `/api/reports/${await stored()}/flight`, undefined, root);
  expect([flight.moment, flight.launch]).toEqual([moment, 120]);

  await connection.stop();
  await keepCode(page);
  await page.getByRole('button', { name: 'Submit Another Report' }).click();
  await chooseLog(page);
  await curve.waitFor();
  const another = await seal(page, club.name, `Another ground loop ${words}`);
  await openWith(another);
  await curve.waitFor();
  await page.getByRole('button', { name: 'Remove the log' }).click();
  expect(await curve.count()).toBe(0);
  await connection.start();
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Report Submitted Successfully' }).waitFor();
  await expect(api('GET', `/api/reports/${await stored()}/flight`, undefined, root)).rejects.toThrow('404');
});

test('the waiting panel is accessible on both pages: both themes, 320 px, wide text spacing, targets (C15.5, C19.2)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await connection.stop();
  await seal(page, club.name, 'The winch cable lay across the taxiway.');
  await page.setViewportSize(NARROW);
  await page.goto(`${connection.address}/submit`);
  await waiting().waitFor();
  await panelButton('Open').click();
  await panelButton('Open it').click();
  await see(page, 'This code does not open any report that is waiting here.');
  await inspect(page, 'what waits, on the form');
  await expectOutdoorContrast(page, 'what waits, on the form');
  expect(await findSmallTargets(page)).toEqual([]);
  await widenTextSpacing(page);
  expect(await overflow(page)).toBe(0);
  connection.mode = 503;
  await connection.start();
  await page.goto(connection.address);
  await panelButton('Send now').click();
  await see(page, /could not be sent yet/);
  await panelButton('Delete').click();
  await see(page, 'It is not stored anywhere else.');
  await inspect(page, 'what waits, on the landing page');
  expect(await findSmallTargets(page)).toEqual([]);
  await widenTextSpacing(page);
  expect(await overflow(page)).toBe(0);
  connection.mode = 'passes';
});

test('a sixth report, or one for which there is no room, is refused and stays on the form; deleting asks once (C15.2)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await connection.stop();
  await sealAll(
    page,
    club.name,
    ['one', 'two', 'three', 'four', 'five'].map((number) => `Report number ${number}.`),
  );
  await waiting('5 reports waiting').waitFor();
  await fillRequired(page, club.name, 'The sixth report.');
  const story = page.getByLabel('What happened / Narrative');
  await submitButton(page).click();
  const full = /^Five reports are already waiting on this device/;
  await see(page.getByRole('alert'), full);
  expect(await story.inputValue()).toBe('The sixth report.');
  await dismissToast(page, 'Submission failed', true);
  await panelButton('Delete').first().click();
  await see(page, 'It is not stored anywhere else.');
  await panelButton('Delete it for good').click();
  await waiting('4 reports waiting').waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await submitButton(page).click();
  await seeFailure(
    page,
    'Submission failed',
    'There is not enough space on this device to keep it. Everything you wrote is still here.',
  );
  expect(await story.inputValue()).toBe('The sixth report.');
  await dismissToast(page, 'Submission failed', true);
  for (const remaining of [3, 2, 1, 0]) {
    await panelButton('Delete').first().click();
    await panelButton('Delete it for good').click();
    await expect.poll(async () => (await storedData(page)).rows.length).toBe(remaining);
  }
  await submitButton(page).click();
  await see(page, 'Submission failed');
  expect((await storedData(page)).databases).toEqual([]);
});

test('the page asks to send from the third day and warns from the sixth; a report that the server refuses stays (C15.3, C15.5)', async () => {
  const { club } = await newClub();
  await visitForm(page, connection.address);
  await connection.stop();
  await seal(page, club.name, 'The canopy opened in flight.');
  const at = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000);
    await page.goto(`${connection.address}/submit`);
    await waiting().waitFor();
  };
  await at(3);
  await see(page, 'Please send it soon');
  await at(6);
  await see(page, 'Your browser may delete it. Send it today.');
  // The clock was years ahead when the report was sealed.
  await at(-2_000);
  expect(await page.getByText(/Please send it soon|may delete it/).count()).toBe(0);
  await sealForAnotherKey(page);
  await connection.start();
  await panelButton('Send now').click();
  await see(page, 'The server did not accept it. Open it with its code to change it.');
  await waiting().waitFor();
});
