/** Language detection (C14.8, C19.3). */
import { expect, test } from 'vitest';
import { isLanguageCode, languageCode } from './codes.ts';
import { detectLanguage } from './detect.ts';
import { languageOf } from './language-of.ts';
import { detectNarrativeLanguage } from './narrative-language.ts';

test.each([
  ['en', 'On the winch launch the canopy opened and I had to hold it.'],
  ['en', 'The tug pilot did not see us, and we were much too close behind him.'],
  ['de', 'Seilriss in 80 Metern, Landung geradeaus ohne Schaden.'],
  ['de', 'Beim Windenstart ging die Haube auf, ich habe ausgeklinkt.'],
  ['fr', 'Verrière ouverte pendant le remorqué, retour au terrain.'],
  ['fr', "J'ai oublié de verrouiller les aérofreins avant le décollage."],
  ['nl', 'Tijdens de start ging de kap open en ik moest landen.'],
  ['pl', 'Zerwanie liny na wysokości 80 metrów, lądowanie na wprost.'],
  ['pl', 'Podczas holu za samolotem zapomnialem zamknac hamulce i bylo nisko.'],
  ['cs', 'Přetržení lana ve výšce 80 metrů, přistání přímo před sebe.'],
  ['it', 'Durante il decollo al verricello si è aperta la capottina.'],
  ['es', 'Durante el despegue con torno se abrió la cabina.'],
  ['sv', 'Under vinschstarten öppnades huven och jag fick landa.'],
  ['pt', 'O cabo partiu a 80 metros e aterrámos em frente sem danos.'],
])('detects %s: %s (C14.8)', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  ['too little', 'Seilriss.'],
  ['nothing but figures and types', 'ASK 21, LS4, D-1234, 80 m, 35 km/h, 12:40, 270/15, 1013, FL 65, QNH.'],
  ['Danish or Norwegian', 'Under start åpnet førerskjermen seg, og jeg måtte lande med en gang.'],
  ['no words', ''],
])('detects no language from %s (C14.8)', (_what, text) => {
  expect(detectLanguage(text)).toBeNull();
});

test('if the words do not show the language, the stated one applies, however it is written (C14.8)', () => {
  const of = (narrativeLanguage: string | null, narrative = 'Seilriss.') =>
    languageOf({ narrative, narrativeLanguage });
  for (const name of ['German', 'deutsch', 'DE', 'de-AT', 'Deutsch (Österreich)', ' german '])
    expect(of(name)).toBe('de');
  expect([of('Français'), of('polski'), of('English (UK)'), of('Čeština')]).toEqual(['fr', 'pl', 'en', 'cs']);
  for (const name of [null, '', 'Klingon', 'xx', 'German and English']) expect(of(name)).toBeNull();
  expect(of('English', 'Beim Windenstart ging die Haube auf, ich habe ausgeklinkt.')).toBe('de');
});

test('a code is one of ISO 639-1, in lower case (C14.8)', () => {
  for (const code of ['de', 'en', 'zu', 'nb']) expect(isLanguageCode(code)).toBe(true);
  for (const code of ['DE', 'xx', 'deu', '', 'd', 'de-AT']) expect(isLanguageCode(code)).toBe(false);
  expect(languageCode('Norsk')).toBe('no');
});

test('a narrative counts as English until its words show another supported language (C19.3)', () => {
  expect(detectNarrativeLanguage('Beim Windenstart')).toBe('English');
  expect(detectNarrativeLanguage('Beim Windenstart ging die Haube auf, ich habe ausgeklinkt.')).toBe('German');
  expect(detectNarrativeLanguage('O cabo partiu a 80 metros e aterrámos em frente sem danos.')).toBe('English');
});
