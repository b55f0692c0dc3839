/**
 * Keyword search (contract C3.13): case- and accent-insensitive, every word must occur as part of a word. Both sides
 * (the stored text and the keyword) go through the same folding, so no database collation has a say.
 */

/** Letters that Unicode does not take apart, but that people type without their stroke or ligature. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
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
  ς: 'σ',
};
const TAKEN_APART = /[ßẞøłđðþæœıħŧŋς]/g;

/** Accents once taken apart, and what prints nothing, such as a soft hyphen that came along when pasting. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** The text without case and accents; equal for two spellings that a reader would call the same word. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(TAKEN_APART, (letter) => PLAIN[letter] ?? letter);
}

const wordsOf = (folded: string): string[] => [...new Set(folded.split(/\s+/u).filter(Boolean))];

/** Of more words than any prose of 20,000 characters has, each is kept: to compare them all would take too long. */
const MOST_COMPARED = 2_000;

/**
 * The words of a folded text, each once and none that is part of another: whatever is part of a word of the text is part of
 * one of these. Prose shrinks to two thirds, and with it what is looked through, stored and kept in backups. The shortest
 * stand first: common words are short, and found the sooner.
 */
export function soughtWords(folded: string): string {
  const all = wordsOf(folded);
  if (all.length > MOST_COMPARED) return all.join(' ');
  let words = '';
  for (const word of all.sort((a, b) => b.length - a.length))
    if (!words.includes(word)) words = words === '' ? word : `${word} ${words}`;
  return words;
}

/** One searchable text of many fields. */
export function searchText(fields: readonly (string | null)[]): string {
  return soughtWords(foldText(fields.filter((field) => field !== null).join('\n')));
}

/** The folded words of a keyword; each must occur. Empty for a blank keyword, which is no filter. */
export function searchWords(keyword: string): string[] {
  return wordsOf(foldText(keyword));
}
