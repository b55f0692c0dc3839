/** Folds labels, which people type without accents (C14.5) */

/** Lower-case letters without a Unicode decomposition, as people type them. */
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
const UNDIVIDED = new RegExp(`[${Object.keys(UNDIVIDED_LETTERS).join('')}]`, 'g');

/** Keyboards write `vol d'onde`, labels `Vol d’onde`. */
export const straightenApostrophes = (text: string): string => text.replaceAll('\u2019', "'");

/** Equal whatever the case, accents and apostrophes: `aussenlandung`, `kolowanie`. A small `foldText` for pages. */
export const foldLabel = (text: string): string =>
  straightenApostrophes(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNDIVIDED, (letter) => UNDIVIDED_LETTERS[letter] ?? letter);
