/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Plakat';
export const forTheWall = 'Do powieszenia na kwadracie i w klubie';
export const accessDenied = 'Brak dostępu. Plakat klubu drukują tylko administratorzy i superadministratorzy.';
export const loadingPoster = 'Wczytywanie plakatu…';
export const openFromClubs = 'Plakat klubu otwiera się ze strony Kluby.';
export const posterNotLoaded = 'Nie udało się wczytać plakatu.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Na serwerze nie podano adresu, pod którym jest dostępny (PUBLIC_URL), więc na plakacie jest adres używany teraz. U innych może nie działać.';
export const checkFirst = 'Przed drukowaniem proszę sprawdzić adres.';
/** A button. */
export const printPoster = 'Drukuj';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Plakat: {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'Coś się wydarzyło? Warto to zgłosić.';
/** Below it, smaller. */
export const twoMinutes = 'Dwie minuty, poufnie, bez konta.';
/** Name of the QR code. */
export const qrCode = 'Kod QR formularza zgłoszenia';
/** The last line of the sheet. */
export const youGetCode = 'Otrzymany kod pozwala sprawdzić, co wynikło ze zgłoszenia, i odpowiadać na pytania.';
