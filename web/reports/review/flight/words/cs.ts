/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Záznam letu';
export const notLoaded = 'Záznam letu se nepodařilo načíst.';
export const tryAgain = 'Zkusit znovu';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'Smaže se i výškový průběh letu: zveřejněný záznam se stejnými výškami by prozradil, kdo letěl.';
