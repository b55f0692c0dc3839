/** Digits with a unit: "Delta 1500 ft" is not a registration (C5.3) */
import type { Token } from '../../reading/tokens.ts';
import { UNITS } from '../../tables/cues/unit-after.ts';

/** In Polish and Czech a lower-case "z" is a preposition. */
export function hasUnitAfter(tokens: readonly Token[], index: number): boolean {
  const unit = tokens[index + 1];
  if (unit?.text === 'z' && unit.spaced && tokens[index + 2]?.kind === 'word') return false;
  return UNITS.test(unit?.fold ?? '') || /^[°%]$/.test(unit?.text ?? '');
}
