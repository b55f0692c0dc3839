/** Prefixed surnames after a role: "pilot Ó Sé", "tug pilot la Rue" (C5.3) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { PLACE_PREFIXES } from '../../../tables/cues/people/prefixed-name.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { precedesVerb } from '../name-context.ts';
import { APOSTROPHE, endOfName, isSurname, NEVER, pastElision } from '../name-phrase.ts';

/** Also English words, or found only between surnames. */
const NOT_A_PREFIX = /^(?:in|op|y|e|ap|ab|to|t|het|st|d|o|l)$/;
const PARTICLES_MAX = 3;
const NOT_A_SURNAME = NEVER | lexicon.MAKE_OR_TYPE;
const DOUBTFUL = lexicon.ORDINARY | lexicon.PLACE | lexicon.PLACE_ENDING;

/** Last token; undefined if there is none. */
export function prefixedName(passage: Passage, first: number): number | undefined {
  const { tokens } = passage;
  const opening = tokens[first];
  const at = opening && !opening.newLine ? pastPrefix(tokens, first) : undefined;
  const name = at === undefined ? undefined : tokens[at];
  if (!opening || at === undefined || name?.kind !== 'word' || name.newLine || name.fold.length < 2) return undefined;
  if (name.flags & NOT_A_SURNAME && !isSurname(name)) return undefined;
  const last = endOfName(passage, at);
  const isBeforeVerb = precedesVerb(tokens, last, false);
  const shouted = name.letterCase === 'upper' && opening.letterCase === 'upper' && isBeforeVerb;
  if (name.letterCase !== 'capital' && !shouted) return undefined;
  const doubtful = isSaint(opening) || PLACE_PREFIXES.test(opening.text) || (name.flags & DOUBTFUL && !isSurname(name));
  return doubtful && !isBeforeVerb ? undefined : last;
}

function isSaint(token: Token): boolean {
  return /^(?:St|Saint)$/.test(token.text);
}

function isIrish(token: Token): boolean {
  return token.fold === 'o' && token.letterCase === 'capital';
}

function pastPrefix(tokens: readonly Token[], first: number): number | undefined {
  const [opening, next] = [tokens[first], tokens[first + 1]];
  if (!opening || !next) return undefined;
  if (isSaint(opening)) return next.text === '.' ? first + 2 : first + 1;
  if (isIrish(opening)) {
    if (APOSTROPHE.test(next.text) && !next.spaced) return first + 2;
    return next.spaced ? first + 1 : undefined;
  }
  let at = first;
  while (at < first + PARTICLES_MAX && isParticle(tokens[at])) at += 1;
  return pastElision(tokens, at - 1) ?? (at > first ? at : undefined);
}

function isParticle(token: Token | undefined): boolean {
  return token !== undefined && (token.flags & lexicon.PARTICLE) !== 0 && !NOT_A_PREFIX.test(token.fold);
}
