/** Words that recognisers/aircraft/own-suffix.ts reads. */

export const CALLED = /^(?:callsigns?|sign|cs|rufzeichen|kenner|indicatif|roepnaam|anropssignal|kallesignal)$/;
