/**
 * Numbers that identify a person, an aircraft or a car where something introduces them (C5.2): licence, membership, FAI
 * and medical numbers, serial numbers, FLARM and ICAO 24-bit addresses, vehicle plates.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { LICENCE, UNITS } from '../../tables/cues/identified-number.ts';
import { CALENDAR } from '../../tables/lexicon.ts';
import { cueOf, FILLERS, SAYS_NUMBER } from '../../tables/number-cues.ts';

const VALUE =
  /(?:[A-ZÄÖÜ]{1,3}[- ](?=[A-Z]{1,2} ?\d{1,4}(?!\d)))?(?:[A-Z]{1,4}[ \u00a0.-](?=[A-Z\d]{0,6}\d))?(?=[A-Z./\\-]{0,12}\d)[A-Z\d](?:[A-Z\d./\\-]{0,22}[A-Z\d])?(?:[ \u00a0](?=[A-Z\d-]{0,8}\d|[A-Z]{1,3}(?![\p{L}]))[A-Z\d](?:[A-Z\d-]{0,8}[A-Z\d])?){0,3}/uy;
const HEX = /^[\da-f]{6}$/;
/** Six hex digits, letters and figures among them, that are no type (DA20C1, B1900D): nothing else in a report is written so. */
const LONE_HEX = /^(?!DA\d\d[A-F]\d$|[A-F]\d{4}[A-F]$)(?=.*\d)(?=.*[A-F])[\dA-F]{6}$/;
const TRACKER = /^(?:flr|ica|icao|ogn)[\da-f]{6}$/;
const BEFORE_PLATE = /^(?:number|licen[cs]e|registration|reg|car|index|vehicle)$/;
const FILLER_MARK = /^[:.#=,()/°º–'’-]$/;
/** "DD:A5:C7", "DD A5 C7". */
const HEX_PAIRS = /[\da-f]{2}([: -])[\da-f]{2}\1[\da-f]{2}(?![\p{L}\d])/iuy;
const ISO_DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const RADIO_NETS = /^(?:flarm|ogn|adsb|ads)$/;
const MOST_FILLERS = 6;
const MOST_BEFORE = 3;
const FARTHEST = 8;

/** Finds numbers that a word such as licence, serial or plate introduces. */
export function findIdentifiedNumbers(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'mark') continue;
    const find = tracker(tokens, i) ?? licence(passage.text, token) ?? introduced(passage, i);
    if (!find) continue;
    finds.push(find);
    while ((tokens[i + 1]?.start ?? Number.POSITIVE_INFINITY) < find.end) i += 1;
  }
  return finds;
}

/** "FLRDDA5C7"; "DDA5C7 on FLARM"; "DDA5C7" alone, in capitals. */
function tracker(tokens: readonly Token[], index: number): Find | undefined {
  const token = tokens[index];
  if (token?.kind !== 'code') return undefined;
  const behind =
    /^(?:on|in|via)$/.test(tokens[index + 1]?.fold ?? '') && RADIO_NETS.test(tokens[index + 2]?.fold ?? '');
  const isLone = LONE_HEX.test(token.text) && !isJoined(tokens, index);
  if (!TRACKER.test(token.fold) && !isLone && !(behind && HEX.test(token.fold))) return undefined;
  return { start: token.start, end: token.end, kind: 'number', reason: 'A FLARM or ICAO address', confidence: 0.9 };
}

/** Part of something longer, such as the number of a part: "P/N 1234-40751B". */
function isJoined(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isJoint = (mark: Token | undefined) => /^[-/._]$/.test(mark?.text ?? '') && !mark?.spaced;
  return (
    (isJoint(before) && !tokens[index]?.spaced) || (isJoint(after) && after?.text !== '.' && !tokens[index + 2]?.spaced)
  );
}

function licence(text: string, token: Token): Find | undefined {
  if (token.letterCase !== 'upper' || token.text.length > 3) return undefined;
  LICENCE.lastIndex = token.start;
  const matched = LICENCE.exec(text)?.[0];
  if (!matched) return undefined;
  const end = token.start + matched.length;
  return { start: token.start, end, kind: 'number', reason: 'A licence number', confidence: 0.95 };
}

/** The cue's own meaning and the index after it; "s/n" and "c/n" are three tokens. */
function cueAt(tokens: readonly Token[], index: number): { key: string; next: number } | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const [slash, letter] = [tokens[index + 1], tokens[index + 2]];
  if (token.fold.length === 1 && (slash?.text === '/' || slash?.text === '.') && letter && !letter.spaced) {
    const key = `${token.fold}/${letter.fold}`;
    return cueOf(key) ? { key, next: index + 3 } : undefined;
  }
  if ((token.fold === 'plate' || token.fold === 'plates') && !BEFORE_PLATE.test(tokens[index - 1]?.fold ?? ''))
    return undefined;
  if (token.fold === 'bit' && !/^24$/.test(tokens[token.spaced ? index - 1 : index - 2]?.fold ?? '')) return undefined;
  return cueOf(token.fold) ? { key: token.fold, next: index + 1 } : undefined;
}

