// Words that act like people, where the model sees a day, a place or an ordinary word: only shown

import { ACTION_VERB_FORMS, ARTICLES } from '../../../tables/cues/people/surroundings.ts';
import { AUXILIARIES } from '../../../tables/namesakes/place-predicates.ts';
import { LANGUAGES, type LanguageCode } from '../../languages.ts';
import * as kinds from '../../words/word-kinds.ts';
import type { PassInput } from './pass-input.ts';

const SHOWN_CONFIDENCE = 0.35;
const NOT_A_NAME = kinds.FUNCTION | kinds.ROLE | kinds.FAMILY | kinds.TITLE;

/** "Startleider Zondag heeft ...": days and months after a role, before a verb. */
export function suggestDaysAfterRoles(judged: PassInput): void {
  const { tokens, known } = judged;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (tokens[i]?.newLine || !((known.common[i] ?? 0) & kinds.CALENDAR)) continue;
    if ((known.own[i - 1] ?? 0) & kinds.ROLE && isVerb(judged, i + 1)) suggest(judged, i);
  }
}

/** "Cuando Ventura tiró": after a conjunction, where a place or an ordinary word would have an article. */
export function suggestSubjects(judged: PassInput): void {
  const { tokens, known, vetoes, opens } = judged;
  for (let i = 1; i + 1 < tokens.length; i++) {
    const language = LANGUAGES[known.language[i] ?? 0] ?? 'en';
    if (tokens[i]?.letterCase !== 'capital' || vetoes[i] || opens(i) || language === 'en' || language === 'de')
      continue;
    const before = known.own[i - 1] ?? 0;
    const isConjunction = (before & kinds.FUNCTION) !== 0 && !(before & kinds.PLACE_PREPOSITION);
    if (!isConjunction || (known.own[i] ?? 0) & NOT_A_NAME || tokens[i]?.newLine) continue;
    if (ACTION_VERB_FORMS[language]?.test(tokens[i + 1]?.text ?? '') && !ARTICLES.has(tokens[i - 1]?.fold ?? ''))
      suggest(judged, i);
  }
}

function isVerb({ tokens, known }: PassInput, i: number): boolean {
  const language: LanguageCode = LANGUAGES[known.language[i] ?? 0] ?? 'en';
  const text = tokens[i]?.text ?? '';
  return AUXILIARIES[language].has(text) || ACTION_VERB_FORMS[language]?.test(text) === true;
}

function suggest({ confidence }: PassInput, i: number): void {
  confidence[i] = Math.max(confidence[i] ?? 0, SHOWN_CONFIDENCE);
}
