/** The number of a house, what stands before it and what belongs to it: "n.º 3", "14 bis", "7/2/14", "5 m. 3" (C5.2). */
import type { Token } from '../../reading/tokens.ts';
import { BEFORE_HOUSE, COUNTED, FLOORS, HOUSE_EXTRAS, HOUSE_PARTS } from '../../tables/places/house-words.ts';

const HOUSE = /^\d{1,5}[a-z]?$/;
const SHORTENED = /^(?:dcha|izq|izda)$/;
const MOST_BEFORE = 4;
const MOST_PARTS = 4;

/** A number such as houses bear, on the same line as what is before it. */
export function isHouse(token: Token | undefined): boolean {
  return token !== undefined && HOUSE.test(token.fold) && !token.newLine;
}

/** The last token of the house's number behind the street that ends at `street`, or undefined. */
export function houseAfter(tokens: readonly Token[], street: number): number | undefined {
  let at = street + 1;
  while (at <= street + MOST_BEFORE && BEFORE_HOUSE.test(tokens[at]?.fold ?? '')) at += 1;
  const [first, slash, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.fold === 's' && slash?.text === '/' && end?.fold === 'n' && !end.spaced) return at + 2;
  if (!isHouse(first)) return undefined;
  const last = endOfHouse(tokens, at);
  return last === at && COUNTED.test(slash?.fold ?? '') ? undefined : last;
}

/** The last token of what belongs to the number at `house`: letters, doors, floors and flats. */
export function endOfHouse(tokens: readonly Token[], house: number): number {
  let end = house;
  for (let part = 0; part < MOST_PARTS; part++) {
    const more = partBehind(tokens, end);
    if (more === end) break;
    end = more;
  }
  return end;
}

function partBehind(tokens: readonly Token[], end: number): number {
  const [mark, door] = [tokens[end + 1], tokens[end + 2]];
  if (!mark || mark.newLine) return end;
  if (/^[/-]$/.test(mark.text) && !mark.spaced && door && !door.spaced)
    return /^\d{1,4}[a-z]?$/.test(door.fold) || /^(?:[A-Z]|I{1,3}|IV)$/.test(door.text) ? end + 2 : end;
  const at = mark.text === ',' ? end + 2 : end + 1;
  const word = tokens[at];
  if (!word || word.newLine) return end;
  const next = tokens[at + 1];
  if (HOUSE_EXTRAS.has(word.fold)) return SHORTENED.test(word.fold) && next?.text === '.' && !next.spaced ? at + 1 : at;
  if (HOUSE_PARTS.has(word.fold)) {
    const number = next?.text === '.' ? at + 2 : at + 1;
    const fits =
      /^\d{1,4}[a-z]?$/.test(tokens[number]?.fold ?? '') || /^[A-Z]\d{0,2}$/.test(tokens[number]?.text ?? '');
    return fits && !tokens[number]?.newLine ? number : end;
  }
  if (/^\d{1,2}$/.test(word.fold) && FLOORS.test(next?.fold ?? '') && !next?.newLine) return at + 1;
  const letter =
    /^[A-D]$/.test(word.text) && at === end + 1 && (!next || next.text === ',' || next.letterCase === 'lower');
  return letter ? at : end;
}
