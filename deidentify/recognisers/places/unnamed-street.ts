/** Addresses in which no word says street: what stands before or behind them tells (C5.2). */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { ADDRESS_LABELS } from '../../tables/cues/address.ts';
import { CALENDAR, CRAFT, RADIO } from '../../tables/lexicon.ts';
import { AFTER_LIVES, LIVES } from '../../tables/places/house-words.ts';
import { endOfCapitals, isCapital } from './capitals.ts';
import { endOfHouse, houseAfter, isHouse } from './house.ts';
import { isTownBehind } from './postcode.ts';

const MOST_WORDS = 4;

/** "Am Platz 14 Flugzeuge": a noun behind the figure is counted by it. */
export function uncounted(tokens: readonly Token[], house: number | undefined): number | undefined {
  const next = house === undefined ? undefined : tokens[house + 1];
  return next && isCapital(next) && !next.newLine ? undefined : house;
}

/** "Mieszka na Leśnej 9/4", "woont Beukenhof 2": behind a word for living any name with a number. */
export function livesAt({ tokens }: Passage, index: number): number | undefined {
  if (!isCapital(tokens[index])) return undefined;
  const before = AFTER_LIVES.has(tokens[index - 1]?.fold ?? '') ? tokens[index - 2] : tokens[index - 1];
  if (!LIVES.has(before?.fold ?? '') || (tokens[index]?.flags ?? 0) & (CALENDAR | CRAFT)) return undefined;
  return uncounted(tokens, houseAfter(tokens, endOfCapitals(tokens, index)));
}

/** "Ogrodowa 118, 05-822 Milanówka": no word for street, but a postcode and a town behind the number. */
export function beforeTown(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  const word = tokens[index - 1];
  const open = !isCapital(word) || LIVES.has(word?.fold ?? '');
  if (!isCapital(tokens[index]) || !open || LIVES.has(tokens[index]?.fold ?? '')) return undefined;
  const name = endOfCapitals(tokens, index);
  const house = (tokens[name]?.flags ?? 0) & (CRAFT | CALENDAR | RADIO) ? undefined : houseAfter(tokens, name);
  if (house === undefined || tokens[house + 1]?.text !== ',') return undefined;
  return isTownBehind(passage, house + 2) ? house : undefined;
}

/** "Anschrift: Hinter den Höfen 9": behind the word for address any words that end with a house number. */
export function labelled({ tokens }: Passage, index: number): number | undefined {
  const label = ADDRESS_LABELS.has(tokens[index - 1]?.fold ?? '');
  if (!isCapital(tokens[index]) || (isCapital(tokens[index - 1]) && !label)) return undefined;
  if (tokens[index]?.letterCase === 'upper' && tokens[index - 1]?.text !== ':') return undefined;
  if (![1, 2].some((steps) => ADDRESS_LABELS.has(tokens[index - steps]?.fold ?? ''))) return undefined;
  for (let at = index + 1; at <= index + MOST_WORDS + 1; at++) {
    const token = tokens[at];
    if (isHouse(token)) return endOfHouse(tokens, at);
    if (token?.kind !== 'word' || token.newLine) return undefined;
  }
  return undefined;
}
