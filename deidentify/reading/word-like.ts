/**
 * Does a row of letters look like a word? Each three letters in a row must stand in some word of the tables, which they do
 * in nearly every English word and in some two of a hundred registrations.
 */
import { DOING, ROLES, SAYING } from '../tables/context-words.ts';
import { ORDINARY_WORDS } from '../tables/ordinary-words.ts';
import { PLACES } from '../tables/places/place-words.ts';

const LENGTH = 3;

function threes(folded: string): string[] {
  const edged = `^${folded}$`;
  return Array.from({ length: edged.length - LENGTH + 1 }, (_, at) => edged.slice(at, at + LENGTH));
}

const seen = new Set([ORDINARY_WORDS, SAYING, DOING, ROLES, PLACES].flat().flatMap(threes));

/** True for a folded row of letters that looks like a word. */
export function isWordLike(folded: string): boolean {
  return threes(folded).every((three) => seen.has(three));
}
