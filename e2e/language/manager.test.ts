/** A safety manager who speaks no English signs in, reviews, publishes, reads trends and prints the year (C14.4). */
import { expect, test } from 'vitest';
import type { Language } from '../../domain/language/languages.ts';
import { wordsOf } from '../../scripts/dev/contact-sheets/visiting.ts';
import { CAST_PASSWORD } from '../../test/cast.ts';
import { browser } from '../browser.ts';
import { see } from '../page.ts';
import { api, newClub } from '../people.ts';
import { ownServer } from '../server.ts';
import { languageChecks } from './language-checks.ts';

ownServer((address) => ({ PUBLIC_URL: address, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'windsock@club.example' }));
const visit = browser();

type Texts = { headline: string; narrative: string; locationOccurrence: string; comment: string; action: string };

const TEXTS: Record<'fr' | 'pl', Texts> = {
  fr: {
    headline: 'Rupture de câble au treuil',
    narrative:
      'Le câble du treuil a cassé vers 80 mètres. Mon instructeur Gérard Lemoine a rendu la main, nous nous sommes posés droit devant. Téléphone 06 12 34 56 78.',
    locationOccurrence: 'Terrain de Valbrune',
    comment: 'Rendre la main et se poser droit devant : c’était la bonne décision.',
    action: 'Remplacer le câble du treuil',
  },
  pl: {
    headline: 'Zerwanie liny wyciągarki',
    narrative:
      'Lina wyciągarki pękła na wysokości około 80 metrów. Instruktor Jan Kowalski oddał drążek i wylądowaliśmy na wprost. Telefon 601 234 567.',
    locationOccurrence: 'Lotnisko Brzozowa Dolina',
    comment: 'Oddanie drążka i lądowanie na wprost to była dobra decyzja.',
    action: 'Wymienić linę wyciągarki',
  },
};

test.each(['fr', 'pl'] as const)(
  'in %s, a safety manager sees no English from sign-in to the printed annual report (C14.4)',
  async (language: Language & keyof typeof TEXTS) => {
    const say = await wordsOf(language);
    const { headline, narrative, locationOccurrence, comment, action } = TEXTS[language];
    const { club, root, person, report } = await newClub();
    await api('PATCH', `/api/clubs/${club.id}/settings`, { language, regime: 'EU', responsibleEntity: 2011 }, root);
    const manager = await person('sms-manager');
    const id = await report({
      headline,
      narrative,
      locationOccurrence,
      injuryLevel: 'Minor injury',
      flightPhase: 'Winch launch - launch failure or cable break',
      aircraftCategory: 'Glider (sailplane)',
      weatherConditions: 'Gusts',
    });
    await api('POST', '/api/actions', { title: action, reportId: id }, root);
    for (const at of [1, 2]) await report({ headline: `${headline} ${at}`, narrative });
    const known = [
      'Windsock',
      club.name,
      'hello@windsock.example',
      manager.name,
      manager.email,
      narrative,
      headline,
      comment,
      action,
      'reporter@example.org',
      'Chrome Linux',
    ];
    const checks = await languageChecks(language, known);
    const { page, expectError } = await visit({ locale: language });
    expectError('401');
    // An unknown unsubscribe link.
    expectError('404');

    await page.goto(`/${language}/manager`);
    await page.waitForURL(`**/${language}/manager/login*`);
    await checks.expectPage(page, 'login');
    await page.locator('input[type=email]').fill(manager.email);
    await page.locator('input[type=password]').fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    await checks.expectPage(page, 'wrong password');
    await page.locator('input[type=password]').fill(CAST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${language}/manager`);
    await page.getByRole('button', { name: headline }).first().waitFor();
    await checks.expectPage(page, 'dashboard');

    const dialog = page.getByRole('dialog');
    await page.goto(`/${language}/manager?report=${id}`);
    await dialog.getByPlaceholder(say('web/reports/review/decide/words', 'commentPlaceholder')).fill(comment);
    await see(dialog, say('web/reports/review/copy/words', 'publicPreview'));
    await dialog
      .getByText(`[${say('domain/reports/labels/words', 'removed.name')}]`)
      .first()
      .waitFor();
    await checks.expectPage(page, 'review');
    await dialog.getByRole('button', { name: say('web/reports/review/decide/words', 'approveAndPublish') }).click();
    await see(page, say('web/reports/review/decide/words', 'done.approve'));
    await checks.expectPage(page, 'published');

    for (const view of ['follow-up', 'authority', 'conversation'] as const) {
      await page.goto(`/${language}/manager?report=${id}&view=${view}`);
      await dialog.getByRole('tabpanel').waitFor();
      await page.waitForLoadState('networkidle');
      for (const fold of await dialog.locator('summary, button[aria-expanded=false]').all())
        await fold.click({ timeout: 1_000 }).catch(() => undefined);
      await checks.expectPage(page, view);
    }
    for (const path of ['', '/actions', '/hazards', '/analytics']) {
      await page.goto(`/${language}/manager${path}`);
      await page.waitForLoadState('networkidle');
      await checks.expectPage(page, `/manager${path}`);
    }
    await page.goto(`/${language}/manager/annual`);
    await see(page, say('web/annual/words', 'whatWasLearned'));
    await checks.expectPage(page, 'annual');
    await page.emulateMedia({ media: 'print' });
    await checks.expectPage(page, 'printed year');
    expect(await page.locator('body').innerText()).toContain(comment.slice(0, 20));
    await page.emulateMedia({ media: 'screen' });
    for (const path of ['/reports', `/reports?report=${id}`, '/briefing', '/trends', '/stop-mails', '/manager/reset']) {
      await page.goto(`/${language}${path}`);
      await page.waitForLoadState('networkidle');
      await checks.expectPage(page, path);
    }
  },
);
