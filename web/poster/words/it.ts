/** The Poster page and its printed A4 sheet for the launch caravan, with a QR code that opens the report form. */

/** Page heading and subtitle. */
export const poster = 'Locandina';
export const forTheWall = 'Da appendere in linea di volo e in club house';
export const accessDenied = 'Accesso negato. Solo gli amministratori possono stampare la locandina di un club.';
export const loadingPoster = 'Caricamento della locandina…';
export const openFromClubs = 'Apri la locandina di un club dalla gestione club.';
export const posterNotLoaded = 'Non è stato possibile caricare la locandina.';
/** A warning; {checkFirst} is the sentence that follows, in bold. PUBLIC_URL is a setting of the server. */
export const addressUnsettled =
  '{checkFirst} Il server non sa con quale indirizzo lo si raggiunge (PUBLIC_URL), quindi la locandina mostra quello che usi adesso. Altri potrebbero non raggiungerlo.';
export const checkFirst = 'Controlla l’indirizzo prima di stampare.';
/** A button. */
export const printPoster = 'Stampa';

/** Name of the sheet; {club} is the name of a club. */
export const posterOf = 'Locandina di {club}';
/** The invitation to report, in large type on the sheet. */
export const somethingHappened = 'È successo qualcosa? Raccontacelo.';
/** Below it, smaller. */
export const twoMinutes = 'Due minuti, in via riservata, senza account.';
/** Name of the QR code. */
export const qrCode = 'Codice QR del modulo di segnalazione';
/** The last line of the sheet. */
export const youGetCode = 'Ricevi un codice con cui vedere com’è andata a finire e rispondere alle domande.';
