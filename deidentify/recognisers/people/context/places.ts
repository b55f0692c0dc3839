/**
 * Names of places by what stands before them, in other languages than English (C5.3): "hacia Aranda", "za obcí Bílá Hlína",
 * "el TMA de Madrid". Who bears such a name is shown to the manager all the same.
 */
import type { Token } from '../../../reading/tokens.ts';
import {
  DIRECTIONS,
  KINDS_BEFORE,
  KINDS_WITH_OF,
  ROMANCE_OF,
  SMALL_WORDS,
} from '../../../tables/cues/people/places.ts';
import { GIVEN } from '../../../tables/lexicon.ts';
import { precedesVerb } from '../name-context.ts';

/** A direction, or what a place is, leads to the name from `first` to `last`, and it does nothing that persons alone do. */
export function isLedToAsPlace(tokens: readonly Token[], first: number, last: number): boolean {
  if (precedesVerb(tokens, last, true)) return false;
  const [kind, before, name] = [tokens[first - 2], tokens[first - 1], tokens[first]];
  if (before?.kind !== 'word' || name?.newLine) return false;
  // "Corrió hacia Pedro": somebody may be a direction as well.
  if (DIRECTIONS.has(before.fold)) return !(name && name.flags & GIVEN);
  if (KINDS_BEFORE.has(before.fold)) return true;
  if (!SMALL_WORDS.has(before.fold) || kind?.kind !== 'word' || before.newLine) return false;
  return KINDS_BEFORE.has(kind.fold) || (KINDS_WITH_OF.has(kind.fold) && ROMANCE_OF.test(before.fold));
}
