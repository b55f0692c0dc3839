/** Initial and surname in lower case after a role: "teknikern p-o sandell", "flugschülerin a. nowottny" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { ENGLISH_ABBREVIATIONS, LOWER_CASE_ABBREVIATIONS } from '../../../tables/cues/people/initials.ts';
import { PARTICLE } from '../../../tables/lexicon.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import { FUNCTION, ROLE, SURNAME, SURNAME_USUAL, TITLE } from '../../../tagger/words/word-kinds.ts';
import type { Person } from '../candidate.ts';
import { LEARNED } from './tagged-people.ts';

const SURNAME_LETTERS_MIN = 4;
const PARTICLES_MAX = 2;

export function lowerCaseInitials({ tokens, sentences }: Passage, { kindsOf, languageAt }: NameReading): Person[] {
  return tokens.flatMap((_, first) => {
    if (sentences.styles[first] !== 'lower-case' || !isInitial(tokens, first)) return [];
    if (!(kindsOf(first - 1).own & (ROLE | TITLE)) || tokens[first]?.newLine) return [];
    const last = surnameAfter(tokens, first);
    if (last === undefined || kindsOf(last).own & FUNCTION) return [];
    const isListed = (kindsOf(last).common & (SURNAME | SURNAME_USUAL)) !== 0;
    const abbreviations = languageAt(first) === 'en' ? ENGLISH_ABBREVIATIONS : LOWER_CASE_ABBREVIATIONS;
    if (!isListed && abbreviations.test(lettersFrom(tokens, first))) return [];
    const found = { first, last, reason: 'Follows a role', confidence: 0.8 };
    return [{ ...found, rule: LEARNED, announced: true }];
  });
}

/** "p." or the "p" of "p-o". */
function isInitial(tokens: readonly Token[], index: number): boolean {
  const [letter, mark] = [tokens[index], tokens[index + 1]];
  return /^\p{Ll}$/u.test(letter?.text ?? '') && /^[.-]$/.test(mark?.text ?? '') && mark?.spaced === false;
}

/** "dwz" of "d.w.z.". */
function lettersFrom(tokens: readonly Token[], first: number): string {
  let letters = '';
  for (let at = first; isInitial(tokens, at); at += 2) letters += tokens[at]?.fold ?? '';
  return letters;
}

/** After any further initials and particles. */
function surnameAfter(tokens: readonly Token[], first: number): number | undefined {
  let at = first + 2;
  if (tokens[at - 1]?.text === '-') at = /^\p{Ll}$/u.test(tokens[at]?.text ?? '') ? at + 1 : Number.POSITIVE_INFINITY;
  while (isInitial(tokens, at)) at += 2;
  for (let count = 0; count < PARTICLES_MAX && (tokens[at]?.flags ?? 0) & PARTICLE; count++) at += 1;
  const surname = tokens[at];
  if (surname?.kind !== 'word' || surname.letterCase !== 'lower' || surname.newLine) return undefined;
  return surname.fold.length >= SURNAME_LETTERS_MIN ? at : undefined;
}
