/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Poster';
export const forTheWall = 'Voor de muur van de startwagen en het clubhuis';
export const accessDenied =
  'Geen toegang. Alleen beheerders en hoofdbeheerders kunnen de poster van een club afdrukken.';
export const loadingPoster = 'Poster laden…';
export const openFromClubs = 'Open de poster van een club vanuit het clubbeheer.';
export const posterNotLoaded = 'De poster kon niet worden geladen.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Niemand heeft deze server verteld op welk adres mensen hem vinden (PUBLIC_URL), dus toont de poster het adres dat jij nu gebruikt. Misschien kunnen anderen daar niet bij.';
export const checkFirst = 'Controleer het adres voordat je afdrukt.';
/** A button. */
export const printPoster = 'Afdrukken';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Poster van {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Iets gebeurd? Vertel het ons.';
/** Below it, smaller. */
export const twoMinutes = 'Twee minuten, in vertrouwen, zonder account.';
/** Name of the QR code. */
export const qrCode = 'QR-code van het meldformulier';
/** The last line of the sheet. */
export const youGetCode = 'Je krijgt een code waarmee je ziet wat ermee gedaan is en vragen beantwoordt.';
