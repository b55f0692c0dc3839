/** Reports similar to the open one: under a published report, and in the review dialog. */

/** Heading under a published report. */
export const similarReports = 'REX similaires';
/** In the review dialog: opens the list. */
export const seenBefore = { one: 'Déjà vu : {count} REX similaire', other: 'Déjà vu : {count} REX similaires' };
/** Under each of them: {reasons} are values and words that both have, separated by commas. */
export const inCommon = 'En commun : {reasons}';
/** A report without a headline. */
export const safetyReport = 'REX';
/** For screen readers, after a link. */
export const newTab = 'S’ouvre dans un nouvel onglet';
