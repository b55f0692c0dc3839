/** Capitalised things and places, by position (C5.3) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { FLIGHT_VERBS, QUANTIFIER } from '../../../tables/cues/people/things.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { isNationality } from '../../../tables/people/nationalities.ts';
import { isPossessive } from '../name-context.ts';

/** "Rolladen-Schneider", "SZD-9 Bocian". */
export function isDesignation(tokens: readonly Token[], index: number): boolean {
  const [token, before, joint, first] = [tokens[index], tokens[index - 1], tokens[index - 2], tokens[index - 3]];
  if (!token || !before) return false;
  if (!token.spaced && /^[-‐‑–]$/.test(before.text)) return !before.spaced && joint?.kind === 'word';
  if (before.kind !== 'number' && before.kind !== 'code') return false;
  if (joint && !before.spaced && !joint.spaced && /^[-.]$/.test(joint.text))
    return first?.letterCase === 'upper' || first?.letterCase === 'capital';
  return before.kind === 'code' && !(token.flags & lexicon.GIVEN);
}

/** Words that describe things, as nationalities do: "the old Blanik". */
const OF_THINGS = new Set(['old', 'little', 'vintage', 'wooden']);

/** "Two Hawks flew past": not a single person. */
export function isCounted(before: Token | undefined): boolean {
  if (!before || before.newLine) return false;
  return (before.flags & lexicon.NUMERAL) !== 0 || QUANTIFIER.test(before.fold);
}

/** An unknown word after an article, abbreviation or type: "PZL Bielsko". */
export function isThing(before: Token | undefined): boolean {
  if (!before || before.kind === 'mark' || before.fold === 'that') return false;
  return (
    isNationality(before.fold) ||
    OF_THINGS.has(before.fold) ||
    (before.flags & (lexicon.ARTICLE | lexicon.MAKE_OR_TYPE)) !== 0 ||
    before.kind !== 'word' ||
    (before.letterCase === 'upper' && before.fold.length > 1)
  );
}

/** "A Hercules flew": a thing, unless it speaks or is "a Gareth somebody". */
export function isThingAfterArticle({ tokens }: Passage, index: number): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (before?.newLine === undefined || !/^(?:a|an|the|another)$/.test(before.fold)) return false;
  if (before.letterCase === 'upper' && before.fold.length > 1) return false;
  if (isPossessive(tokens, index) || next?.letterCase === 'capital') return false;
  return (
    !((next?.flags ?? 0) & lexicon.SPEECH_VERB) &&
    !/^(?:somebody|someone|something|family|who|whom|i)$/.test(next?.fold ?? '')
  );
}

/** "over X", "landed at X", "departed X for X". */
export function isPlaceOfFlight(tokens: readonly Token[], index: number): boolean {
  const back = (steps: number): string => tokens[index - steps]?.fold ?? '';
  if (/^(?:over|overhead|abeam|via|departed|departing)$/.test(back(1))) return true;
  if (back(1) === 'for') return /^depart(?:ed|ing)$/.test(back(2)) || /^depart(?:ed|ing)$/.test(back(3));
  return /^(?:at|from|to)$/.test(back(1)) && FLIGHT_VERBS.test(back(2));
}
