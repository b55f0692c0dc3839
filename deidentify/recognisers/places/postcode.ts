/**
 * Postcodes: a British one is precise enough to go wherever it stands; others go behind an address or their own label.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { LABELS, UNITS } from '../../tables/cues/postcode.ts';
import { ORDINARY } from '../../tables/lexicon.ts';
import { COUNTED, COUNTRY_SIGNS } from '../../tables/places/house-words.ts';
import { HOUSES, STREET_AFTER } from '../../tables/places/street-words.ts';

const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const BRITISH_INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/;
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[A-Z]$/;
const CANADIAN_INWARD = /^\d[A-Z]\d$/;
const NUMERIC = /^\d{4,6}$/;
const FLOOR = /^\d{1,2}[ºª°]$/;
const MOST_TOWN_WORDS = 3;
const MOST_SEGMENTS = 5;
const MOST_SEGMENT_WORDS = 5;
const HOUSE = /^\d{1,4}[a-z]?$/;

/** Finds British and Canadian postcodes anywhere, others after a word such as postcode. */
export function findPostcodes(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (LABELS.has(token.fold)) {
      const at = next?.text === ':' ? index + 2 : index + 1;
      const code = tokens[at];
      if (code && !code.newLine && /\d/.test(code.fold) && !isDocument(token.text, code.fold))
        finds.push(postcode(code.start, code.end));
    }
    if (token.kind !== 'code' || !next || next.newLine || next.kind !== 'code') continue;
    const british = BRITISH.test(token.text) && BRITISH_INWARD.test(next.text);
    if (british) finds.push(postcode(tokens[startOfAddress(passage, index)]?.start ?? token.start, next.end));
    else if (CANADIAN.test(token.text) && CANADIAN_INWARD.test(next.text)) finds.push(postcode(token.start, next.end));
  }
  return finds;
}

/** "CAP 393": a British rule book, where "CAP 37010" is an Italian postcode. */
function isDocument(label: string, code: string): boolean {
  return label.toUpperCase() === 'CAP' && !/^\d{5}$/.test(code);
}

function postcode(start: number, end: number): Find {
  return { start, end, kind: 'address', reason: 'A postcode', confidence: 0.85 };
}

/**
 * "Rookery Farm, Mill Lane, Little Sampton LE14 3ZZ": where the address before a postcode begins. Without a street or a
 * house in it only the postcode itself goes, and the town stays.
 */
function startOfAddress(passage: Passage, code: number): number {
  const { tokens } = passage;
  let start = code;
  let precise = code;
  for (let segment = 0; segment < MOST_SEGMENTS; segment++) {
    const last = tokens[start - 1]?.text === ',' ? start - 2 : start - 1;
    if (segment > 0 && last === start - 1) break;
    const first = startOfSegment(passage, last);
    if (first > last) break;
    const [opening, ending] = [tokens[first], tokens[last]];
    start = first;
    if (HOUSE.test(opening?.fold ?? '') || STREET_AFTER.has(ending?.fold ?? '') || HOUSES.has(ending?.fold ?? ''))
      precise = first;
  }
  return precise;
}

