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

/** One searchable text of many fields; a line break between them, so that no word spans two fields. */
export function searchText(fields: readonly (string | null)[]): string {
  return foldText(fields.filter((field) => field !== null).join('\n'));
}

/** The folded words of a keyword; each must occur. Empty for a blank keyword, which is no filter. */
export function searchWords(keyword: string): string[] {
  return [...new Set(foldText(keyword).split(/\s+/u).filter(Boolean))];
}
