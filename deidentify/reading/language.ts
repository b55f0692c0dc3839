/** Detects a text's language: German capitalises nouns, and the word lists are English */

import { ENGLISH, GERMAN, OTHER } from '../tables/cues/language.ts';
import type { Token } from './tokens.ts';

export type Language = 'english' | 'german' | 'other';
const SAMPLE = 400;

/** By function words; if they are undecided, by `declared` (words or a code). */
export function languageOf(tokens: readonly Token[], declared: string | null): Language {
  const votes = { english: 0, german: 0, other: 0 };
  for (const token of tokens.slice(0, SAMPLE)) {
    if (token.kind !== 'word') continue;
    // A lone "i" is Polish, Italian or lower-case English.
    if (ENGLISH.has(token.fold) && token.text !== 'i') votes.english += 1;
    if (GERMAN.has(token.fold)) votes.german += 1;
    if (OTHER.has(token.fold)) votes.other += 1;
  }
  const most = Math.max(votes.english, votes.german, votes.other);
  if (most > 0 && votes.english === most) return 'english';
  if (most > 0 && votes.german === most) return 'german';
  return most > 0 ? 'other' : declaredLanguage(declared);
}

function declaredLanguage(declared: string | null): Language {
  const name = declared?.trim().toLowerCase() ?? '';
  if (name === '' || name.startsWith('en')) return 'english';
  return /^(?:de|german|deutsch)/.test(name) ? 'german' : 'other';
}
