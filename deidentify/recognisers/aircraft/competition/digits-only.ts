/** Competition numbers without letters: "glider number 47", "el 62 se metió", "91 or 97 on the fin" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { FILLERS, GLIDERS, SINGLE_CUES } from '../../../tables/cues/callsign.ts';
import * as cues from '../../../tables/cues/competition-number.ts';
import { ARTICLE } from '../../../tables/lexicon.ts';
import { hasUnitAfter } from '../unit-after.ts';

const NUMBER = /^\d{2,3}$/;
/** Tokens between a glider and its number: "il pilota col numero 47". */
const GLIDER_DISTANCE_TOKENS_MAX = 3;
/** Tokens from a cue to its number: "wedstrijdnummer op de staart was 83". */
const CUE_DISTANCE_TOKENS_MAX = 5;
/** Tokens from a number to its queue: "number 12 on the launch grid". */
const QUEUE_DISTANCE_TOKENS_MAX = 5;
/** Tokens between two figures and what was read: "91 czy 97, cyfry na stateczniku". */
const READING_DISTANCE_TOKENS_MAX = 12;

export function isDigitsOnlyNumber(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  if (!isLoneNumber(tokens, index)) return false;
  return isNumbered(tokens, index) || isFlying(passage, index) || isAlternative(tokens, index);
}

/** Not part of a time, a fraction or a range, and neither a measurement nor an emergency number. */
export function isLoneNumber(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (
    !NUMBER.test(token?.text ?? '') ||
    cues.EMERGENCY_NUMBER.test(token?.text ?? '') ||
    token?.newLine ||
    hasUnitAfter(tokens, index)
  )
    return false;
  const isJoined = (mark: Token | undefined, next: Token | undefined) =>
    /^[-./:,+°%€$]$/.test(mark?.text ?? '') && next?.spaced === false;
  return !isJoined(before, token) && !(isJoined(after, after) && tokens[index + 2]?.kind === 'number');
}

/** "glider number 47", "piloten i nummer 36", "pilot z numerem 58", "wedstrijdnummer op de staart was 83". */
function isNumbered(tokens: readonly Token[], index: number): boolean {
  let cue = index - 1;
  while (index - cue <= CUE_DISTANCE_TOKENS_MAX && isBetween(tokens[cue])) cue -= 1;
  const isOnFin = tokens.slice(cue + 1, index).some(({ fold }) => cues.FIN.has(fold));
  if (isOnFin && SINGLE_CUES.has(tokens[cue]?.fold ?? '')) return true;
  const word = /^[.°º]$/.test(tokens[index - 1]?.text ?? '') ? index - 2 : index - 1;
  if (!cues.NUMBER_WORDS.has(tokens[word]?.fold ?? '')) return false;
  if (tokens.slice(index + 1, index + QUEUE_DISTANCE_TOKENS_MAX).some(({ fold }) => cues.QUEUES.has(fold)))
    return false;
  const isFunctionWord = ({ fold, flags }: Token) => cues.BEFORE_NUMBER.has(fold) || (flags & ARTICLE) !== 0;
  const before = tokens
    .slice(Math.max(0, word - GLIDER_DISTANCE_TOKENS_MAX), word)
    .findLast((token) => !isFunctionWord(token));
  const fold = before?.fold ?? '';
  return GLIDERS.has(fold) || cues.PILOTS.has(fold) || cues.COMPETITORS.has(fold);
}

/** "op de staart was". */
function isBetween(token: Token | undefined): boolean {
  const fold = token?.fold ?? '';
  return cues.ON.has(fold) || cues.FIN.has(fold) || FILLERS.has(fold);
}

/** "el 62 se me metió", but not "en el 98 volaba": figures that are neither a type nor a year, directly before a verb. */
function isFlying({ tokens }: Passage, index: number): boolean {
  if (cues.TYPE_FIGURES.test(tokens[index]?.text ?? '') || !cues.SINGULAR_ARTICLES.has(tokens[index - 1]?.fold ?? ''))
    return false;
  if (cues.BEFORE_YEARS.has(tokens[index - 2]?.fold ?? '')) return false;
  const verb = tokens.slice(index + 1, index + 4).find(({ fold }) => !cues.PRONOUNS.has(fold));
  return cues.ACTION_VERB_START.test(verb?.fold ?? '');
}

/** "618 or 681, the tail letters were hard to read". */
function isAlternative(tokens: readonly Token[], index: number): boolean {
  if (!isBesideOther(tokens, index, 1) && !isBesideOther(tokens, index, -1)) return false;
  const isEnd = ({ text }: Token) => /^[.;!?]$/.test(text);
  const before = tokens.slice(Math.max(0, index - READING_DISTANCE_TOKENS_MAX), index);
  const after = tokens.slice(index, index + READING_DISTANCE_TOKENS_MAX);
  const ends = after.findIndex(isEnd);
  const near = [...before.slice(before.findLastIndex(isEnd) + 1), ...(ends < 0 ? after : after.slice(0, ends))];
  return near.some(({ fold }) => cues.READ_FROM_GLIDER.has(fold)) && near.some(({ fold }) => cues.FIN.has(fold));
}

/** "or 97" after it, or "91 or" before it; perhaps with a comma. */
function isBesideOther(tokens: readonly Token[], index: number, step: 1 | -1): boolean {
  const [or, other = index] = [1, 2, 3].map((steps) => index + steps * step).filter((at) => tokens[at]?.text !== ',');
  if (!cues.OR.has(tokens[or ?? index]?.fold ?? '')) return false;
  return NUMBER.test(tokens[other]?.text ?? '') && !hasUnitAfter(tokens, other);
}
