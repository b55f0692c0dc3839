// Names that the writer introduces, and Czech owners of aircraft: "Me llamo Quyen Dang Ha", "Vaňourkův Cirrus"

import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import { CZECH_POSSESSIVE, INTRODUCTION_TOKENS_MAX, INTRODUCTIONS } from '../../../tables/cues/people/introduced.ts';
import { LANGUAGES } from '../../languages.ts';
import * as kinds from '../../words/word-kinds.ts';
import type { PassInput } from './pass-input.ts';

const CZECH = LANGUAGES.indexOf('cs');
const NAME_WORDS_MAX = 4;

/** All capitalised words after "my name is". */
export function raiseIntroduced({ tokens, known, confidence }: PassInput): void {
  for (let i = 1; i < tokens.length; i++) {
    if (!isIntroduction(i)) continue;
    for (let at = i + 1; at <= i + NAME_WORDS_MAX && isPartOfName(at); at++)
      confidence[at] = Math.max(confidence[at] ?? 0, REPLACE_FROM_CONFIDENCE);
  }

  function isIntroduction(last: number): boolean {
    for (let length = 2; length <= INTRODUCTION_TOKENS_MAX; length++) {
      const folds = tokens
        .slice(Math.max(0, last - length + 1), last + 1)
        .map(({ kind, fold, text }) => (kind === 'word' ? fold : text));
      if (INTRODUCTIONS.has(folds.join(' '))) return true;
    }
    return false;
  }

  function isPartOfName(at: number): boolean {
    const token = tokens[at];
    const isRole = ((known.own[at] ?? 0) & kinds.ROLE) !== 0;
    return token?.kind === 'word' && token.letterCase === 'capital' && token.text.length > 1 && !isRole;
  }
}

/** In front of an aircraft the possessive adjective is a person's, not a place's ("Karlův most"). */
export function raiseOwners({ tokens, known, confidence, vetoes }: PassInput): void {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [token, next] = [tokens[i], tokens[i + 1]];
    if (token?.letterCase !== 'capital' || known.language[i] !== CZECH || vetoes[i] || next?.newLine) continue;
    const isAircraft = ((known.common[i + 1] ?? 0) & kinds.MAKE_OR_TYPE) !== 0 && next?.letterCase !== 'lower';
    if (isAircraft && CZECH_POSSESSIVE.test(token.text))
      confidence[i] = Math.max(confidence[i] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}
