/** How soon reports are looked at: the median of the days to the first act, in words (contract C12.1). */
import type { Figure } from './figure-list.tsx';

/** `Half are taken up within`, `2 days`; a day where it took less, a dash where nobody has done anything. */
export function takenUp(medianDays: number | null): Figure {
  const within = medianDays === null ? '–' : medianDays <= 1 ? '1 day' : `${medianDays} days`;
  return ['Half are taken up within', within];
}
