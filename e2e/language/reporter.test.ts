/** A reporter without English reports a cable break on a phone, answers a question and reads the outcome (C14.4). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { see } from '../page.ts';
import { api, newClub, signIn } from '../people.ts';
import { ownServer } from '../server.ts';
import { languageChecks } from './language-checks.ts';

// Mail options are shown only if mail is set up; none is sent.
ownServer((address) => ({ PUBLIC_URL: address, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'windsock@club.example' }));
const visit = browser();

const STORY =
  'Beim Windenstart riss in etwa 80 Metern Höhe das Seil. Fahrtmesser und Höhenmesser im Blick, Nase runter, geradeaus gelandet. Kennzeichen D-1234.';
const QUESTION = 'Welche Sollbruchstelle war eingebaut?';
const ANSWER = 'Die blaue, schon ein Jahr alt.';
const OUTCOME = 'Danke. Die Sollbruchstellen werden jetzt jedes Jahr getauscht.';
const COMMENT = 'Nase runter und geradeaus landen war richtig.';

test('a winch driver reports a cable break in German and reads what was done, without a single English word (C14.4)', async () => {
  const { club, root, person } = await newClub();
  const manager = await person('sms-manager');
  const checks = await languageChecks('de', ['Windsock', club.name, 'hello@windsock.example', manager.name, 'US']);
  const { page, expectError } = await visit({ size: PHONE, locale: 'de-DE' });

  await page.goto('/de');
  await checks.expectPage(page, 'landing page');
  await page.getByRole('link', { name: 'Sicherheitsmeldung abgeben' }).first().click();
  await page.waitForURL('**/de/submit');
  await page.getByRole('button', { name: 'Alle aufklappen' }).click();
  await page.getByRole('button', { name: 'Alle zuklappen' }).waitFor();
  await checks.expectPage(page, 'form');
  for (const label of ['Verletzungen', 'Flugphase', 'Art des Luftfahrzeugs', 'Land oder Region']) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option').first().waitFor();
    await checks.expectPage(page, label);
    await page.keyboard.press('Escape');
  }
  await page.locator('#narrative').fill('kurz');
  await page.locator('#reporterEmail').fill('karl');
  await page.locator('#reporterTelephone').fill('12');
  await page.locator('#reporterTelephone').blur();
  await checks.expectPage(page, 'complaints');
  await page.locator('#reporterTelephone').fill('');
  await page.goto(`/de/submit?club=${club.id}`);
  await page.locator('#narrative').fill(STORY);
  await page.locator('#reporterEmail').fill('karl@example.org');
  await page.getByRole('checkbox').first().check();
  // Text and ticks survive a change of language (C14.3).
  for (const [summary, language] of [
    ['Sprache', 'Français'],
    ['Langue', 'Deutsch'],
  ] as const) {
    await page.locator('summary').filter({ hasText: summary }).click();
    await page.getByRole('link', { name: language, exact: true }).click();
    await expect.poll(() => page.locator('#reporterEmail').inputValue()).toBe('karl@example.org');
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  }
  await checks.expectPage(page, 'filled form');
  await page.getByRole('button', { name: 'Meldung absenden' }).click();
  await page.getByRole('heading', { name: 'Meldung gesendet' }).waitFor();
  await checks.expectPage(page, 'receipt');
  const code = (await page.locator('main code').first().textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Datei sichern' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain(code);
  // A random code can spell a word.
  checks.expectTexts('file', [file.replaceAll(code, '').replace(/http\S+/g, '')]);
  await page.getByRole('link', { name: 'Deine Meldung verfolgen' }).first().click();
  await checks.expectPage(page, 'question about the code');

  const cookie = await signIn(manager.email);
  const reports = await api<{ id: string; clubId: string }[]>('GET', '/api/reports?limit=200', undefined, root);
  const id = reports.find(({ clubId }) => clubId === club.id)?.id ?? '';
  await api('POST', `/api/reports/${id}/messages`, { body: QUESTION }, cookie);
  await page.goto('/de/follow');
  expectError('404');
  await page.getByLabel('Belegcode').fill('AAAAA-AAAAA-AAAAA-AAAAA');
  await page.keyboard.press('Enter');
  await see(page, 'Diesen Code kennen wir nicht');
  await checks.expectPage(page, 'wrong code');
  await page.getByLabel('Belegcode').fill(code);
  await page.keyboard.press('Enter');
  await see(page, QUESTION);
  await checks.expectPage(page, 'question');
  await page.getByLabel('Frage beantworten').fill(ANSWER);
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await see(page, 'Gesendet. Das Sicherheitsteam kann es jetzt lesen.');

  await api('POST', `/api/reports/${id}/approve`, { comment: COMMENT }, cookie);
  const followUp = `/api/reports/${id}/follow-up`;
  const { revision } = await api<{ revision: number }>('GET', followUp, undefined, cookie);
  const changed = await api<{ revision: number }>('PATCH', followUp, { told: OUTCOME, revision }, cookie);
  await api('POST', `${followUp}/tell`, { revision: changed.revision }, cookie);
  await page.goto('/de/follow');
  await page.getByLabel('Belegcode').fill(code);
  await page.keyboard.press('Enter');
  await see(page, OUTCOME);
  await checks.expectPage(page, 'outcome');
  await page.getByRole('link', { name: 'Die veröffentlichte, anonymisierte Fassung lesen' }).click();
  await page.getByRole('dialog').waitFor();
  await see(page, COMMENT);
  expect(await page.locator('body').innerText()).toContain('Nase runter');
  await checks.expectPage(page, 'published copy');
  checks.expectTexts('published copy', [await page.getByRole('dialog').innerText()]);
});
