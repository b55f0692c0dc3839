/** Splits a name: distinctive words, short forms, initials, orders (C5.2) */
import { fold, foldLong } from '../../reading/fold.ts';
import {
  AIRCRAFT_NOUN,
  CALENDAR,
  lookUp,
  MAKE_OR_TYPE,
  ORDINARY,
  PARTICLE,
  RADIO_LETTER,
  ROLE,
  TITLE,
} from '../../tables/lexicon.ts';
import { shortForms } from '../../tables/people/short-forms.ts';
import { formsOf } from './own-forms.ts';

export type NameParts = {
  /** Folded words and short forms; the value is true for those that are also ordinary words. */
  parts: ReadonlyMap<string, boolean>;
  /** Without endings, since languages add case endings. */
  stems: readonly string[];
  /** In the cases of Polish and Czech. */
  forms: ReadonlySet<string>;
  initials: ReadonlySet<string>;
  /** Capital initials as a signature: JB and JVDB of Jan van der Berg. */
  signatures: readonly string[];
  /** The whole name, compact, in every order and with initials ("jkowalski"). */
  wholes: readonly string[];
  /** Capital initials of hyphened given names: P and O of Per-Olof. */
  pairs: readonly (readonly [string, string])[];
};

/** Kinds of words that make part of a name ambiguous. */
export const AMBIGUOUS = ORDINARY | CALENDAR | RADIO_LETTER | ROLE | AIRCRAFT_NOUN | MAKE_OR_TYPE;
const PART_LETTERS_MIN = 2;
const STEM_LETTERS_MIN = 4;
/** Shorter ones may be two words: "Hub er". */
const HALF_LETTERS_MIN = 6;

function spellings(word: string): string[] {
  const long = foldLong(word);
  return [fold(word), long, long.length > 3 ? long.replace(/[aou]e|aa/g, (pair) => pair.charAt(0)) : long];
}

function isOrdinary(folded: string): boolean {
  const more = lookUp(folded) & AMBIGUOUS;
  return more !== 0 && !(folded.length < 4 && more === CALENDAR);
}

/** "O'Neill-Smith": O, Neill, Smith, ONeillSmith, ONeill. */
function wordsOfPiece(piece: string): string[] {
  const words = piece.split(/[^\p{L}\p{M}\p{Cf}]+/u).filter(Boolean);
  const elided = piece.split(/[-‐‑‒–\s]+/u).map((half) => half.replace(/[^\p{L}\p{M}\p{Cf}]+/gu, ''));
  return words.length > 1 ? [...words, words.join(''), ...elided] : words;
}

/** Drops titles; particles ("van der") count only with the rest. */
export function splitName(name: string): NameParts {
  const pieces = name
    .split(/[\s,;/()."]+/)
    .map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    .filter((piece) => piece !== '' && !(lookUp(fold(piece)) & TITLE && piece.length > 1));
  const words = pieces.flatMap(wordsOfPiece).filter((word) => !(lookUp(fold(word)) & PARTICLE && pieces.length > 1));
  // "JML" and "JM" of Jean-Michel Lefèvre, "SOM" of Sean O'Malley, "AMB" of Anne-Marie van der Berg.
  const halves = pieces.flatMap((piece) => piece.split(/[^\p{L}\p{M}\p{Cf}]+/u));
  const named = halves.filter((word) => !(lookUp(fold(word)) & PARTICLE));
  const pairs = pairsOf(pieces);
  const spelt = [...words, ...words.flatMap(givenOf)].flatMap((word) => [
    ...spellings(word),
    ...shortForms(fold(word)),
  ]);
  const parts = new Map(
    spelt.filter(({ length }) => length >= PART_LETTERS_MIN).map((part) => [part, isOrdinary(part)]),
  );
  const stems = [...parts].filter(([, ordinary]) => !ordinary).map(([part]) => part.replace(/[aeiouy]$/, ''));
  return {
    parts,
    stems: stems.filter((stem) => stem.length >= STEM_LETTERS_MIN),
    forms: new Set(words.filter((word) => !isOrdinary(fold(word))).flatMap(formsOf)),
    initials: new Set([...pieces, ...words].map((word) => fold(word).charAt(0))),
    signatures: signaturesOf(pieces, words, halves, named, ...pairs),
    // "Smith, John": the surname comes first.
    wholes: [...wholesOf(pieces), ...(name.includes(',') ? wholesOf([...pieces.slice(1), ...pieces.slice(0, 1)]) : [])],
    pairs,
  };
}

function signaturesOf(...orders: readonly (readonly string[])[]): string[] {
  const initialsOf = (names: readonly (string | undefined)[]) =>
    names.map((name = '') => name.charAt(0).toUpperCase()).join('');
  const all = orders.flatMap((names) => [initialsOf(names), initialsOf([names[0], names.at(-1)])]);
  return [...new Set(all)].filter((letters) => /^\p{Lu}{2,5}$/u.test(letters));
}

function pairsOf(pieces: readonly string[]): [string, string][] {
  return pieces.slice(0, -1).flatMap((piece) => {
    const [one, two, more] = piece.split(/[-‐‑]/);
    return one && two && more === undefined ? [[one.charAt(0).toUpperCase(), two.charAt(0).toUpperCase()]] : [];
  });
}

/** "小龙" of "李小龙", "철수" of "김철수": the given name after a surname of one character. */
function givenOf(word: string): string[] {
  return /^(?:\p{Script=Han}{3}|\p{Script=Hangul}{3})$/u.test(word) ? [word.slice(1)] : [];
}

function wholesOf(pieces: readonly string[]): string[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined || pieces.length < 2) return [];
  const orders = [pieces, [...pieces].reverse(), [...pieces.slice(1), first], [first, last], [last, first]];
  const wholes = [fold, foldLong].flatMap((spelling) => {
    const folding = (piece: string): string => spelling(piece).replace(/[^\p{L}\p{N}]/gu, '');
    const folded = orders.map((order) => order.map(folding).join(''));
    const surname = pieces.slice(1).map(folding).join('');
    // "Thistle-wick" of "Adura-Thistlewick".
    const halves = pieces.flatMap((piece) => piece.split(/[-‐‑‒–]/u).map(folding));
    const longHalves = halves.filter(({ length }) => length >= HALF_LETTERS_MIN);
    const initial = folding(first).charAt(0);
    return [...folded, ...longHalves, surname, initial + surname, initial + folding(last)];
  });
  return [...new Set(wholes.filter((whole) => whole.length >= 4 && !isOrdinary(whole)))];
}
