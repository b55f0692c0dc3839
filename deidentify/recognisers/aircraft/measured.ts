// Figures that measure something: "Delta 1500 ft" is a height at a point and no registration (C5.3).

import type { Token } from '../../reading/tokens.ts';

const UNITS =
  /^(?:ft|feet|foot|m|km|kg|lbs?|kt|kts|knots|kph|mph|fpm|rpm|hpa|mb|nm|miles|hours|hrs|h|z|utc|gmt|minutes|mins|seconds|degrees|metres|meters)$/;

/** True where a unit stands behind the token at `index`. */
export function isMeasured(tokens: readonly Token[], index: number): boolean {
  return UNITS.test(tokens[index + 1]?.fold ?? '') || /^[°%]$/.test(tokens[index + 1]?.text ?? '');
}
