/** The end of the aircraft's own registration (C5.2), as clubs call gliders: "TV", "CKTV", "1234" */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { findCompact } from '../../reading/search.ts';
import type { Token } from '../../reading/tokens.ts';
import { isWordLike } from '../../reading/word-like.ts';
import { CALLSIGN_WORDS } from '../../tables/cues/own-suffix.ts';
import { BEFORE_FIGURE } from '../../tables/cues/values.ts';
import {
  ACRONYM,
  ACTION_VERB,
  AIRCRAFT_NOUN,
  ARTICLE,
  MAKE_OR_TYPE,
  ORDINARY,
  SPEECH_VERB,
} from '../../tables/lexicon.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { hasUnitAfter } from './unit-after.ts';

const SURE = {
  kind: 'registration',
  reason: "The last letters of the aircraft's own registration",
  confidence: 0.85,
} as const;
const DOUBTFUL = { kind: 'registration', reason: "May be the aircraft's own registration", confidence: 0.4 } as const;

const LENGTH_MIN = 2;
/** From this length on, lower case counts too: few words have exactly these letters. */
const LONG = 4;
const YEAR = /^(?:19|20)\d\d$/;
/** "c-k-t-v". */
const LETTERS_APART = /^\p{L}(?:[\s.–-]+\p{L}){2,}$/u;
const CONTEXT_CHARS_MAX = 24;

/** `own` is compact. */
export function findOwnSuffix(passage: Passage, own: string): Find[] {
  if (own.length < LONG) return [];
  const { tokens, text } = passage;
  const ends = tokens.flatMap((token, index) => {
    const { length } = token.fold;
    if (length < LENGTH_MIN || length >= own.length || !own.endsWith(token.fold)) return [];
    const judged = hasUnitAfter(tokens, index) ? null : judge(passage, token, index);
    return judged ? [findOfTokens(tokens, index, index, judged)] : [];
  });
  const spelt = [own.slice(1), own.slice(2)]
    .flatMap((end) => findCompact(passage, end))
    .filter(({ start, end }) => LETTERS_APART.test(text.slice(start, end)));
  return [...ends, ...spelt.map((range) => ({ ...range, ...SURE }))];
}

function judge(passage: Passage, token: Token, index: number): typeof SURE | typeof DOUBTFUL | null {
  const { tokens, sentences } = passage;
  if (tokens.slice(Math.max(0, index - 2), index).some(({ fold }) => CALLSIGN_WORDS.test(fold))) return SURE;
  const isAfterAircraft = ((tokens[index - 1]?.flags ?? 0) & (AIRCRAFT_NOUN | MAKE_OR_TYPE)) !== 0;
  if (token.kind === 'number') return isAfterAircraft ? SURE : judgeFigures(passage, token, index);
  if (token.flags & (ORDINARY | ACRONYM | MAKE_OR_TYPE)) return null;
  if (token.fold.length >= LONG && token.flags === 0 && (isAfterAircraft || !isWordLike(token.fold))) return SURE;
  if (token.kind === 'code' && token.fold.length > LENGTH_MIN) return SURE;
  if (token.letterCase === 'lower' && isAfterAircraft && token.flags === 0 && token.fold.length > LENGTH_MIN)
    return SURE;
  if (token.letterCase === 'lower' || token.letterCase === 'capital') return null;
  const isInProse = token.kind === 'word' && sentences.styles[index] === 'prose';
  if (isAfterAircraft || (isInProse && token.fold.length > LENGTH_MIN)) return SURE;
  return isInProse ? DOUBTFUL : null;
}

/** "the 1234 landed" is sure; "letěl jsem 7777" is only suggested, as it may be a height or a time. */
function judgeFigures({ tokens, text }: Passage, { fold, start }: Token, index: number) {
  if (fold.length < LONG || YEAR.test(fold)) return null;
  if (BEFORE_FIGURE.test(text.slice(Math.max(0, start - CONTEXT_CHARS_MAX), start))) return null;
  const isAfterArticle = ((tokens[index - 1]?.flags ?? 0) & ARTICLE) !== 0;
  return isAfterArticle && (tokens[index + 1]?.flags ?? 0) & (ACTION_VERB | SPEECH_VERB) ? SURE : DOUBTFUL;
}
