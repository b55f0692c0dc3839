// Collects the facts about each word before they are written as a table.

import { fold, foldLong } from '../../deidentify/reading/fold.ts';
import { LANGUAGES, type LanguageCode } from '../../deidentify/tagger/languages.ts';
import { BAND, DOMAIN } from '../../deidentify/tagger/words/word-kinds.ts';
import type { WordFacts } from '../../deidentify/tagger/words/word-table.ts';

/** The facts by folded word. */
export class WordListBuilder {
  readonly words = new Map<string, WordFacts>();

  #factsOf(folded: string): WordFacts {
    let facts = this.words.get(folded);
    if (!facts) {
      facts = { common: 0, own: LANGUAGES.map(() => 0) };
      this.words.set(folded, facts);
    }
    return facts;
  }

  /** Adds bits that apply in every language. */
  add(word: string, bits: number): void {
    for (const spelling of spellings(word)) this.#factsOf(spelling).common |= bits;
  }

  /** Adds bits that apply in one language; of two frequency bands the more common one is kept. */
  addIn(language: LanguageCode, word: string, bits: number): void {
    for (const spelling of spellings(word)) this.addKey(language, spelling, bits);
  }

  /** The same for an already folded key. */
  addKey(language: LanguageCode, key: string, bits: number): void {
    const { own } = this.#factsOf(key);
    const at = LANGUAGES.indexOf(language);
    const old = own[at] ?? 0;
    own[at] = ((old | bits) & ~BAND) | Math.max(old & BAND, bits & BAND);
  }

  /** Removes the bits for an ordinary word of the language and for a domain word. */
  makeProper(language: LanguageCode, word: string): void {
    for (const spelling of spellings(word)) {
      const { own } = this.#factsOf(spelling);
      const at = LANGUAGES.indexOf(language);
      own[at] = (own[at] ?? 0) & ~(BAND | DOMAIN);
      this.addKey(language, spelling, 1);
    }
  }

  /** The facts about a word so far. */
  of(word: string): WordFacts | undefined {
    return this.words.get(fold(word));
  }
}

/** "Müller" is also written "Mueller". */
function spellings(word: string): string[] {
  const plain = fold(word);
  const long = foldLong(word);
  return plain === '' ? [] : plain === long ? [plain] : [plain, long];
}

/** The words of a phrase: runs of letters. */
export function wordsOf(phrase: string): string[] {
  return phrase.match(/[\p{L}\p{M}]+/gu) ?? [];
}
