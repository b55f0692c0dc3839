/** Words that recognisers/known/values.ts reads. */

/** Words before a time or a year. */
export const BEFORE_TIME = /(?<!\p{L})(?:in|since|until|before|after|by|at)\s?(?:of|was|is|on)?\s?$/iu;

/** A unit after a value that is a measurement. */
export const UNIT_AFTER =
  /^\s?(?:ft|feet|foot|m|metres?|meters?|km|nm|miles?|kg|lbs?|hpa|mb|kts?|kn|knots|mph|fpm|rpm|hrs?|hours?|h|minutes?|mins?|seconds?|degrees|litres?|launches|flights|metern?|fuß|fuss|grad|minuten?|stunden?|mètres?|pieds?|minuty?|metrów|metrach|metry|stóp|stopach|metrů|metrech|stop|metros|pies|minutos|metri|piedi|minuti|fot|minuter|voet|minuten|yards?|°|%)(?![\p{L}\d])/iu;

/** Words before a figure that is a pressure, runway, level, time or year. */
export const BEFORE_FIGURE =
  /(?<!\p{L})(?:qnh|qfe|squawk\p{L}*|runway|rwy|fl|flight level|heading|track|wind|frequency|freq|channel|mhz|altimeter|in|since|until|before|after|by|at)\s?(?:of|was|is|on)?\s?$/iu;
