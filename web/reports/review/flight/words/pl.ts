/** The flight attached to a report, in the review dialog. */

/** Heading, and the name of the curve. */
export const flightLog = 'Zapis lotu';
export const notLoaded = 'Nie udało się wczytać zapisu lotu.';
export const tryAgain = 'Spróbuj ponownie';
/** In the confirmation before the contact is erased. */
export const flightErasedToo =
  'Usuwany jest też wykres wysokości lotu: opublikowany zapis z tymi samymi wysokościami zdradziłby, kto leciał.';
