/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Aushang';
export const forTheWall = 'Für die Wand im Startwagen und im Vereinsheim';
export const accessDenied = 'Kein Zugang. Nur Admins und Super-Admins können den Aushang eines Vereins drucken.';
export const loadingPoster = 'Aushang wird geladen…';
export const openFromClubs = 'Öffne den Aushang eines Vereins von der Seite „Vereine“ aus.';
export const posterNotLoaded = 'Der Aushang konnte nicht geladen werden.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Dieser Server weiß nicht, unter welcher Adresse man ihn findet (PUBLIC_URL), daher zeigt der Aushang die, die du gerade benutzt. Andere erreichen sie vielleicht nicht.';
export const checkFirst = 'Prüfe die Adresse, bevor du druckst.';
/** A button. */
export const printPoster = 'Drucken';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Aushang von {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Ist was passiert? Erzähl es uns.';
/** Below it, smaller. */
export const twoMinutes = 'Zwei Minuten, vertraulich, ohne Konto.';
/** Name of the QR code. */
export const qrCode = 'QR-Code des Meldeformulars';
/** The last line of the sheet. */
export const youGetCode = 'Du bekommst einen Code. Damit siehst du, was daraus wird, und beantwortest Fragen.';
