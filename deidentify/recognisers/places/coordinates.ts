/** Positions more precise than a tenth of a degree (C5.2) */
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { DOCUMENT_WORDS, GRID_CUES, LABELS } from '../../tables/cues/coordinates.ts';

const SIDE = '[NSEWO]';
const DECIMAL = String.raw`(?:${SIDE}\s?|[-+\u2212])?\d{1,3}[.,]\d{2,10}\s?°?\s?(?:${SIDE}(?![\p{L}]))?`;
const DECIMAL_PAIR = new RegExp(
  `${DECIMAL}\\s{0,2}[,;/|]?\\s{0,2}(?:(?:lon|long|lng|longitude|and)\\.?[:=\\s]{0,2})?${DECIMAL}`,
  'uy',
);
const MINUTES = String.raw`(?:${SIDE}\s?)?\d{1,3}\s?[°º\u02DA]\s?\d{1,2}(?:[.,]\d{1,6})?\s?['\u2019\u2032´](?:\s?\d{1,2}(?:[.,]\d{1,5})?\s?(?:["\u201D\u2033]|''|\u2019\u2019|\u2032\u2032))?\s?(?:${SIDE}(?![\p{L}]))?`;
const DEGREES_AND_MINUTES = new RegExp(`${MINUTES}(?:\\s{0,2}[,;/]?\\s{0,2}${MINUTES})?`, 'uy');
const SPACED =
  /(?:[NS]\s?\d{1,2}[ :°-]\s?\d{1,2}(?:(?:[ :'′-]\s?|[.,])\d{1,5}){0,2}['"′″]?[\s,;/]{0,3}[EWO]\s?\d{1,3}[ :°-]\s?\d{1,2}(?:(?:[ :'′-]\s?|[.,])\d{1,5}){0,2}|\d{1,2}[ :°-]\d{1,2}(?:[ :.,'-]\d{1,5}){0,2}\s?[NS][\s,;/]{0,3}\d{1,3}[ :°-]\d{1,2}(?:[ :.,'-]\d{1,5}){0,2}\s?[EWO])(?![\p{L}\d])/uy;
const COMPACT =
  /(?:\d{4,6}(?:\.\d{1,5})?\s?[NS][\s,;/]{0,3}\d{4,7}(?:\.\d{1,5})?\s?[EWO]|[NS]\s?\d{4,6}(?:\.\d{1,5})?[\s,;/]{0,3}[EWO]\s?\d{4,7}(?:\.\d{1,5})?)(?![\p{L}\d])/uy;
const GRID =
  /(?:H[PTUWXYZ]|N[A-DF-HJ-OR-UW-Z]|O[VW]|S[CDEH-KM-PR-Z]|T[AFGLMQRV])\s?(?:\d{10}|\d{8}|\d{6}|\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{5}[ -]\d{5})(?!\d)/y;
const MILITARY = /\d{1,2}[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?(?:\d{4,5}\s\d{4,5}|\d{4}|\d{6}|\d{8}|\d{10})(?!\d)/y;
const UTM = /\d{1,2}[C-HJ-NP-X]\s\d{6}(?:\.\d+)?[\s,mE]{1,4}\d{7}(?!\d)/y;
/** The Swiss grid, new and old: "2'671'420 / 1'203'885", "671'420 / 203'885". */
const SWISS =
  /(?:2['’][4-8]\d{2}['’]\d{3}\s?[/,;]\s?1['’][0-3]\d{2}['’]\d{3}|[4-8]\d{2}['’]\d{3}\s?\/\s?[0-3]\d{2}['’]\d{3})(?!\d)/uy;
const PLUS_CODE = /[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\d])/uy;
const THREE_WORDS = /\/{2,3}\p{L}{3,20}\.\p{L}{3,20}\.\p{L}{3,20}/uy;
const LABELLED = /\s?[:=]?\s?(?:[NSEW]\s?)?[-+−]?\d{1,3}[.,]\d{2,10}\s?°?/uy;
const SHORT_GRID = /(?:[A-Z]{1,2}\s?)?(?:\d{4}|\d{6}|\d{8}|\d{3}\s\d{3})(?!\d)/y;
const SINGLE = /(?:[NSEW]\s?\d{1,3}[.,]\d{2,10}\s?°?|\d{1,3}[.,]\d{2,10}\s?°?\s?[NSEW](?![\p{L}\d]))/uy;
/** After "what3words" and "grid ref". */
const NAMED_WORDS = /[\s:=/]{0,6}\p{L}{3,20}\.\p{L}{3,20}\.\p{L}{3,20}/uy;
const PATTERNS = [DEGREES_AND_MINUTES, SPACED, COMPACT, GRID, MILITARY, UTM, SWISS, PLUS_CODE, SINGLE];
/** Directly before the digits. */
const SIGN_BEFORE = /(?<![\p{L}\d])[-+−NSEWnsewo]$/u;

export function findCoordinates({ text, tokens }: Passage): Find[] {
  const finds: Find[] = [];
  let floor = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.start < floor) continue;
    const [from, length] = positionAt(text, tokens, index, floor);
    if (length === 0) continue;
    const [start, end] = [skipSpace(text, from), from + length];
    finds.push({ start, end, kind: 'coordinates', reason: 'A precise position', confidence: 0.92 });
    floor = end;
  }
  return finds;
}

/** Start and length. */
function positionAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  floor: number,
): [start: number, length: number] {
  const { kind = 'mark', start = 0, end = 0, fold = '', letterCase, text: word } = tokens[index] ?? {};
  if (kind === 'mark') return [start, word === '/' ? lengthAt(THREE_WORDS, text, start) : 0];
  if (/^(?:what3words|w3w)$/.test(fold)) return [end, lengthAt(NAMED_WORDS, text, end)];
  if (kind === 'word' && (fold.length > 2 || letterCase === 'lower')) {
    if (!LABELS.has(fold)) return [end, 0];
    const number = skipSpace(text, end);
    const pair = decimalPair(text, number);
    return pair > 0 ? [number, pair] : [end, lengthAt(LABELLED, text, end)];
  }
  const signed = kind === 'number' && start > floor && SIGN_BEFORE.test(text.slice(Math.max(0, start - 2), start));
  const at = signed ? start - 1 : start;
  const isGrid = GRID_CUES.has(tokens[index - 1]?.fold ?? '') && !DOCUMENT_WORDS.test(tokens[index - 2]?.fold ?? '');
  const lengths = [...PATTERNS, ...(isGrid ? [SHORT_GRID] : [])].map((pattern) => lengthAt(pattern, text, at));
  return [at, Math.max(decimalPair(text, at), ...lengths)];
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/[\s:=]/.test(text.charAt(at))) at += 1;
  return at;
}

function lengthAt(pattern: RegExp, text: string, start: number): number {
  return matchAt(pattern, text, start).trimEnd().length;
}

/** Two decimals if marked as degrees, or three and more. */
function decimalPair(text: string, start: number): number {
  const matched = matchAt(DECIMAL_PAIR, text, start).trimEnd();
  if (matched === '' || /\d/.test(text.charAt(start + matched.length))) return 0;
  const numbers = [...matched.matchAll(/\d{1,3}[.,](\d+)/g)];
  const [first = 91, second = 181] = numbers.map(([number]) => Number.parseFloat(number.replace(',', '.')));
  if (first > 90 || second > 180) return 0;
  const isJoinedByAnd = /and/.test(matched);
  const fine = numbers.every(
    ([number, decimals = '']) => decimals.length >= (number.includes(',') || isJoinedByAnd ? 4 : 3),
  );
  return fine || /°|[NSEW]\s?[-+]?\d|\d\s?[NSEW]/.test(matched) ? matched.length : 0;
}
