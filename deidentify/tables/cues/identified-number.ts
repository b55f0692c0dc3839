/** Words that recognisers/numbers/identified-number.ts reads. */

/** Units after a number, which make it a measure. */
export const UNITS =
  /^\s?(?:ft|feet|m|km|kg|lbs?|hpa|mb|kts?|knots|hrs?|hours|h|years|yrs|days|minutes|%|°|euros?|eur|€|£|\$|kč|czk|zł|zl|pln|kr|kronor|sek|chf|gbp|usd|pounds?)(?![\p{L}])/iu;

/** "GBR.FCL.SP.408817H", "UK.SFCL.408817H.A": a licence number wherever it stands. */
export const LICENCE =
  /[A-Z]{2,3}[./-](?:[A-Z]{1,4}[./-]){0,2}(?:FCL|SFCL|SPL|LAPL|PPL|CPL|GPL|BPL)[./-](?:[A-Z]{1,3}[./-]){0,2}(?:\d{4,10}[A-Z]?|\d{3}[A-Z])(?:[./-][A-Z]{1,2})?(?![\p{L}\d])/uy;
