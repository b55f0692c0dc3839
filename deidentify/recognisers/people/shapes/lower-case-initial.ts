/** The lower-case initial of a surname: "honza d.", "uli k ist gestartet" (C5.2) */
import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { BARE_INITIALS, SHORT_AND } from '../../../tables/cues/people/initials.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import { DECLINED, GIVEN, GIVEN_USUAL, SHORT_NAME } from '../../../tagger/words/word-kinds.ts';
import type { Person } from '../candidate.ts';

const GIVEN_NAME = GIVEN | GIVEN_USUAL | SHORT_NAME | DECLINED;

/** Only after one given name in lower case. */
export function withLowerCaseInitial(
  { tokens }: Passage,
  person: Person,
  { kindsOf, languageAt }: NameReading,
): Person {
  const { first, last, confidence } = person;
  const isGiven = first === last && (kindsOf(first).common & GIVEN_NAME) !== 0 && tokens[first]?.letterCase === 'lower';
  if (!isGiven || confidence < REPLACE_FROM_CONFIDENCE) return person;
  const [letter, next] = [tokens[last + 1], tokens[last + 2]];
  if (!letter?.spaced || letter.newLine || !/^\p{Ll}$/u.test(letter.text)) return person;
  const isStopped = next?.text === '.' && !next.spaced;
  const isInitial = isStopped
    ? !SHORT_AND.test(letter.text) && !isAbbreviated(tokens, last + 3)
    : BARE_INITIALS[languageAt(first)]?.has(letter.text) && (!next || next.newLine || next.letterCase === 'lower');
  return isInitial ? { ...person, last: last + 1 } : person;
}

/** The B of "z.B." and "z. b.". */
function isAbbreviated(tokens: readonly Token[], index: number): boolean {
  const [token, stop] = [tokens[index], tokens[index + 1]];
  if (token?.kind !== 'word' || token.newLine) return false;
  return !token.spaced || (token.text.length === 1 && stop?.text === '.' && !stop.spaced);
}
