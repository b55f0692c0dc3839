/** Number plates (C5.2): unique formats anywhere, others near a word for a vehicle or plate */
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../tables/aircraft-words.ts';
import {
  MAKES,
  MEASURED,
  NON_PLATES,
  PLATE_WORDS,
  SWISS,
  UNFOLDED_VEHICLE,
  VEHICLE_ENDING,
  VEHICLES,
} from '../../tables/cues/plate.ts';
import { LOCATIVE, MAKE_OR_TYPE, NUMERAL, ORDINARY, RADIO_LETTER } from '../../tables/lexicon.ts';
import { hasUnitAfter } from '../aircraft/unit-after.ts';

/** Britain "LK58 WXB", France "GZ-384-PW", Czechia "6E4 7192", Poland "WGM 4K82". */
const TELLING =
  /(?:[A-Z]{2}\d{2}[ \u00a0]?[A-Z]{3}|[A-Z]{2}-\d{3}-[A-Z]{2}|\d[A-Z][A-Z\d][ \u00a0]\d{4}|[A-Z]{2,3}[ \u00a0]\d{1,2}[A-Z]{1,2}\d{2,3})(?![\p{L}\d])/uy;
const OTHERS =
  /(?!(?:[CGHLMZ]|DR|IS|WA)[ -]?\d{3}(?![\p{L}\d]))(?:R-\d{4}-[A-Z]{3}|\d[A-Z]{3}\d{3}|[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{1,2}-\d{2,4}-[A-Z]{1,2}|[A-ZÄÖÜ]{1,3} [A-Z]{1,2} \d{1,4}[EH]?|\d{2,4} [A-Z]{2,3} \d{2}|\d{2}-[A-Z]{3}-\d|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[ -]?\d{1,4}[EH]?|[A-Z]{1,3}[ -]?\d{3,5}[A-Z]{0,2}|[A-Z]{3} \d{2}[A-Z]|[A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{2,3} ?\d{2}[A-Z]{2}|[A-Z]{2,3} (?=[A-Z]?\d[A-Z]*\d)[A-Z\d]{4,5}|\d{1,3}-[A-Z]{1,3}-\d{1,6}|\d\d-[A-Z]{2}-[A-Z]{2}|[A-Z]{2}-\d\d-\d\d|\d\d-\d\d-[A-Z]{2}|[A-Z]{3}-\d\d-[A-Z]|\d[A-Z][A-Z\d][ ]?\d{4}|\d{4}[ -][A-Z]{3}|\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}|\d{3} [A-Z]{3})(?![\p{L}\d])/uy;
/** "Ford F350", "Mercedes C 220". */
const MODEL = /[A-Z]{1,2}[ -]?\d{3,4}(?![\p{L}\d])/uy;
/** "yj67 wpo": Britain in lower case. */
const LOWER_CASE = /[a-z]{2}\d{2}[ \u00a0]?[a-z]{3}(?![\p{L}\d])/uy;
/** "ab471cd", "abc 123", "6e4 7192", "12-ab-cd", right after the vehicle; after a word for plates also "lb xy 12". */
const LOWER_CASE_ABROAD =
  /(?:[a-z]{2}[ -]?\d{3}[ -]?[a-z]{2}|[a-z]{3} ?\d{2}[a-z\d]|\d[a-z][a-z\d] ?\d{4}|\d{4} ?[bcdfghjklmnprstvwxyz]{3}|\d\d-[a-z]{2}-[a-z]{2}|[a-z]{2}-\d\d-[a-z\d]{2}|\d\d-\d\d-[a-z]{2}|\d\d-[a-z]{3}-\d|[a-z]{3}-\d\d-[a-z]|[a-z]{1,2}-\d{3}-[a-z]{1,2}|[a-z]{2,3} ?\d{4,5})(?![\p{L}\d-])/uy;
const LOWER_CASE_GERMAN = /[a-zäöü]{1,3}[ -][a-z]{1,2} ?\d{1,4}(?![\p{L}\d-])/uy;
const NO_WORD = /[b-df-hj-np-tv-xz]{2}|^[b-df-hj-np-tv-xz]+$/;
const NEAR = 5;
const NEAR_SWISS = 8;
const NEAR_SMALL = 2;

export function findPlates({ text, tokens, sentences }: Passage): Find[] {
  const finds: Find[] = [];
  let vehicle = Number.NEGATIVE_INFINITY;
  for (const [index, { start, kind, letterCase, flags, text: word, spaced }] of tokens.entries()) {
    if (kind !== 'mark' && isVehicle(tokens, index)) vehicle = index;
    const isCode = kind === 'code' && index - vehicle <= NEAR && !TYPE_OR_AVIATION_CODE.test(word.toUpperCase());
    const lowerCase = isCode && !((tokens[index + 1]?.flags ?? 0) & ORDINARY) ? matchAt(LOWER_CASE, text, start) : '';
    if (lowerCase !== '') finds.push(plateOf(start, start + lowerCase.length));
    const abroad = sentences.styles[index] === 'lower-case' ? lowerCasePlate(text, tokens, index, vehicle) : '';
    if (abroad !== '') finds.push(plateOf(start, start + abroad.length));
    const isPart = kind === 'mark' || letterCase === 'lower' || (tokens[index - 1]?.text === '-' && !spaced);
    const isPreposition = sentences.styles[index] === 'shout' && flags & LOCATIVE;
    const joined = tokens[index + 1]?.text === '-' && tokens[index + 3]?.text === '-';
    const mixed = joined || /^\d{1,2}[A-Z]+\d/.test(tokens[index + 1]?.text ?? '');
    if (isPart || isPreposition || vehicle === index || (TYPE_OR_AVIATION_CODE.test(word) && !mixed)) continue;
    const model = vehicle === index - 1 && MAKES.has(tokens[vehicle]?.fold ?? '') ? matchAt(MODEL, text, start) : '';
    const plate = index - vehicle <= NEAR ? matchAt(OTHERS, text, start) : '';
    const swiss = index - vehicle <= NEAR_SWISS ? matchAt(SWISS, text, start) : '';
    const near = Math.max(plate.length > model.length && !MEASURED.test(plate) ? plate.length : 0, swiss.length);
    const end = start + Math.max(near, matchAt(TELLING, text, start).length);
    if (end > start) finds.push(plateOf(start, end));
  }
  return finds;
}

/** At most a function word after the vehicle: letters that are neither a word nor a unit. */
function lowerCasePlate(text: string, tokens: readonly Token[], index: number, vehicle: number): string {
  const token = tokens[index];
  if (!token || index - vehicle > NEAR_SMALL || index === vehicle || token.kind === 'mark' || token.newLine) return '';
  const isPlate = PLATE_WORDS.has(tokens[vehicle]?.fold ?? '');
  const matched =
    matchAt(LOWER_CASE_ABROAD, text, token.start) || (isPlate ? matchAt(LOWER_CASE_GERMAN, text, token.start) : '');
  const [, letters = ''] = /^(\p{L}+) /u.exec(matched) ?? [];
  const isLetters = isPlate || (NO_WORD.test(letters) && !NON_PLATES.has(letters) && !hasUnitAfter(tokens, index + 1));
  const isWord = (letters !== '' && (token.flags !== 0 || !isLetters)) || NON_PLATES.has(matched.slice(-3));
  const isMeasure = token.kind === 'number' && (index - vehicle > 1 || hasUnitAfter(tokens, index));
  return isWord || isMeasure || MEASURED.test(matched.toUpperCase()) ? '' : matched;
}

function plateOf(start: number, end: number): Find {
  return { start, end, kind: 'number', reason: 'A vehicle registration plate', confidence: 0.8 };
}

/** Not "air vehicle", "Nimbus" or the radio letter "Golf". */
function isVehicle(tokens: readonly Token[], index: number): boolean {
  const fold = tokens[index]?.fold ?? '';
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (UNFOLDED_VEHICLE.test(tokens[index]?.text ?? '')) return true;
  const compound = VEHICLE_ENDING.test(fold) && !((tokens[index]?.flags ?? 0) & MAKE_OR_TYPE);
  if (compound || VEHICLES.has(fold)) return before?.fold !== 'air';
  const spelt =
    (tokens[index]?.flags ?? 0) & RADIO_LETTER &&
    ((before?.flags ?? 0) | (after?.flags ?? 0)) & (RADIO_LETTER | NUMERAL);
  return MAKES.has(fold) && !spelt;
}
