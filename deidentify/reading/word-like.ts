/** Whether letters look like a word: any three in a row occur in table words (as they do in 2 % of registrations) */
import { ACTION_VERBS, ROLES, SPEECH_VERBS } from '../tables/context-words.ts';
import { ORDINARY_WORDS } from '../tables/ordinary-words.ts';
import { PLACES } from '../tables/places/place-words.ts';

const LENGTH = 3;

function trigrams(folded: string): string[] {
  const edged = `^${folded}$`;
  return Array.from({ length: edged.length - LENGTH + 1 }, (_, at) => edged.slice(at, at + LENGTH));
}

const seen = new Set([ORDINARY_WORDS, SPEECH_VERBS, ACTION_VERBS, ROLES, PLACES].flat().flatMap(trigrams));

/** Takes folded letters. */
export function isWordLike(folded: string): boolean {
  return trigrams(folded).every((three) => seen.has(three));
}
