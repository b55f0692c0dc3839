/** Doubted names beside a sure one: "asked pete hallworth", "Zanetti e Corradi" (C5.2) */
import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import type { Passage } from '../../../reading/passage.ts';
import { AND } from '../../../tables/cues/callsign.ts';
import { MAKE_OR_TYPE, ORDINARY, PLACE } from '../../../tables/lexicon.ts';
import type { Person } from '../candidate.ts';

const RAISED = 0.7;
const ARABIC = /^(?:el|al|ben|bin|ibn)$/;

export function raiseBesideNames(passage: Passage, people: readonly Person[]): Person[] {
  const sure = people.filter(({ confidence }) => confidence >= REPLACE_FROM_CONFIDENCE);
  const ends = new Set(sure.map(({ last }) => last));
  const starts = new Set(sure.map(({ first }) => first));
  return people.map((person) => {
    if (person.confidence >= REPLACE_FROM_CONFIDENCE) return person;
    const beside =
      isSurname(passage, person, ends) ||
      isCoordinated(passage, person, starts, ends) ||
      isArabicParticle(passage, person, starts, ends);
    return beside ? { ...person, confidence: RAISED } : person;
  });
}

/** An unknown word in lower case, immediately after a name. */
function isSurname(
  { tokens, sentences, language }: Passage,
  { first, last }: Person,
  ends: ReadonlySet<number>,
): boolean {
  const token = tokens[first];
  const unknown = first === last && token?.letterCase === 'lower' && token.flags === 0 && !token.newLine;
  const style = sentences.styles[first];
  return unknown && (style === 'lower-case' || (style === 'prose' && language === 'english')) && ends.has(first - 1);
}

/** A capitalised word that is nothing else, joined by "and". */
function isCoordinated(
  { tokens, sentences }: Passage,
  { first, last, reason }: Person,
  starts: ReadonlySet<number>,
  ends: ReadonlySet<number>,
): boolean {
  const isPlain = tokens.slice(first, last + 1).every(({ flags }) => !(flags & (MAKE_OR_TYPE | ORDINARY | PLACE)));
  if (!isPlain || tokens[first]?.letterCase !== 'capital' || sentences.styles[first] !== 'prose') return false;
  if (!reason.startsWith('A name')) return false;
  return (
    (AND.has(tokens[last + 1]?.fold ?? '') && starts.has(last + 2)) ||
    (AND.has(tokens[first - 1]?.fold ?? '') && ends.has(first - 2))
  );
}

/** "Achmed el Bouazzaoui" */
function isArabicParticle(
  { tokens }: Passage,
  { first, last }: Person,
  starts: ReadonlySet<number>,
  ends: ReadonlySet<number>,
): boolean {
  return first === last && ARABIC.test(tokens[first]?.text ?? '') && ends.has(first - 1) && starts.has(last + 1);
}
