// Names and towns for the slots of the training text, in addition to those listed by its writers. They are committed,
// so that training needs no package.

import { writeFileSync } from 'node:fs';
import { LANGUAGES, type LanguageCode } from '../../deidentify/tagger/languages.ts';
import { listedNames } from './sources/names.ts';
import { cities } from './sources/places.ts';
import { trainingPath } from './training-text.ts';

const COUNTRIES: Readonly<Record<LanguageCode, string>> = {
  de: 'DE AT CH',
  en: 'GB IE US AU',
  es: 'ES',
  fr: 'FR BE CH',
  it: 'IT',
  nl: 'NL BE',
  pl: 'PL',
  cs: 'CZ',
  sv: 'SE FI',
};
const GIVEN_NAMES = 900;
const SURNAMES = 2_400;
const TOWNS = 900;

/** An even sample that includes the first and some rare items. */
function evenSample<Item>(items: readonly Item[], size: number): Item[] {
  const step = Math.max(1, items.length / size);
  return Array.from({ length: Math.min(size, items.length) }, (_, i) => items[Math.floor(i * step)] as Item);
}

/** "müller-lüdenscheid" with its capitals. */
function written(name: string): string {
  return name === name.toLowerCase() ? name.replace(/(^|[ '-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

/** Writes listed-names.txt and places.txt of every language. */
export function writeSlotFillers(): void {
  for (const language of LANGUAGES) {
    const listed = listedNames(language).filter(({ name }) => !name.includes(' ') && name.length > 2);
    const chosen = [
      ...evenSample(
        listed.filter(({ kind }) => kind === 'given'),
        GIVEN_NAMES,
      ),
      ...evenSample(
        listed.filter(({ kind }) => kind === 'surname'),
        SURNAMES,
      ),
    ];
    const lines = new Set(chosen.map(({ kind, gender, name }) => `${kind}\t${gender}\t${written(name)}`));
    writeFileSync(trainingPath(language, 'listed-names.txt'), `${[...lines].join('\n')}\n`);
    const countries = new Set(COUNTRIES[language].split(' '));
    const towns = cities().filter(({ country }) => countries.has(country));
    const names = new Set(evenSample(towns, TOWNS).map(({ name }) => name));
    writeFileSync(trainingPath(language, 'places.txt'), `${[...names].join('\n')}\n`);
  }
}
