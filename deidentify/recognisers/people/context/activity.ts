/** What only people do: decides after verbs of any subject ("was", "had") */
import type { Token } from '../../../reading/tokens.ts';
import { HELD_OBJECTS, MODIFIERS, PERSON_PREDICATES, POSTS, SEATS } from '../../../tables/cues/people/activity.ts';
import * as lexicon from '../../../tables/lexicon.ts';

const COPULAS = new Set('was is were are wasn isn weren aren'.split(' '));
const MODIFIERS_MAX = 3;
const POST_WORDS_MAX = 3;

export function isPersonActive(tokens: readonly Token[], last: number): boolean {
  let at = last + 1;
  const first = tokens[at];
  if (!first || first.newLine) return false;
  if (first.fold === 'had' || first.fold === 'has') return isHolding(tokens, at + 1);
  if (!COPULAS.has(first.fold)) return false;
  at += 1;
  if (/^['’]$/.test(tokens[at]?.text ?? '')) at += 1;
  for (let step = 0; step < MODIFIERS_MAX && MODIFIERS.has(tokens[at]?.fold ?? ''); step++) at += 1;
  const word = tokens[at];
  if (!word || word.newLine) return false;
  if (PERSON_PREDICATES.has(word.fold)) return true;
  if (word.flags & lexicon.ROLE && word.letterCase !== 'capital') return true;
  if (!/^(?:on|at|in|holding|by)$/.test(word.fold)) return false;
  return (
    isPost(tokens, at + 1, POSTS) ||
    (((tokens[last]?.flags ?? 0) & lexicon.GIVEN) !== 0 && isPost(tokens, at + 1, SEATS))
  );
}

function isPost(tokens: readonly Token[], at: number, posts: ReadonlySet<string>): boolean {
  if (!((tokens[at]?.flags ?? 0) & lexicon.ARTICLE)) return false;
  for (let place = at + 1; place <= at + POST_WORDS_MAX; place++) {
    const word = tokens[place];
    if (word?.kind !== 'word' || word.newLine) return false;
    if (posts.has(word.fold)) return true;
  }
  return false;
}

function isHolding(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.flags ?? 0) & lexicon.ARTICLE ? HELD_OBJECTS.has(tokens[at + 1]?.fold ?? '') : false;
}
