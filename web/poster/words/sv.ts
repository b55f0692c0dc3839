/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Affisch';
export const forTheWall = 'För väggen i startvagnen och klubbhuset';
export const accessDenied =
  'Ingen åtkomst. Bara administratörer och superadministratörer kan skriva ut en klubbs affisch.';
export const loadingPoster = 'Laddar affischen…';
export const openFromClubs = 'Öppna en klubbs affisch från sidan Klubbar.';
export const posterNotLoaded = 'Affischen kunde inte laddas.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Ingen har talat om för servern vilken adress den nås på (PUBLIC_URL), så affischen visar den som du använder nu. Den kanske inte fungerar för andra.';
export const checkFirst = 'Kontrollera adressen innan du skriver ut.';
/** A button. */
export const printPoster = 'Skriv ut';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Affisch för {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Har något hänt? Berätta för oss!';
/** Below it, smaller. */
export const twoMinutes = 'Två minuter, i förtroende, utan konto.';
/** Name of the QR code. */
export const qrCode = 'QR-kod till rapportformuläret';
/** The last line of the sheet. */
export const youGetCode = 'Du får en kod. Med den kan du se vad rapporten ledde till och svara på frågor.';