function startOfSegment(passage: Passage, last: number): number {
  const { tokens } = passage;
  let first = last + 1;
  for (let at = last; at > last - MOST_SEGMENT_WORDS && at >= 0; at--) {
    const token = tokens[at];
    if (!token || tokens[at + 1]?.newLine) break;
    if (token.letterCase === 'capital' || token.letterCase === 'upper' || HOUSE.test(token.fold)) first = at;
    else if (!/^(?:on|by|le|of|the|in|under|upon|-|'|’|s)$/.test(token.fold)) break;
    if (HOUSE.test(token.fold)) break;
  }
  return first;
}

/** The last token of the town, state and postcode behind a street address that ends at `last`. */
export function endOfTail(passage: Passage, last: number): number {
  const { tokens } = passage;
  let end = tokens[last + 1]?.text === '.' && tokens[last + 2]?.text === ',' ? last + 1 : last;
  end = endOfUnit(tokens, end);
  for (let step = 0; step < 3; step++) {
    const comma = tokens[end + 1]?.text === ',' ? 1 : 0;
    const from = end + 1 + comma;
    const coded = endOfCode(passage, from);
    if (coded !== undefined) {
      end = BRITISH.test(tokens[from]?.text ?? '') ? coded : townAfter(passage, coded);
      continue;
    }
    const town = townAfter(passage, from - 1);
    if (town < from || !(comma || step > 0)) break;
    const behind = tokens[town + 1]?.text === ',' ? town + 2 : town + 1;
    const code = endOfCode(passage, behind) ?? (town > from ? endOfCode(passage, town) : undefined);
    if (code === undefined) break;
    end = code;
  }
  return end;
}

/** "Apt 4B", "Unit 6", "#4", "3º B", "Whg. 4": the flat behind the house, by the token before it. */
function endOfUnit(tokens: readonly Token[], last: number): number {
  let at = tokens[last + 1]?.text === ',' ? last + 2 : last + 1;
  const unit = tokens[at];
  if (!unit || unit.newLine) return last;
  if (FLOOR.test(unit.text) && at === last + 2) {
    const door = tokens[at + 1];
    return door && !door.newLine && (/^[A-Z]$/.test(door.text) || /^(?:izq|izda|dcha|derecha)$/.test(door.fold))
      ? at + 1
      : at;
  }
  if (unit.text !== '#' && !UNITS.has(unit.fold)) return last;
  at += tokens[at + 1]?.text === '.' ? 2 : 1;
  const number = tokens[at];
  return number && !number.newLine && (/^\d{1,4}[a-z]?$/.test(number.fold) || /^[A-Z]\d{0,3}$/.test(number.text))
    ? at
    : last;
}

function endOfCode(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  const [token, next, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!token || token.newLine) return undefined;
  if (BRITISH.test(token.text) && BRITISH_INWARD.test(next?.text ?? '')) return index + 1;
  const prefixed =
    COUNTRY_SIGNS.has(token.text) && next?.text === '-' && !next.spaced && NUMERIC.test(third?.text ?? '');
  if (prefixed && isCapitalWord(tokens[index + 3])) return index + 2;
  if (/^[A-Z]{2,3}$/.test(token.text) && NUMERIC.test(next?.text ?? '')) return index + 1;
  if (/^\d{2}$/.test(token.text) && next?.text === '-' && /^\d{3}$/.test(third?.text ?? '')) return index + 2;
  if (/^\d{4}$/.test(token.text) && /^[A-Z]{2}$/.test(next?.text ?? '')) return index + 1;
  if (/^\d{3}$/.test(token.text) && /^\d{2}$/.test(next?.text ?? '') && third?.letterCase === 'capital')
    return index + 1;
  return NUMERIC.test(token.text) && passage.tokens[index + 1]?.letterCase === 'capital' ? index : undefined;
}

/** True where a postcode that can be nothing else, and a town, stand at `index`: not four plain digits. */
export function isTownBehind(passage: Passage, index: number): boolean {
  const end = endOfCode(passage, index);
  const [token, town] = [passage.tokens[index], passage.tokens[(end ?? index) + 1]];
  if (end === undefined || !isCapitalWord(town) || COUNTED.test(town?.fold ?? '')) return false;
  return end > index || token?.text.length === 5;
}

function isCapitalWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.newLine && token.letterCase !== 'lower';
}

function townAfter(passage: Passage, last: number): number {
  const { tokens } = passage;
  let end = last;
  while (end < last + MOST_TOWN_WORDS) {
    const word = tokens[end + 1];
    const isTown = word?.kind === 'word' && !word.newLine && word.letterCase !== 'lower' && word.letterCase !== 'none';
    if (!isTown || (word.flags & ORDINARY && word.letterCase === 'upper')) break;
    end = endOfHyphened(tokens, end + 1);
  }
  return end;
}

/** "Bielsko-Biała", "Neustadt-Glewe": the other parts of a town's name. */
function endOfHyphened(tokens: readonly Token[], index: number): number {
  let end = index;
  while (tokens[end + 1]?.text === '-' && !tokens[end + 1]?.spaced && isGluedWord(tokens[end + 2])) end += 2;
  return end;
}

function isGluedWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.spaced && !token.newLine;
}
