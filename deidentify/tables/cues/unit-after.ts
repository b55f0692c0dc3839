/** Words that recognisers/aircraft/unit-after.ts reads. */

/** Units of measure, folded. */
export const UNITS =
  /^(?:ft|feet|foot|m|km|kg|lbs?|kt|kts|knots|kph|mph|fpm|rpm|hpa|mb|nm|miles|hours|hrs|h|z|utc|gmt|minutes|mins|seconds|degrees|metres|meters)$/;
