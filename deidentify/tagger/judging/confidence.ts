// A margin as a confidence: 0.5 where replacing begins, as everywhere in the engine (C5.3).

import { SURE_ENOUGH } from '../../find.ts';
import type { Thresholds } from './thresholds.ts';

/** The margin, in hundredths of a unit, above the threshold at which confidence is highest. */
const RANGE = 8000;
const HIGHEST = 0.97;
const LOWEST = 0.2;
const JUST_BELOW = 0.49;

/** Between 0 and 1; 0 below the threshold of suggesting. `margin` in hundredths of the model's unit. */
export function confidenceOf(margin: number, { replace, suggest }: Thresholds): number {
  if (margin < suggest) return 0;
  const value =
    margin >= replace
      ? SURE_ENOUGH + Math.min(1, (margin - replace) / RANGE) * (HIGHEST - SURE_ENOUGH)
      : LOWEST + ((margin - suggest) / Math.max(1, replace - suggest)) * (JUST_BELOW - LOWEST);
  return Math.round(value * 100) / 100;
}
