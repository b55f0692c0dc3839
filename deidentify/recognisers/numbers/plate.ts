/** Number plates (C5.2): unique formats anywhere, others near a word for a vehicle or plate */
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../tables/aircraft-words.ts';
import { MAKES, MEASURED, SWISS, UNFOLDED_VEHICLE, VEHICLE_ENDING, VEHICLES } from '../../tables/cues/plate.ts';
import { CRAFT, LOCATIVE, NUMERAL, ORDINARY, RADIO } from '../../tables/lexicon.ts';

/** Britain "LK58 WXB", France "GZ-384-PW", Czechia "6E4 7192", Poland "WGM 4K82". */
const TELLING =
  /(?:[A-Z]{2}\d{2}[ \u00a0]?[A-Z]{3}|[A-Z]{2}-\d{3}-[A-Z]{2}|\d[A-Z][A-Z\d][ \u00a0]\d{4}|[A-Z]{2,3}[ \u00a0]\d{1,2}[A-Z]{1,2}\d{2,3})(?![\p{L}\d])/uy;
const OTHERS =
  /(?!(?:[CGHLMZ]|DR|IS|WA)[ -]?\d{3}(?![\p{L}\d]))(?:R-\d{4}-[A-Z]{3}|\d[A-Z]{3}\d{3}|[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{1,2}-\d{2,4}-[A-Z]{1,2}|[A-ZÄÖÜ]{1,3} [A-Z]{1,2} \d{1,4}[EH]?|\d{2,4} [A-Z]{2,3} \d{2}|\d{2}-[A-Z]{3}-\d|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[ -]?\d{1,4}[EH]?|[A-Z]{1,3}[ -]?\d{3,5}[A-Z]{0,2}|[A-Z]{3} \d{2}[A-Z]|[A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{2,3} ?\d{2}[A-Z]{2}|[A-Z]{2,3} (?=[A-Z]?\d[A-Z]*\d)[A-Z\d]{4,5}|\d{1,3}-[A-Z]{1,3}-\d{1,6}|\d[A-Z][A-Z\d][ ]?\d{4}|\d{4}[ -][A-Z]{3}|\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}|\d{3} [A-Z]{3})(?![\p{L}\d])/uy;
/** "Ford F350", "Mercedes C 220". */
const MODEL = /[A-Z]{1,2}[ -]?\d{3,4}(?![\p{L}\d])/uy;
/** "yj67 wpo": Britain in lower case. */
const SMALL = /[a-z]{2}\d{2}[ \u00a0]?[a-z]{3}(?![\p{L}\d])/uy;
const NEAR = 5;
const NEAR_SWISS = 8;

export function findPlates({ text, tokens, sentences }: Passage): Find[] {
  const finds: Find[] = [];
  let vehicle = Number.NEGATIVE_INFINITY;
  for (const [index, { start, kind, letterCase, flags, text: word, spaced }] of tokens.entries()) {
    if (kind !== 'mark' && isVehicle(tokens, index)) vehicle = index;
    const isCode = kind === 'code' && index - vehicle <= NEAR && !TYPE_OR_AVIATION_CODE.test(word.toUpperCase());
    const small = isCode && !((tokens[index + 1]?.flags ?? 0) & ORDINARY) ? matchAt(SMALL, text, start) : '';
    if (small !== '') finds.push(plateOf(start, start + small.length));
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

function plateOf(start: number, end: number): Find {
  return { start, end, kind: 'number', reason: 'A vehicle registration plate', confidence: 0.8 };
}

/** Not "air vehicle", "Nimbus" or the radio letter "Golf". */
function isVehicle(tokens: readonly Token[], index: number): boolean {
  const fold = tokens[index]?.fold ?? '';
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (UNFOLDED_VEHICLE.test(tokens[index]?.text ?? '')) return true;
  const compound = VEHICLE_ENDING.test(fold) && !((tokens[index]?.flags ?? 0) & CRAFT);
  if (compound || VEHICLES.has(fold)) return before?.fold !== 'air';
  const spelt = (tokens[index]?.flags ?? 0) & RADIO && ((before?.flags ?? 0) | (after?.flags ?? 0)) & (RADIO | NUMERAL);
  return MAKES.has(fold) && !spelt;
}
