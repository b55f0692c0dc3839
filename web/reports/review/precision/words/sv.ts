/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'Vad kopian avslöjar';
export const notLoaded = 'Valen för vad kopian avslöjar kunde inte laddas.';
export const tryAgain = 'Försök igen';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell = 'Namn hittas inte lika säkert på {language}. Läs varje ord.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Dag, tid och flygplanstyp tillsammans går att slå upp i öppen flygspårning: överväg att bara visa månad eller del av dygnet.';
