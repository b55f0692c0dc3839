/** What only people do: decides after weak verbs ("was", "had") */
import type { Token } from '../../../reading/tokens.ts';
import { DOINGS, HELD, POSTS, SEATS, SOFT } from '../../../tables/cues/people/activity.ts';
import * as lexicon from '../../../tables/lexicon.ts';

const LINKS = new Set('was is were are wasn isn weren aren'.split(' '));
const SOFT_MAX = 3;
const LONGEST_POST = 3;

export function isPersonActive(tokens: readonly Token[], last: number): boolean {
  let at = last + 1;
  const first = tokens[at];
  if (!first || first.newLine) return false;
  if (first.fold === 'had' || first.fold === 'has') return isHolding(tokens, at + 1);
  if (!LINKS.has(first.fold)) return false;
  at += 1;
  if (/^['’]$/.test(tokens[at]?.text ?? '')) at += 1;
  for (let step = 0; step < SOFT_MAX && SOFT.has(tokens[at]?.fold ?? ''); step++) at += 1;
  const word = tokens[at];
  if (!word || word.newLine) return false;
  if (DOINGS.has(word.fold)) return true;
  if (word.flags & lexicon.ROLE && word.letterCase !== 'capital') return true;
  if (!/^(?:on|at|in|holding|by)$/.test(word.fold)) return false;
  return (
    isPost(tokens, at + 1, POSTS) ||
    (((tokens[last]?.flags ?? 0) & lexicon.GIVEN) !== 0 && isPost(tokens, at + 1, SEATS))
  );
}

function isPost(tokens: readonly Token[], at: number, posts: ReadonlySet<string>): boolean {
  if (!((tokens[at]?.flags ?? 0) & lexicon.ARTICLE)) return false;
  for (let place = at + 1; place <= at + LONGEST_POST; place++) {
    const word = tokens[place];
    if (word?.kind !== 'word' || word.newLine) return false;
    if (posts.has(word.fold)) return true;
  }
  return false;
}

function isHolding(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.flags ?? 0) & lexicon.ARTICLE ? HELD.has(tokens[at + 1]?.fold ?? '') : false;
}
