/** National bodies, which identify nobody (C5.3) */
import type { Token } from '../../reading/tokens.ts';
import {
  BODY_CONNECTORS,
  CLUB_ACTIVITIES,
  COUNTRIES,
  isClubName,
  NATIONAL_BODY_WORDS,
} from '../../tables/club-words.ts';

/** "Soaring Society of America": only a nation and its activity. */
export function isNationalBody(tokens: readonly Token[], first: number, last: number): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'word');
  const isNation = ({ fold }: Token): boolean => COUNTRIES.has(fold) || NATIONAL_BODY_WORDS.has(fold);
  const aero = words.some(({ fold }) => fold === 'aero');
  const isGenericClubWord = ({ fold }: Token): boolean =>
    CLUB_ACTIVITIES.has(fold) ||
    BODY_CONNECTORS.test(fold) ||
    isClubName(fold) ||
    (aero && /^(?:club|klub)$/.test(fold));
  return words.some(isNation) && words.every((word) => isNation(word) || isGenericClubWord(word));
}
