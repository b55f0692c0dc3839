/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Plakát';
export const forTheWall = 'Na startovní vůz a do klubovny';
export const accessDenied = 'Přístup odepřen. Plakát aeroklubu mohou tisknout jen admini a superadmini.';
export const loadingPoster = 'Načítám plakát…';
export const openFromClubs = 'Plakát aeroklubu otevřete ze správy aeroklubů.';
export const posterNotLoaded = 'Plakát se nepodařilo načíst.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Server neví, na jaké adrese ho lidé najdou (PUBLIC_URL), a tak je na plakátu ta, kterou právě používáte. Ostatním nemusí fungovat.';
export const checkFirst = 'Před tiskem zkontrolujte adresu.';
/** A button. */
export const printPoster = 'Vytisknout';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Plakát: {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Něco se stalo? Řekněte nám to.';
/** Below it, smaller. */
export const twoMinutes = 'Dvě minuty, důvěrně, bez účtu.';
/** Name of the QR code. */
export const qrCode = 'QR kód formuláře pro hlášení';
/** The last line of the sheet. */
export const youGetCode = 'Dostanete kód, se kterým uvidíte, jak to dopadlo, a můžete odpovídat na otázky.';
