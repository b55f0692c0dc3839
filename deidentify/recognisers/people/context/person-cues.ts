/** Positions only a person can have: after verbs of speech, in certain passives */
import type { Token } from '../../../reading/tokens.ts';
import {
  PARTICIPLES_BY_COMPANIES,
  PARTICIPLES_BY_PEOPLE,
  STATION_INFORMATION,
  VERBS_WITH_TO,
} from '../../../tables/cues/people/person-cues.ts';

const ACCORDING_TO = /^(?:wedlug|selon|segun|secondo|volgens|laut|ifolge|enligt)$/;

/** "spoke to X", but not "handed over to X", since stations hand over aircraft. */
function isToPeople(back: (steps: number) => string): boolean {
  return back(2) !== 'over' && [2, 3, 4].some((steps) => VERBS_WITH_TO.test(back(steps)));
}

/** "according to X", "rigged by X": never places or makers. */
export function isAfterPersonCue(tokens: readonly Token[], index: number): boolean {
  const back = (steps: number): string => tokens[index - steps]?.fold ?? '';
  if (ACCORDING_TO.test(back(1))) return true;
  if (back(1) === 'to') return isToPeople(back);
  if (back(1) !== 'by') return false;
  for (let steps = 2; steps <= 8; steps++) if (STATION_INFORMATION.test(back(steps))) return false;
  for (let steps = 2; steps <= 8; steps++) {
    if (PARTICIPLES_BY_COMPANIES.has(back(steps))) return false;
    if (PARTICIPLES_BY_PEOPLE.has(back(steps))) return true;
  }
  return false;
}
