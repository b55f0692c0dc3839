/**
 * Positions finer than a tenth of a degree (C5.2): decimal degrees, degrees and minutes, grid references, three words.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { LABELS, PAPERS } from '../../tables/cues/coordinates.ts';

const SIDE = '[NSEWO]';
const DECIMAL = String.raw`(?:${SIDE}\s?|[-+\u2212])?\d{1,3}[.,]\d{2,10}\s?°?\s?(?:${SIDE}(?![\p{L}]))?`;
const DECIMAL_PAIR = new RegExp(
  `${DECIMAL}\\s{0,2}[,;/|]?\\s{0,2}(?:(?:lon|long|lng|longitude|and)\\.?[:=\\s]{0,2})?${DECIMAL}`,
  'uy',
);
const MINUTES = String.raw`(?:${SIDE}\s?)?\d{1,3}\s?[°º\u02DA]\s?\d{1,2}(?:[.,]\d{1,6})?\s?['\u2019\u2032´](?:\s?\d{1,2}(?:[.,]\d{1,5})?\s?(?:["\u201D\u2033]|''|\u2019\u2019|\u2032\u2032))?\s?(?:${SIDE}(?![\p{L}]))?`;
const DEGREES_AND_MINUTES = new RegExp(`${MINUTES}(?:\\s{0,2}[,;/]?\\s{0,2}${MINUTES})?`, 'uy');
const SPACED =
  /(?:[NS]\s?\d{1,2}[ :°-]\s?\d{1,2}(?:[ :.,'′-]\s?\d{1,5}){0,2}['"′″]?[\s,;/]{0,3}[EWO]\s?\d{1,3}[ :°-]\s?\d{1,2}(?:[ :.,'′-]\s?\d{1,5}){0,2}|\d{1,2}[ :°-]\d{1,2}(?:[ :.,'-]\d{1,5}){0,2}\s?[NS][\s,;/]{0,3}\d{1,3}[ :°-]\d{1,2}(?:[ :.,'-]\d{1,5}){0,2}\s?[EWO])(?![\p{L}\d])/uy;
const COMPACT =
  /(?:\d{4,6}(?:\.\d{1,5})?\s?[NS][\s,;/]{0,3}\d{4,7}(?:\.\d{1,5})?\s?[EWO]|[NS]\s?\d{4,6}(?:\.\d{1,5})?[\s,;/]{0,3}[EWO]\s?\d{4,7}(?:\.\d{1,5})?)(?![\p{L}\d])/uy;
const GRID =
  /(?:H[PTUWXYZ]|N[A-DF-HJ-OR-UW-Z]|O[VW]|S[CDEH-KM-PR-Z]|T[AFGLMQRV])\s?(?:\d{10}|\d{8}|\d{6}|\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{5}[ -]\d{5})(?!\d)/y;
const MILITARY = /\d{1,2}[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?(?:\d{4,5}\s\d{4,5}|\d{4}|\d{6}|\d{8}|\d{10})(?!\d)/y;
const UTM = /\d{1,2}[C-HJ-NP-X]\s\d{6}(?:\.\d+)?[\s,mE]{1,4}\d{7}(?!\d)/y;
const PLUS_CODE = /[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\d])/uy;
const THREE_WORDS = /\/{2,3}\p{L}{3,20}\.\p{L}{3,20}\.\p{L}{3,20}/uy;
const WORDS_ALONE = /[\s:=]{0,3}\/{0,3}\p{L}{3,20}\.\p{L}{3,20}\.\p{L}{3,20}/uy;
const LABELLED = /\s?[:=]?\s?(?:[NSEW]\s?)?[-+−]?\d{1,3}[.,]\d{2,10}\s?°?/uy;
const SHORT_GRID = /(?:[A-Z]{1,2}\s?)?(?:\d{4}|\d{6}|\d{8}|\d{3}\s\d{3})(?!\d)/y;
const SINGLE = /(?:[NSEW]\s?\d{1,3}[.,]\d{2,10}\s?°?|\d{1,3}[.,]\d{2,10}\s?°?\s?[NSEW](?![\p{L}\d]))/uy;
const BEFORE_DECIMAL = /[-+−NSEWnsewo]/;
const GRID_CUES = new Set('ref reference grid ngr osgr gridref gitter mgrs'.split(' '));

function isGridCue(tokens: readonly Token[], index: number): boolean {
  if (!GRID_CUES.has(tokens[index]?.fold ?? '')) return false;
  return !PAPERS.test(tokens[index - 1]?.fold ?? '');
}

/** Finds precise positions. */
export function findCoordinates(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { text, tokens } = passage;
  let floor = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.start < floor) continue;
    let start = token.start;
    let length = 0;
    if (token.kind === 'mark') length = token.text === '/' ? matchLength(THREE_WORDS, text, start) : 0;
    else if (/^(?:what3words|w3w)$/.test(token.fold)) {
      const offset = text.slice(token.end, token.end + 8).search(/(?<=^|[\s:=/])(?:\/{1,3}(?=\p{L})|\p{L}{3})/u);
      const words = matchLength(WORDS_ALONE, text, token.end);
      if (words > 0 && offset >= 0) [start, length] = [token.end + offset, words - offset];
    } else if (token.kind !== 'word' || (token.fold.length <= 2 && token.letterCase !== 'lower')) {
      if (
        token.kind === 'number' &&
        start > floor &&
        BEFORE_DECIMAL.test(text.charAt(start - 1)) &&
        !/[\p{L}\d]/u.test(text.charAt(start - 2))
      )
        start -= 1;
      length = longest(text, start, isGridCue(tokens, index - 1));
    } else if (LABELS.has(token.fold)) {
      const number = skipSpace(text, token.end);
      const pair = decimalPair(text, number);
      const labelled = matchLength(LABELLED, text, token.end);
      if (pair > 0) [start, length] = [number, pair];
      else if (labelled > 0) [start, length] = [token.end, labelled];
    }
    if (length === 0) continue;
    finds.push({
      start: skipSpace(text, start),
      end: start + length,
      kind: 'coordinates',
      reason: 'A precise position',
      confidence: 0.92,
    });
    floor = start + length;
  }
  return finds;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/[\s:=]/.test(text.charAt(at))) at += 1;
  return at;
}

