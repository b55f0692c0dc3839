/**
 * Folds case, accents, invisible characters, Cyrillic and Greek, so that spelling hides no name (C5.2). Search
 * (domain/text/folding/search.ts) keeps scripts
 */
import { UNDIVIDED_LETTERS } from '../../domain/text/folding/fold-label.ts';

const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ...UNDIVIDED_LETTERS,
  ...letters(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ',
    'a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sch - y - e yu ya i i e g',
  ),
  ...letters('αβγδεζηθικλμνξοπρστυφχψως', 'a v g d e z i th i k l m n x o p r s t y f ch ps o s'),
};

const LONG_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  ё: 'yo',
  х: 'kh',
};

const NUMERAL_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

const foldedCharacters = new Map<string, string>();

function letters(from: string, to: string): Record<string, string> {
  const targets = to.split(' ').map((target) => (target === '-' ? '' : target));
  return Object.fromEntries([...from].map((letter, index) => [letter, targets[index] ?? letter]));
}

/** ASCII needs only case folding. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = [...character.normalize('NFKD').toLowerCase()]
    .map(foldPlain)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (foldedCharacters.size < 20_000) foldedCharacters.set(character, folded);
  return folded;
}

function foldPlain(letter: string): string {
  const special = SPECIAL_LETTERS[letter];
  if (special !== undefined) return special;
  const code = letter.codePointAt(0) ?? 0;
  const zero = NUMERAL_ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? letter : String(code - zero);
}

/** Folds one character, to none, one or several letters; empty if it is neither letter nor digit. */
export function foldOne(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return character;
    return code >= 65 && code <= 90 ? character.toLowerCase() : '';
  }
  return foldCharacter(character);
}

/** ASCII is only lower-cased, for speed. */
export function fold(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  let folded = '';
  for (const character of word) folded += foldCharacter(character);
  return folded;
}

/** Spells umlauts out: "Müller" gives "mueller", "Åse" gives "aase". */
export function foldLong(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  let folded = '';
  for (const character of word.normalize('NFC').toLowerCase()) {
    folded += LONG_LETTERS[character] ?? foldCharacter(character);
  }
  return folded;
}
