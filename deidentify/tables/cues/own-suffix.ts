/** Words that recognisers/aircraft/own-suffix.ts reads. */

/** Words for a callsign, folded, before its last letters. */
export const CALLSIGN_WORDS = /^(?:callsigns?|sign|cs|rufzeichen|kenner|indicatif|roepnaam|anropssignal|kallesignal)$/;
