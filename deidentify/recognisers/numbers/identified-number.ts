/** Numbers of people, aircraft and cars after a cue (C5.2) */
import type { Find } from '../../find.ts';
import { anyOf, endAfter, matchAt, startBefore } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { COPULAS, DOCUMENT, LICENCE, TRACKER, UNITS } from '../../tables/cues/identified-number.ts';
import { CALENDAR } from '../../tables/lexicon.ts';
import { cueOf, FILLERS, NUMBER_WORDS, REGISTRATION_WORDS, SERIAL } from '../../tables/number-cues.ts';
import { findSimilarSerials } from './similar-serial.ts';

const VALUE =
  /(?:[A-Z]{2}\/(?=[A-Z]{1,3} ?\d))?(?:[A-ZÄÖÜ]{1,3}[- ](?=[A-Z]{1,2} ?\d{1,4}(?!\d)))?(?:[A-Z]{2,3}-(?=[A-Z]{1,4}[ \u00a0-]))?(?:[A-Z]{1,4}[ \u00a0.-](?=[A-Z\d]{0,6}\d))?(?=[A-Z./\\-]{0,12}\d)[A-Z\d](?:[A-Z\d./\\-]{0,22}[A-Z\d])?(?:[ \u00a0](?=[A-Z\d-]{0,8}\d|[A-Z]{1,3}(?![\p{L}]))[A-Z\d](?:[A-Z\d-]{0,8}[A-Z\d])?){0,3}/uy;
const HEX = /^[\da-f]{6}$/;
/** Six hex digits, mixed; no type (DA20C1) and no part of a longer number ("P/N 1234-40751B"). */
const LONE_HEX =
  /(?<![^\s][-/._])(?!DA\d\d[A-F]\d(?![\p{L}\d])|[A-F]\d{4}[A-F](?![\p{L}\d]))(?=[A-F]{1,5}\d|\d{1,5}[A-F])[\dA-F]{6}(?![\p{L}\d]|[-/_][^\s])/uy;
