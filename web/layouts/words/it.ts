/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Vai al contenuto';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Navigazione principale';
export const footerNavigation = 'Piè di pagina';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Segnala';
export const publicReports = 'Segnalazioni';
export const login = 'Accedi';

/** In the footer. */
export const purpose =
  'Segnalazioni di sicurezza riservate per i club di volo a vela: quello che ha imparato uno di noi fa volare sicuri tutti gli altri.';
export const navigation = 'Navigazione';
export const home = 'Home';
export const submitSafetyReport = 'Invia una segnalazione';
export const followReport = 'Segui la tua segnalazione';
export const briefing = 'Briefing';
export const contact = 'Contatti';
export const rightsReserved = '© 2025 {product}. Tutti i diritti riservati.';

/** The page for unknown addresses. */
export const notFound = '404 Pagina non trovata';
export const notFoundText =
  'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, oppure il link è incompleto.';
export const backToStart = 'Torna all’inizio';
export const readReports = 'Leggi le segnalazioni pubblicate';
export const submitOne = 'Invia una segnalazione';
export const lastHint = 'Manca qualcosa? Dillo al tuo club.';

/** If a page fails to load or render. */
export const pageBroke = 'Non è stato possibile mostrare la pagina';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'La pagina non è stata caricata del tutto';
export const checkConnection = 'Controlla la connessione a internet e riprova.';
export const loadAgain = 'Ricarica la pagina';