function matchLength(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0].trimEnd().length ?? 0;
}

function longest(text: string, start: number, afterGridCue: boolean): number {
  const patterns = [DEGREES_AND_MINUTES, SPACED, COMPACT, GRID, MILITARY, UTM, PLUS_CODE, SINGLE];
  const plain = Math.max(...patterns.map((pattern) => matchLength(pattern, text, start)));
  const grid = afterGridCue ? matchLength(SHORT_GRID, text, start) : 0;
  return Math.max(plain, grid, decimalPair(text, start));
}

/** Two decimals are a position if they are degrees and say so, or have three decimals and more. */
function decimalPair(text: string, start: number): number {
  DECIMAL_PAIR.lastIndex = start;
  const matched = DECIMAL_PAIR.exec(text)?.[0].trimEnd();
  if (matched === undefined || /\d/.test(text.charAt(start + matched.length))) return 0;
  const numbers = [...matched.matchAll(/\d{1,3}[.,](\d+)/g)];
  const [first, second] = numbers.map(([number]) => Number.parseFloat(number.replace(',', '.')));
  if (first === undefined || second === undefined || first > 90 || second > 180) return 0;
  const apart = /and/.test(matched);
  const fine = numbers.every(([number, decimals = '']) => decimals.length >= (number.includes(',') || apart ? 4 : 3));
  return fine || /°|[NSEW]\s?[-+]?\d|\d\s?[NSEW]/.test(matched) ? matched.length : 0;
}