/** "DD:A5:C7", "DD A5 C7". */
const HEX_PAIRS = /(?=[\d: -]{0,7}[a-f])(?=[a-f: -]{0,7}\d)[\da-f]{2}([: -])[\da-f]{2}\1[\da-f]{2}(?![\p{L}\d])/iuy;
const BEFORE_PLATE = /^(?:number|licen[cs]e|registration|reg|car|index|vehicle)$/;
const FILLER_MARK = /^[:.#=,()/°º–'’-]$/;
const ISO_DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const SAYS = anyOf([...NUMBER_WORDS].filter((word) => !REGISTRATION_WORDS.has(word)));
/** "numéro de licence", "číslo průkazu", "N° de cellule". */
const SAYS_NUMBER_BEFORE = new RegExp(
  `(?<![A-Za-z\\d])${SAYS}(?:[ ]?[.°'’-]|[ ]?${anyOf(['de', 'di', 'd', 'du'])}){0,2} ?$`,
);
/** "in the membership list under number 20931". */
const LATER_NUMBER = new RegExp(
  `(?: (?:\\p{L}+|[12](?!\\d))){0,7}? ${SAYS}[^\\sA-Za-z\\d]?(?: ${anyOf(['is', 'was'])})?`,
  'uy',
);
/** "the FLARM id of the other aircraft was DF13B7": six hex digits with a letter are enough. */
const LATER_HEX =
  /(?: ?(?:[A-Za-z\d]+(?![A-Za-z\d])|[:.#=,()/°–'’-])){0,7}? ?(?=\d{0,5}[a-f])(?=[a-f]{0,5}\d)[\da-f]{6}(?![A-Za-z\d])/iy;
/** "Serienumret i underhållsboken är 3-1157", "Serienummer van de onze: 4-0816". */
const LATER_SERIAL = new RegExp(`(?: [A-Za-z]+){1,4}?(?: ?:| ${anyOf(COPULAS)})`, 'y');
const LATER_SHORTEST = 3;
const FILLERS_MAX = 6;
const ADDRESS = 'A FLARM or ICAO address';

export function findIdentifiedNumbers({ text, tokens }: Passage): Find[] {
  const finds: Find[] = [];
  let floor = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.kind === 'mark' || token.start < floor) continue;
    const find = tracker(text, token) ?? licence(text, token) ?? introduced(text, tokens, index);
    if (find) finds.push(find);
    floor = find?.end ?? floor;
  }
  const serials = finds.filter(({ reason }) => reason === SERIAL);
  return [...finds, ...findSimilarSerials({ text, tokens }, serials)];
}

function found(start: number, matched: string, reason: string, confidence = 0.9): Find | undefined {
  return matched === '' ? undefined : { start, end: start + matched.length, kind: 'number', reason, confidence };
}

function tracker(text: string, { kind, start }: Token): Find | undefined {
  if (kind !== 'code') return undefined;
  return found(start, matchAt(TRACKER, text, start) || matchAt(LONE_HEX, text, start), ADDRESS);
}

function licence(text: string, { letterCase, start, end }: Token): Find | undefined {
  if (letterCase !== 'upper' || end - start > 3) return undefined;
  return (
    found(start, matchAt(LICENCE, text, start), 'A licence number', 0.95) ??
    found(start, matchAt(DOCUMENT, text, start), 'A number that identifies somebody')
  );
}

/** "s/n", "c/n" and "v. č." are three tokens. */
function cueAt(tokens: readonly Token[], index: number) {
  const [token, slash] = [tokens[index], tokens[index + 1]];
  const fold = token?.fold ?? '';
  const isSpaced = tokens[index + 2]?.spaced !== false && fold !== 'v';
  if (fold.length === 1 && /^[/.]$/.test(slash?.text ?? '') && !isSpaced) {
    const meaning = cueOf(`${fold}/${tokens[index + 2]?.fold}`);
    return meaning && { meaning, next: index + 3 };
  }
  if (/^plates?$/.test(fold) && !BEFORE_PLATE.test(tokens[index - 1]?.fold ?? '')) return undefined;
  if (fold === 'sn' && slash?.text === '-' && !slash.spaced) return undefined;
  if (fold === 'bit' && tokens[token?.spaced ? index - 1 : index - 2]?.fold !== '24') return undefined;
  const meaning = cueOf(fold);
  return meaning && { meaning, next: index + 1 };
}

function introduced(text: string, tokens: readonly Token[], index: number): Find | undefined {
  const cue = cueAt(tokens, index);
  if (!cue) return undefined;
  const { named: isNamed, strict, hex, shortest, reason } = cue.meaning;
  let at = cue.next;
  let named = isNamed || startBefore(tokens, index, SAYS_NUMBER_BEFORE) !== undefined;
  for (; at < cue.next + FILLERS_MAX; at++) {
    const filler = tokens[at];
    if (!filler || filler.newLine) break;
    if (NUMBER_WORDS.has(filler.fold) || /^[#:čČ]$/.test(filler.text)) named = true;
    else if (isPrefix(text, filler)) break;
    else if (!FILLERS.has(filler.fold) && !FILLER_MARK.test(filler.text) && !cueOf(filler.fold)) break;
  }
  if (strict && !named) return undefined;
  const start = tokens[at]?.start ?? text.length;
  const pairs = hex ? found(start, matchAt(HEX_PAIRS, text, start), ADDRESS) : undefined;
  if (pairs) return pairs;
  const later = strict ? undefined : endAfter(tokens, at - 1, hex ? LATER_HEX : LATER_NUMBER);
  if (later !== undefined) [at, named] = [hex ? later : later + 1, true];
  const afterWords = reason === SERIAL && !strict ? endAfter(tokens, at - 1, LATER_SERIAL) : undefined;
  if (afterWords !== undefined) {
    const serial = tokens[afterWords + 1];
    const matched = serial && serial.kind !== 'word' ? figureOf(text, serial, true, LATER_SHORTEST) : '';
    if (serial && matched !== '') return found(serial.start, matched, reason);
  }
  const value = tokens[at];
  if (!value || value.newLine || value.kind === 'mark' || value.kind === 'redacted') return undefined;
  return found(value.start, hex ? hexOf(value) : figureOf(text, value, named, shortest), reason);
}

/** The "DE" in "DE.SFCL.12345" and the "A" in "A-2231" belong to the number. */
function isPrefix(text: string, { kind, end, text: word }: Token): boolean {
  return kind === 'word' && word === word.toUpperCase() && /^[-./][^\s\p{Ll}]/u.test(text.slice(end, end + 2));
}

function hexOf({ text, fold, kind, letterCase }: Token): string {
  return HEX.test(fold) && (kind !== 'word' || letterCase === 'upper') ? text : '';
}

function figureOf(text: string, value: Token, named: boolean, shortest: number): string {
  const matched = matchAt(VALUE, text, value.start) || (value.kind === 'code' ? value.text : '');
  const end = value.start + matched.length;
  const least = named ? shortest : Math.max(shortest, 4);
  const isDate = ISO_DATE.test(matched) || value.flags & CALENDAR;
  if (!/\d/.test(matched) || isDate || UNITS.test(text.slice(end, end + 9))) return '';
  if (matched.replace(/[^A-Z\d]/gi, '').length < least) return '';
  const isOther = /^(?:(?:19|20)\d\d$|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?(?: |$))/.test(matched);
  return isOther && !named ? '' : matched;
}
