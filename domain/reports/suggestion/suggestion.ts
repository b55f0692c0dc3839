/** Suggests a correction for a misspelt keyword (C17.3) */
import * as z from 'zod/mini';
import { foldText } from '../../text/folding/search.ts';

/** `null`: no suggestion. */
export const KeywordSuggestion = z.strictObject({ keyword: z.nullable(z.string()) });
export type KeywordSuggestion = z.output<typeof KeywordSuggestion>;

/** By folded word; `texts`: how many contain it. */
export type Vocabulary = Map<string, { spelling: string; texts: number }>;

/** Shorter words resemble too many others. */
const WORD_LENGTH_MIN = 4;
/** Word length. */
const TWO_EDITS_FROM = 6;
/** Placeholders for removed text (C5.2). */
const BRACKETED = /\[[^\]\n]{1,40}\]/g;

/** Spelling by folded word. */
export function spellingsIn(text: string): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [word] of text.replace(BRACKETED, ' ').matchAll(/\p{L}{4,24}/gu)) {
    const folded = foldText(word);
    // A capital may only start a sentence.
    if (!spellings.has(folded) || word === word.toLowerCase()) spellings.set(folded, word);
  }
  return spellings;
}

export function vocabularyOf(texts: Iterable<ReadonlyMap<string, string>>): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  for (const spellings of texts)
    for (const [folded, spelling] of spellings) {
      const known = vocabulary.get(folded);
      if (!known) vocabulary.set(folded, { spelling, texts: 1 });
      else {
        known.texts += 1;
        if (spelling === spelling.toLowerCase()) known.spelling = spelling;
      }
    }
  return vocabulary;
}

/** Edit distance with transpositions, capped at `max` + 1. */
export function editDistance(one: string, other: string, max: number): number {
  const tooMany = max + 1;
  if (Math.abs(one.length - other.length) > max) return tooMany;
  let before = new Uint16Array(other.length + 1);
  let row = new Uint16Array(other.length + 1);
  let next = new Uint16Array(other.length + 1);
  for (let j = 1; j <= other.length; j += 1) row[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    // Further from the diagonal needs too many edits.
    const [from, to] = [Math.max(1, i - max), Math.min(other.length, i + max)];
    next[from - 1] = from === 1 ? i : tooMany;
    let lowest = next[from - 1] ?? tooMany;
    for (let j = from; j <= to; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const above = j === i + max ? tooMany : (row[j] ?? 0) + 1;
      let distance = Math.min(above, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) distance = Math.min(distance, (before[j - 2] ?? 0) + 1);
      next[j] = distance;
      lowest = Math.min(lowest, distance);
    }
    if (lowest > max) return tooMany;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[other.length] ?? 0, tooMany);
}

/** Likeliest first. */
export function nearestWords(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < WORD_LENGTH_MIN) return [];
  const max = word.length < TWO_EDITS_FROM ? 1 : 2;
  return [...vocabulary]
    .map(([folded, { spelling, texts }]) => ({
      spelling,
      texts,
      apart: editDistance(word, folded, max),
      isOtherLetter: folded[0] !== word[0],
    }))
    .filter(({ apart }) => apart <= max)
    .sort(
      (one, other) =>
        one.apart - other.apart ||
        Number(one.isOtherLetter) - Number(other.isOtherLetter) ||
        other.texts - one.texts ||
        (one.spelling < other.spelling ? -1 : 1),
    )
    .map(({ spelling }) => spelling);
}
