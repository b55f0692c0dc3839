/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Vad kopian avslöjar';
export const notLoaded = 'Valen för vad kopian avslöjar kunde inte laddas.';
export const tryAgain = 'Försök igen';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection = 'Namn hittas inte lika säkert på {language}. Läs varje ord.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Dag, tid och flygplanstyp tillsammans går att slå upp i öppen flygspårning: överväg att bara visa månad eller del av dygnet.';
