/**
 * Radio words that are also given names (C5.3): "ATC said Roger", not "He said Roger was late". The reporter's own name
 * is always replaced (C5.2)
 */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  AFTER_LETTERS,
  AFTER_PROCEDURE_WORD,
  ENGLISH_ONLY,
  PRONOUN,
  SPEECH_VERBS,
  VERBS_WITH_AT,
} from '../../../tables/cues/people/radio-talk.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { isPossessive } from '../name-context.ts';

const PROCEDURE_WORDS = /^(?:roger|wilco)$/;
const AFTER_SPEECH_VERB = /^(?:with|only|just|simply|back|my|by)$/;
const BEFORE_LETTERS = new Set('mode squawk squawking atis airway letter exit entry'.split(' '));
const NEAR = 4;
const OPENING = /^["“„«‘'(]$/;

/** True if no person is meant. */
export function isRadioTalk({ tokens, language }: Passage, first: number, last = first): boolean {
  if (first === last && isLetter(tokens, first, language)) return true;
  const words = tokens.slice(first, last + 1);
  if (!words.every(({ fold }) => PROCEDURE_WORDS.test(fold)) || isPossessive(tokens, last)) return false;
  return isSpoken(tokens, first) && !continuesAsPerson(tokens, last);
}

/** "Victor airway", "mode Charlie", "the transponder was on Charlie". */
function isLetter(tokens: readonly Token[], index: number, language: Passage['language']): boolean {
  const [verb, before, first, joint] = [4, 3, 2, 1].map((steps) => tokens[index - steps]);
  if (!((tokens[index]?.flags ?? 0) & lexicon.RADIO_LETTER)) return false;
  const after = tokens[index + 1];
  if (after?.letterCase === 'lower' && AFTER_LETTERS.has(after.fold))
    return language === 'english' || !ENGLISH_ONLY.has(after.fold);
  if (BEFORE_LETTERS.has(joint?.fold ?? '')) return true;
  if (/^(?:and|or|,)$/.test(joint?.fold ?? '') && first?.letterCase === 'capital' && first.flags & lexicon.RADIO_LETTER)
    return before?.fold === 'at'
      ? !VERBS_WITH_AT.test(verb?.fold ?? '')
      : /^(?:via|onto|along)$/.test(before?.fold ?? '');
  const near = tokens.slice(Math.max(0, index - NEAR), index);
  return joint?.fold === 'on' && near.some(({ fold }) => /^(?:transponder|squawk)$/.test(fold));
}

/** "I read back Roger"; but not `"Hook on," said Roger`. */
function isSpoken(tokens: readonly Token[], index: number): boolean {
  if (OPENING.test(tokens[index - 1]?.text ?? '') && tokens[index]?.spaced === false) return true;
  const soft = AFTER_SPEECH_VERB.test(tokens[index - 1]?.fold ?? '');
  const verb = soft ? index - 2 : index - 1;
  if (soft && tokens[index - 1]?.fold === 'back' && tokens[verb]?.fold === 'read') return true;
  if (!SPEECH_VERBS.test(tokens[verb]?.fold ?? '') || tokens[verb]?.newLine) return false;
  const subject = tokens[verb - 1];
  return subject !== undefined && subject.kind !== 'mark';
}

/** "Roger was late", "Roger, who", "Roger and Mike": a person after all. */
function continuesAsPerson(tokens: readonly Token[], index: number): boolean {
  const [next, second, third] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (!next || next.newLine) return false;
  if (/^(?:and|or)$/.test(next.fold)) {
    return second?.letterCase !== 'lower' || PRONOUN.test(second.fold) || (second.flags & lexicon.ARTICLE) !== 0;
  }
  if (next.kind !== 'mark') return !AFTER_PROCEDURE_WORD.test(next.fold) && !(next.flags & lexicon.RADIO_LETTER);
  if (next.text !== ',' || !second) return next.text === '(';
  if (/^whos?e?m?$/.test(second.fold) || second.flags & lexicon.ROLE) return true;
  if (second.flags & lexicon.ARTICLE) return ((third?.flags ?? 0) & lexicon.ROLE) !== 0;
  const named = second.letterCase === 'capital' && (second.flags & (lexicon.GIVEN | lexicon.SURNAME)) !== 0;
  return (
    named && !(second.flags & lexicon.RADIO_LETTER && (third?.kind !== 'word' || third.flags & lexicon.RADIO_LETTER))
  );
}
