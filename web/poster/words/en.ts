/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Poster';
export const forTheWall = 'For the wall of the launch caravan and the clubhouse';
export const accessDenied = 'Access denied. Only admins and super-admins can print a club’s poster.';
export const loadingPoster = 'Loading the poster...';
export const openFromClubs = 'Open a club’s poster from Club Management.';
export const posterNotLoaded = 'The poster could not be loaded.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} This server does not know its public address (PUBLIC_URL), so the poster shows the one that you are using now. Others may not be able to reach it.';
export const checkFirst = 'Check the address before you print.';
/** A button. */
export const printPoster = 'Print';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Poster for {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Something happened? Tell us.';
/** Below it, smaller. */
export const twoMinutes = 'Two minutes, in confidence, without an account.';
/** Name of the QR code. */
export const qrCode = 'QR code for the report form';
/** The last line of the sheet. */
export const youGetCode = 'You get a code that lets you see what came of it and answer questions.';
