/**
 * Keyword search (contract C3.13): case- and accent-insensitive, every word must occur as part of a word. Both sides
 * (the stored text and the keyword) go through the same folding (case and accents), so no database collation has a say.
 */

/** Letters that Unicode does not decompose, but that people type without their stroke or ligature; in lower case. */
export const UNDIVIDED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ...UNDIVIDED_LETTERS, ẞ: 'ss', ς: 'σ' };
const NOT_DECOMPOSED = /[ßẞøłđðþæœıħŧŋς]/g;

/** Combining marks (accents, once decomposed), and default-ignorable code points, such as a soft hyphen that came along when pasting. */
const MARKS_AND_IGNORABLES = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * Everything but spacing accents, such as ´ in "don´t": compatibility decomposition (NFKD) turns each of those into a blank
 * and a combining mark, and nothing would be left of an ordinary character. What was stored while they were blanks holds none
 * of them, and is found by its other words until it is stored anew: a word too few is found rather than one too many.
 */
const ALL_BUT_SPACING_ACCENTS =
  /[^\u00A8\u00AF\u00B4\u00B8\u02D8-\u02DD\u037A\u0384\u1FBD\u1FBF\u1FC0\u1FFE\u2017\u203E\u309B\u309C\uFC5E-\uFC63\uFE49-\uFE4C\uFE70\uFE72\uFE74\uFE76\uFE78\uFE7A\uFE7C\uFE7E\uFFE3]+/g;

/** The text decomposed (NFKD, spacing accents kept), without combining marks and ignorable code points. */
function decompose(text: string): string {
  return text
    .normalize('NFD')
    .replace(ALL_BUT_SPACING_ACCENTS, (part) => part.normalize('NFKD'))
    .replace(MARKS_AND_IGNORABLES, '');
}

/**
 * The text without case and accents; equal for two spellings that a reader would call the same word. Marks and other
 * scripts stay, since a keyword is looked for as it is typed; de-identification folds words to Latin letters and digits
 * alone (deidentify/reading/fold.ts), since there no script and no mark may hide a name.
 */
export function foldText(text: string): string {
  // Most texts and keywords are ASCII, and have nothing to decompose.
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase();
  return decompose(decompose(text).toLowerCase()).replace(NOT_DECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const wordsOf = (folded: string): string[] => [...new Set(folded.split(/\s+/u).filter(Boolean))];

/** Texts of more distinct words keep them all: no prose of 20,000 characters has as many, and comparing each with each is quadratic. */
const COMPARED_WORDS_MAX = 2_000;

/**
 * The words of a folded text, each once and none that is part of another: whatever is part of a word of the text is part of
 * one of these. Prose shrinks to two thirds, and with it what is looked through, stored and kept in backups. The shortest
 * stand first: common words are short, and found the sooner.
 */
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

/** Accents without a letter, which folding leaves nothing of; the two last are those of half-width katakana. */
const ACCENTS_ALONE = /(?<!\S)[\p{M}\p{Default_Ignorable_Code_Point}\uFF9E\uFF9F]+(?!\S)/gu;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * The folded words of a keyword; each must occur. Empty for a keyword that shows nothing, which is no filter. An accent
 * without a letter is sought as it is and found nowhere, since no folded text holds one.
 */
export function searchWords(keyword: string): string[] {
  const alone = keyword.match(ACCENTS_ALONE) ?? [];
  return [...wordsOf(foldText(keyword)), ...alone.filter((word) => !INVISIBLE.test(word))];
}
