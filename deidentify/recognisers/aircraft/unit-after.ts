/** Figures that measure something: "Delta 1500 ft" is a height at a point and no registration (C5.3). */
import type { Token } from '../../reading/tokens.ts';
import { UNITS } from '../../tables/cues/unit-after.ts';

/** True where a unit stands after the token at `index`. In Polish and Czech a small "z" is a preposition. */
export function hasUnitAfter(tokens: readonly Token[], index: number): boolean {
  const unit = tokens[index + 1];
  if (unit?.text === 'z' && unit.spaced && tokens[index + 2]?.kind === 'word') return false;
  return UNITS.test(unit?.fold ?? '') || /^[°%]$/.test(unit?.text ?? '');
}
