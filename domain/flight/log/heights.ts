/** Extracts heights from fixes (C16.5) */
import { type Height, METRES_MAX, METRES_MIN, SECONDS_LIMIT } from '../flight.ts';
import type { Fix } from './records.ts';

/** Above this, a drop to 0 means unknown. */
const ZERO_UNKNOWN_ABOVE_M = 300;

type HeightOf = (fix: Fix) => number | null;

const byPressure: HeightOf = ({ pressure }) => pressure;
const bySatellites: HeightOf = ({ satellites, isValid }) => (isValid ? satellites : null);

/** Pressure altitude, as on instruments; satellite altitude if most fixes lack it. Never mixed. */
function sourceOf(fixes: readonly Fix[]): HeightOf | null {
  const countKnown = (heightOf: HeightOf) => fixes.filter((fix) => (heightOf(fix) ?? 0) !== 0).length;
  const [pressures, satellites] = [countKnown(byPressure), countKnown(bySatellites)];
  if (pressures === 0 && satellites === 0) return null;
  return pressures > 0 && pressures * 2 >= Math.min(fixes.length, satellites * 2) ? byPressure : bySatellites;
}

const isPossible = (metre: number): boolean => metre >= METRES_MIN && metre <= METRES_MAX;
const isKnown = (metre: number | null): boolean => metre !== null && metre !== 0 && isPossible(metre);

/** Seconds since the first fix; empty without heights. */
export function heightsOf(fixes: readonly Fix[]): { heights: Height[]; first: Fix | undefined } {
  const heightOf = sourceOf(fixes);
  const heights: Height[] = [];
  let first: Fix | undefined;
  if (!heightOf) return { heights, first };
  const known = fixes.find((fix) => isKnown(heightOf(fix)));
  let last = known ? (heightOf(known) ?? 0) : 0;
  for (const fix of fixes) {
    const metre = heightOf(fix);
    if (metre === null || !isPossible(metre)) continue;
    if (metre === 0 && Math.abs(last) > ZERO_UNKNOWN_ABOVE_M) continue;
    first ??= fix;
    const second = fix.time - first.time;
    if (second >= SECONDS_LIMIT) break;
    heights.push([second, metre]);
    last = metre;
  }
  return { heights, first };
}
