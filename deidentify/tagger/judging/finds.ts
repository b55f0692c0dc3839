// Turns confidence into finds by joining the parts of a name

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import type { TextMargins, TokenisedText } from '../model/text-margins.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import { isDotted, LIKELY_PART } from './initials.ts';
import { isEveryday } from './ordinary-words.ts';
import { confidencesOf } from './passes.ts';
import { reasonOf } from './reasons.ts';

/** Inclusive token indices. Replaced from 0.5 on. */
export type NameFind = { first: number; last: number; confidence: number; reason: string };

const NAME_TOKENS_MAX = 8;
const HYPHEN = /^[-‐‑]$/;

/** `without`: a pass to leave out (passes.ts). */
export function findsOf(reading: TokenisedText, margins: TextMargins, scale: number, without?: string): NameFind[] {
  const { tokens } = reading;
  const { confidence, classes } = confidencesOf(reading, margins, scale, without);
  const finds: NameFind[] = [];
  for (let first = 0; first < tokens.length; first++) {
    if (!confidence[first]) continue;
    let last = first;
    let surest = first;
    for (let next = nextPart(tokens, confidence, last); next >= 0; next = nextPart(tokens, confidence, last)) {
      if (!belongTogether(reading, margins.known, confidence, last, next) || next - first > NAME_TOKENS_MAX) break;
      last = next;
      const clearer = tokens[surest]?.text.length === 1 && (confidence[next] ?? 0) >= (confidence[surest] ?? 0);
      if (clearer || (confidence[next] ?? 0) > (confidence[surest] ?? 0)) surest = next;
    }
    const sure = confidence[surest] ?? 0;
    const reason = reasonOf(tokens, margins.known, first, last, classes[surest] ?? 'unknown');
    const found = { first, last, confidence: sure, reason };
    if (!isEveryday(reading, margins.known, confidence, found)) finds.push(found);
    first = last;
  }
  return finds;
}

/** After a space, hyphen, apostrophe or an initial's full stop; or -1. */
function nextPart(tokens: readonly Token[], confidence: Float64Array, last: number): number {
  const next = tokens[last + 1];
  if (!next || next.newLine) return -1;
  if (next.kind === 'word') return confidence[last + 1] ? last + 1 : -1;
  const isInverted = next.text === ',' && (tokens[last]?.text.length ?? 0) > 1 && isDotted(tokens, last + 2);
  const goesOn = tokens[last + 4]?.letterCase === 'capital' && tokens[last + 4]?.spaced;
  if (isInverted && !goesOn && confidence[last + 2] && !tokens[last + 2]?.newLine) return last + 2;
  if (next.text === '.' && HYPHEN.test(tokens[last + 2]?.text ?? '') && tokens[last]?.text.length === 1)
    return tokens[last + 2]?.spaced || !confidence[last + 3] ? -1 : last + 3;
  if (next.kind !== 'mark' || !confidence[last + 2] || tokens[last + 2]?.newLine) return -1;
  if (/^['’]$/.test(next.text) && tokens[last + 2]?.text === 't') return last + 2;
  const letters = tokens[last]?.text.length ?? 0;
  const initial = next.text === '.' && (letters === 1 || (letters === 2 && tokens[last]?.letterCase !== 'lower'));
  const short = tokens[last]?.text === 'de' && next.text !== '-';
  const joined = /^[-‐‑'’]$/.test(next.text) && !next.spaced && (short || tokens[last + 2]?.spaced === false);
  return initial || joined ? last + 2 : -1;
}

/** Equally sure, or one sure and one likely; lower case and openers only if sure themselves. */
function belongTogether(
  { tokens, sentences }: TokenisedText,
  known: Knowledge,
  confidence: Float64Array,
  one: number,
  other: number,
): boolean {
  const [a, b] = [confidence[one] ?? 0, confidence[other] ?? 0];
  if (a >= REPLACE_FROM_CONFIDENCE === b >= REPLACE_FROM_CONFIDENCE) return true;
  const isLowerCase = tokens[other]?.letterCase === 'lower' && !((known.common[other] ?? 0) & kinds.PARTICLE);
  const given = ((known.common[one] ?? 0) & kinds.GIVEN_USUAL) !== 0 || tokens[one]?.text.length === 1;
  if (a < b ? sentences.opens[one] === 1 && !given : isLowerCase) return false;
  return Math.min(a, b) >= LIKELY_PART;
}
