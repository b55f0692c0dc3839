/** Words that recognisers/aircraft/own-suffix.ts reads. */

/** Words for a callsign, folded: after them stands the last of its letters. */
export const CALLED = /^(?:callsigns?|sign|cs|rufzeichen|kenner|indicatif|roepnaam|anropssignal|kallesignal)$/;