function introduced(passage: Passage, index: number): Find | undefined {
  const { tokens, text } = passage;
  const cue = cueAt(tokens, index);
  const meaning = cue && cueOf(cue.key);
  if (!cue || !meaning) return undefined;
  let at = cue.next;
  let named = meaning.named || saysNumberBefore(tokens, index);
  while (at < cue.next + MOST_FILLERS) {
    const filler = tokens[at];
    if (!filler || filler.newLine) break;
    if (SAYS_NUMBER.has(filler.fold) || /^[#:čČ]$/.test(filler.text)) named = true;
    else if (isPrefix(tokens, at)) break;
    else if (!FILLERS.has(filler.fold) && !FILLER_MARK.test(filler.text) && !cueOf(filler.fold)) break;
    at += 1;
  }
  if (meaning.strict && !named) return undefined;
  const pairs = meaning.hex ? hexPairs(text, tokens, at) : undefined;
  if (pairs) return pairs;
  const later = meaning.strict ? undefined : meaning.hex ? laterHex(tokens, at) : laterNumber(tokens, at);
  if (later !== undefined) [at, named] = [later, true];
  const value = tokens[at];
  if (!value || value.newLine || value.kind === 'mark' || value.kind === 'redacted') return undefined;
  const end = meaning.hex ? endOfHex(value) : endOfValue(text, value, named, meaning.shortest);
  return end === undefined
    ? undefined
    : { start: value.start, end, kind: 'number', reason: meaning.reason, confidence: 0.9 };
}

/** "numéro de licence", "číslo průkazu", "N° de cellule". */
function saysNumberBefore(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= index - MOST_BEFORE && !tokens[at + 1]?.newLine; at--) {
    const fold = tokens[at]?.fold ?? '';
    if (SAYS_NUMBER.has(fold)) return fold !== 'registration' && fold !== 'reg';
    if (!/^(?:[.°º'’-]|de|di|d|du)$/.test(fold)) return false;
  }
  return false;
}

/** "the FLARM id of the other aircraft was DF13B7": six hex digits with a letter among them need no other proof. */
function laterHex(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + FARTHEST; at++) {
    const token = tokens[at];
    if (!token || token.newLine || (token.kind === 'mark' && !FILLER_MARK.test(token.text))) return undefined;
    if (token.kind === 'code' && HEX.test(token.fold)) return at;
  }
  return undefined;
}

function hexPairs(text: string, tokens: readonly Token[], at: number): Find | undefined {
  const start = tokens[at]?.start ?? text.length;
  HEX_PAIRS.lastIndex = start;
  const matched = HEX_PAIRS.exec(text)?.[0];
  if (!matched || !/[a-f]/i.test(matched) || !/\d/.test(matched)) return undefined;
  return { start, end: start + matched.length, kind: 'number', reason: 'A FLARM or ICAO address', confidence: 0.9 };
}

/** "in the membership list under number 20931": the index behind the later word that says number. */
function laterNumber(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + FARTHEST; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.newLine) return undefined;
    if (!SAYS_NUMBER.has(token.fold) || token.fold === 'registration' || token.fold === 'reg') continue;
    const next = tokens[at + 1]?.kind === 'mark' && tokens[at + 1]?.spaced === false ? at + 2 : at + 1;
    return tokens[next]?.fold === 'is' || tokens[next]?.fold === 'was' ? next + 1 : next;
  }
  return undefined;
}

/** The "DE" of "DE.SFCL.12345" and the "A" of "A-2231" belong to the number. */
function isPrefix(tokens: readonly Token[], at: number): boolean {
  const [filler, mark, rest] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (filler?.kind !== 'word' || filler.text !== filler.text.toUpperCase() || !mark || !rest) return false;
  return /^[-./]$/.test(mark.text) && !mark.spaced && !rest.spaced && rest.text === rest.text.toUpperCase();
}

function endOfHex(value: Token): number | undefined {
  return HEX.test(value.fold) && (value.kind !== 'word' || value.letterCase === 'upper') ? value.end : undefined;
}

function endOfValue(text: string, value: Token, named: boolean, shortest: number): number | undefined {
  VALUE.lastIndex = value.start;
  const matched = VALUE.exec(text)?.[0] ?? (value.kind === 'code' ? value.text : undefined);
  if (matched === undefined || !/\d/.test(matched) || value.flags & CALENDAR) return undefined;
  if (ISO_DATE.test(matched)) return undefined;
  const end = value.start + matched.length;
  const least = named ? shortest : Math.max(shortest, 4);
  if (matched.replace(/[^A-Z\d]/gi, '').length < least || UNITS.test(text.slice(end, end + 9))) return undefined;
  if (!named && /^(?:19|20)\d\d$/.test(matched)) return undefined;
  return /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?(?: |$)/.test(matched) && !named ? undefined : end;
}
