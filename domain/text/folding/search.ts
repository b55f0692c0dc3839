/** Keyword search (C3.13). Folding is our own, independent of database collations */

import { straightenApostrophes, UNDIVIDED_LETTERS } from './fold-label.ts';

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ...UNDIVIDED_LETTERS, ẞ: 'ss', ς: 'σ' };
const NOT_DECOMPOSED = /[ßẞøłđðþæœıħŧŋς]/g;

/** Accents, and soft hyphens from pasted text. */
const MARKS_AND_IGNORABLES = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** NFKD splits spacing accents, as ´ in "don´t", into a space and a mark. */
const ALL_BUT_SPACING_ACCENTS =
  /[^\u00A8\u00AF\u00B4\u00B8\u02D8-\u02DD\u037A\u0384\u1FBD\u1FBF\u1FC0\u1FFE\u2017\u203E\u309B\u309C\uFC5E-\uFC63\uFE49-\uFE4C\uFE70\uFE72\uFE74\uFE76\uFE78\uFE7A\uFE7C\uFE7E\uFFE3]+/g;

function decompose(text: string): string {
  return text
    .normalize('NFD')
    .replace(ALL_BUT_SPACING_ACCENTS, (part) => part.normalize('NFKD'))
    .replace(MARKS_AND_IGNORABLES, '');
}

/** Equal for spellings of a word. Keeps other scripts, unlike deidentify/reading/fold.ts. */
export function foldText(text: string): string {
  // ASCII has nothing to decompose.
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase();
  return decompose(decompose(text).toLowerCase()).replace(NOT_DECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Equal for spellings of a name or label, whatever its apostrophes: `vol d'onde`. Stored search words keep theirs. */
export const comparisonKey = (text: string): string => straightenApostrophes(foldText(text)).trim();

const wordsOf = (folded: string): string[] => [...new Set(folded.split(/\s+/u).filter(Boolean))];

/** Comparing each pair is quadratic. */
const COMPARED_WORDS_MAX = 2_000;

/** Drops duplicates and words within others, which saves a third; shortest first. */
export function searchableWords(folded: string): string {
  const all = wordsOf(folded);
  if (all.length > COMPARED_WORDS_MAX) return all.join(' ');
  let words = '';
  for (const word of all.sort((a, b) => b.length - a.length))
    if (!words.includes(word)) words = words === '' ? word : `${word} ${words}`;
  return words;
}

export function searchText(fields: readonly (string | null)[]): string {
  return searchableWords(foldText(fields.filter((field) => field !== null).join('\n')));
}

/** Folding removes them; the last two are half-width katakana. */
const LONE_ACCENTS = /(?<!\S)[\p{M}\p{Default_Ignorable_Code_Point}\uFF9E\uFF9F]+(?!\S)/gu;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** Each must occur; empty: no filter. A lone accent is kept and never found. */
export function searchWords(keyword: string): string[] {
  const loneAccents = keyword.match(LONE_ACCENTS) ?? [];
  return [...wordsOf(foldText(keyword)), ...loneAccents.filter((word) => !INVISIBLE.test(word))];
}

/**
 * A folded word with straight and with curly apostrophes, as keyboards and telephones type them. Stored words keep
 * theirs. A word that mixes both is found as typed, too.
 */
export function searchSpellings(word: string): string[] {
  if (!/['\u2019]/.test(word)) return [word];
  return [...new Set([word, straightenApostrophes(word), word.replaceAll("'", '\u2019')])];
}
