// Families and series of surnames: "u Bartoňů", "letoun Fialových", "Berg, Lind och Ström"

import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  FAMILY_ENDING,
  FAMILY_NOUNS,
  FAMILY_PREPOSITION,
  NAME_CONJUNCTION,
} from '../../../tables/cues/people/surroundings.ts';
import { LANGUAGES } from '../../languages.ts';
import * as kinds from '../../words/word-kinds.ts';
import type { PassInput } from './pass-input.ts';

const GERMAN = LANGUAGES.indexOf('de');
const IN_ROW_MIN = 3;
const NOT_A_PERSON = kinds.MAKE_OR_TYPE | kinds.CALENDAR | kinds.RADIO_LETTER | kinds.COUNTRY | kinds.WEATHER;

/** Polish and Czech plurals that only families have, and surnames after a word for siblings: "bratři Tichých". */
export function raiseFamilies({ tokens, known, confidence, vetoes, opens }: PassInput): void {
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.letterCase !== 'capital' || token.newLine || opens(i) || vetoes[i]) continue;
    const next = tokens[i + 1];
    if (next?.kind === 'word' && next.letterCase !== 'lower' && !next.newLine) continue;
    const language = LANGUAGES[known.language[i] ?? 0];
    if (FAMILY_NOUNS.has(tokens[i - 1]?.fold ?? ''))
      confidence[i] = Math.max(confidence[i] ?? 0, REPLACE_FROM_CONFIDENCE);
    if (language !== 'cs' && language !== 'pl') continue;
    const ending = FAMILY_ENDING[language].find(({ end }) => end.test(token.text));
    const isFamilyForm = ending && (!ending.behind || FAMILY_PREPOSITION.test(tokens[i - 1]?.fold ?? ''));
    if (isFamilyForm) confidence[i] = Math.max(confidence[i] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}

/** Three or more surnames that open a sentence together; not only towns. */
export function raiseSeries({ tokens, known, confidence, opens, vetoes }: PassInput): void {
  for (let first = 0; first < tokens.length; first++) {
    if (!opens(first) || !isSurname(tokens[first], known.common[first] ?? 0)) continue;
    const row = [first];
    for (let at = first; isJoint(tokens[at + 1]) && isSurname(tokens[at + 2], known.common[at + 2] ?? 0); at += 2)
      row.push(at + 2);
    const last = row.at(-1) ?? first;
    const ends = NAME_CONJUNCTION.test(tokens[last - 1]?.fold ?? '') && tokens[last + 1]?.letterCase === 'lower';
    const towns = row.every((at) => ((known.common[at] ?? 0) & (kinds.PLACE | kinds.PLACE_LARGE)) !== 0);
    if (row.length < IN_ROW_MIN || !ends || towns || row.some((at) => vetoes[at])) continue;
    for (const at of row) confidence[at] = Math.max(confidence[at] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}

/** "Timmermans en De Groot": a two-word surname beside a sure name. */
export function raiseParticleSurnames({ tokens, known, confidence, vetoes }: PassInput): void {
  for (let i = 2; i + 1 < tokens.length; i++) {
    const particle = tokens[i];
    if (particle?.letterCase !== 'capital' || !((known.common[i] ?? 0) & kinds.PARTICLE) || vetoes[i + 1]) continue;
    if (!isJoint(tokens[i - 1]) || (confidence[i - 2] ?? 0) < REPLACE_FROM_CONFIDENCE || particle.newLine) continue;
    const common = known.common[i + 1] ?? 0;
    if (!isSurname(tokens[i + 1], common) || common & kinds.GIVEN_USUAL || known.language[i] === GERMAN) continue;
    for (const at of [i, i + 1]) confidence[at] = Math.max(confidence[at] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}

function isSurname(token: Token | undefined, common: number): boolean {
  if (token?.kind !== 'word' || token.letterCase !== 'capital' || token.text.length < 2) return false;
  return (common & kinds.SURNAME_USUAL) !== 0 && !(common & NOT_A_PERSON);
}

function isJoint(token: Token | undefined): boolean {
  return token?.text === ',' || NAME_CONJUNCTION.test(token?.fold ?? '');
}
