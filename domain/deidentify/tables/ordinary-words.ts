// Ordinary words that look like something else: five letters that would be a registration, a noun that is a name.

/** Folded, lower case. */
export const ORDINARY_WORDS: readonly string[] = `
grass green great given going group glide gear good gust guide grand grass guard guest gauge flarm cavok metar gafor
flight field first final front fence floor force fresh flare flaps doors delay depth dirty daily drive drift drove
load force limit limits suit lock ring type beam clip day meter
`
  .trim()
  .split(/\s+/);
