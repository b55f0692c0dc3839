// The language of each sentence by its words; if too short, that of the text, else the one stated in the report

import type { Sentences } from '../reading/sentences.ts';
import type { Token } from '../reading/tokens.ts';
import { LANGUAGES } from './languages.ts';
import type { Knowledge } from './words/knowledge.ts';
import { BAND, DOMAIN, FUNCTION, GIVEN_USUAL } from './words/word-kinds.ts';
import type { WordTable } from './words/word-table.ts';

const COUNT = LANGUAGES.length;
/** Letters that few of the languages use. */
const LETTERS: readonly (readonly [RegExp, readonly number[]])[] = (
  [
    [/[ěřů]/i, ['cs']],
    [/[čšžďťň]/i, ['cs']],
    [/[łąęśćńźż]/i, ['pl']],
    [/[å]/i, ['sv']],
    [/[ß]/i, ['de']],
    [/[ñ¿¡]/i, ['es']],
    [/[äö]/i, ['de', 'sv']],
    [/[ü]/i, ['de']],
    [/[çêœ]/i, ['fr']],
    [/[ìò]/i, ['it']],
  ] as const
).map(([letters, languages]) => [letters, languages.map((code) => LANGUAGES.indexOf(code))]);
const LETTER_POINTS = 3;
const BEYOND_ASCII = /[^ -~]/;
/** Points for a word. */
const FUNCTION_WORD_POINTS = 6;
const BAND_POINTS = [0, 0, 1, 3];
const DOMAIN_POINTS = 2;
/** Points for the whole text, and for the stated language. */
const TEXT_POINTS_MAX = 12;
const STATED_POINTS = 4;
/** English is the default, so a report that states it says little. */
const STATED_ENGLISH_POINTS = 3;
const ENGLISH = LANGUAGES.indexOf('en');

/** Sets `known.language`. `stated`: index in LANGUAGES, or -1. */
export function readLanguages(
  tokens: readonly Token[],
  sentences: Sentences,
  known: Knowledge,
  table: WordTable,
  stated: number,
): void {
  const parts: Part[] = [];
  const textPoints = new Float64Array(COUNT);
  for (let start = 0, i = 1; i <= tokens.length; i++) {
    if (i < tokens.length && !opensSentence(tokens, sentences, i)) continue;
    const points = countPoints({ tokens, sentences, known, table, stated }, { start, end: i });
    add(points, textPoints);
    parts.push({ start, end: i, points });
    start = i;
  }
  const prior = priorPoints(textPoints, stated);
  for (const { start, end, points } of parts) {
    add(prior, points);
    known.language.fill(largest(points), start, end);
  }
}

type Part = { start: number; end: number; points: Float64Array };

function add(points: Float64Array, sum: Float64Array): void {
  for (let i = 0; i < COUNT; i++) sum[i] = (sum[i] ?? 0) + (points[i] ?? 0);
}

/** Here a quotation within a sentence does not open one. */
function opensSentence(tokens: readonly Token[], sentences: Sentences, index: number): boolean {
  if (sentences.opens[index] !== 1) return false;
  const before = tokens[index - 1]?.text ?? '';
  return tokens[index]?.newLine === true || before === '.' || before === '!' || before === '?' || before === '…';
}

/** "Sé", "Li", "DI": mid-sentence capitals are more likely names than function words. */
function isProper(token: Token, style: string | undefined, opens: boolean): boolean {
  if (token.letterCase === 'lower' || style === 'shout') return false;
  return !opens || token.letterCase === 'upper';
}

type Text = {
  tokens: readonly Token[];
  sentences: Sentences;
  known: Knowledge;
  table: WordTable;
  /** Index in LANGUAGES, or -1. */
  stated: number;
};

function countPoints(
  { tokens, sentences: { styles }, known, table, stated }: Text,
  { start, end }: { start: number; end: number },
): Float64Array {
  const points = new Float64Array(COUNT);
  for (let i = start; i < end; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    if (BEYOND_ASCII.test(token.text)) countLetters(token.text, points);
    const row = known.row[i] ?? 0;
    if (row === 0 || isProper(token, styles[i], i === start)) continue;
    const isGivenName = token.letterCase === 'capital' && ((known.common[i] ?? 0) & GIVEN_USUAL) !== 0;
    const isWordHere = stated < 0 || ((table.own[row * COUNT + stated] ?? 0) & (BAND | FUNCTION)) !== 0;
    // "Anders" in a Swedish report is no German word.
    if (isGivenName && !isWordHere) continue;
    for (let language = 0; language < COUNT; language++) {
      const own = table.own[row * COUNT + language] ?? 0;
      if (own === 0) continue;
      const usual = BAND_POINTS[own & BAND] ?? 0;
      points[language] =
        (points[language] ?? 0) + (own & FUNCTION ? FUNCTION_WORD_POINTS : usual) + (own & DOMAIN ? DOMAIN_POINTS : 0);
    }
  }
  return points;
}

function countLetters(text: string, points: Float64Array): void {
  for (const [letters, languages] of LETTERS) {
    if (!letters.test(text)) continue;
    for (const language of languages) points[language] = (points[language] ?? 0) + LETTER_POINTS;
  }
}

function priorPoints(textPoints: Float64Array, stated: number): Float64Array {
  const most = textPoints[largest(textPoints)] ?? 0;
  const prior = textPoints.map((points) => (most > 0 ? Math.floor((points * TEXT_POINTS_MAX) / most) : 0));
  const likely = stated < 0 ? ENGLISH : stated;
  prior[likely] = (prior[likely] ?? 0) + (likely === ENGLISH ? STATED_ENGLISH_POINTS : STATED_POINTS);
  return prior;
}

function largest(points: Float64Array): number {
  let best = 0;
  for (let i = 1; i < points.length; i++) if ((points[i] ?? 0) > (points[best] ?? 0)) best = i;
  return best;
}
