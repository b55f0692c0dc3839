/** How coarse a copy is where two reviewers of the same report chose (contract C5.5): pure rules. */
import { COARSE_CHOICES, type Coarse } from '../../../../domain/reports/public/coarse.ts';

/** How coarse the copy is to be, and how coarse it was when that was first chosen. */
export type ChosenCoarse = { coarse: Coarse; held: Coarse };

const KEYS = Object.keys(COARSE_CHOICES) as (keyof Coarse)[];

/** True where every choice is the same. */
export const isSameCoarse = (one: Coarse, other: Coarse): boolean => KEYS.every((key) => one[key] === other[key]);

/** The choices stand from the exact to the coarse. */
const rank = (key: keyof Coarse, coarse: Coarse): number =>
  (COARSE_CHOICES[key] as readonly string[]).indexOf(coarse[key]);

/**
 * The own choices over what is saved now: what one did not touch is as it was saved, and where both chose, the coarser
 * holds: nobody shows what the other took away without having seen it. `null` where nothing is left to be saved.
 */
export function coarseTogether({ coarse: mine, held: before }: ChosenCoarse, now: Coarse): ChosenCoarse | null {
  const ownOf = (key: keyof Coarse) => {
    if (mine[key] === before[key]) return now;
    return now[key] === before[key] || rank(key, mine) > rank(key, now) ? mine : now;
  };
  const coarse: Coarse = {
    date: ownOf('date').date,
    time: ownOf('time').time,
    place: ownOf('place').place,
    type: ownOf('type').type,
  };
  return isSameCoarse(coarse, now) ? null : { coarse, held: now };
}
