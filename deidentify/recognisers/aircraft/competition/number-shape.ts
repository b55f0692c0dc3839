/** Letters and digits that may be a competition number: "QX", "E7", "7K" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import { TYPE_OR_AVIATION_CODE } from '../../../tables/aircraft-words.ts';
import { TYPE_LIKE_NUMBER } from '../../../tables/cues/callsign.ts';
import { ACRONYM, MAKE_OR_TYPE, NUMERAL, ORDINARY, ROLE } from '../../../tables/lexicon.ts';
import { hasUnitAfter } from '../unit-after.ts';

export const NUMBER_SHAPE = /^(?:[A-Z]{2}|[A-Z]\d{1,2}|[A-Z]{2}\d|\d[A-Z]{1,2}|\d{2}[A-Z])$/;
/** Wind directions, Roman numerals, network generations, metres and g-loads. */
export const NOT_A_COMPETITION_NUMBER = /^(?:[NSEW]{2}|I[IV]|\dD|\d+G|\d\dM)$/;

/** Neither a type, a code of aviation nor a word. */
export function hasNumberShape({ tokens, sentences }: Passage, index: number): boolean {
  const { text, flags } = tokens[index] ?? { text: '', flags: 0 };
  if (!NUMBER_SHAPE.test(text) || sentences.styles[index] === 'shout' || hasUnitAfter(tokens, index)) return false;
  if (NOT_A_COMPETITION_NUMBER.test(text) || TYPE_LIKE_NUMBER.test(text) || TYPE_OR_AVIATION_CODE.test(text))
    return false;
  return (
    !(flags & (ACRONYM | MAKE_OR_TYPE | NUMERAL | ORDINARY | ROLE)) && !/^[-/.]$/.test(tokens[index + 1]?.text ?? '')
  );
}
