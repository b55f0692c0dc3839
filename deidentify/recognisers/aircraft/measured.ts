/** Figures that measure something: "Delta 1500 ft" is a height at a point and no registration (C5.3). */
import type { Token } from '../../reading/tokens.ts';
import { UNITS } from '../../tables/cues/measured.ts';

/** True where a unit stands behind the token at `index`. */
export function isMeasured(tokens: readonly Token[], index: number): boolean {
  return UNITS.test(tokens[index + 1]?.fold ?? '') || /^[°%]$/.test(tokens[index + 1]?.text ?? '');
}
