/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Zum Inhalt springen';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Hauptmenü';
export const footerNavigation = 'Fußzeile';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Melden';
export const publicReports = 'Meldungen lesen';
export const login = 'Anmelden';

/** In the footer. */
export const purpose =
  'Vertrauliche Sicherheitsmeldungen für Segelflugvereine: Was eine Person gelernt hat, hilft allen anderen beim Fliegen.';
export const navigation = 'Seiten';
export const home = 'Startseite';
export const submitSafetyReport = 'Sicherheitsmeldung abgeben';
export const followReport = 'Deine Meldung verfolgen';
export const briefing = 'Briefing';
export const contact = 'Kontakt';
export const rightsReserved = '© 2025 {product}. Alle Rechte vorbehalten.';

/** The page for unknown addresses. */
export const notFound = '404 Seite nicht gefunden';
export const notFoundText =
  'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.';
export const backToStart = 'Zur Startseite';
export const readReports = 'Veröffentlichte Meldungen lesen';
export const submitOne = 'Meldung abgeben';
export const lastHint = 'Fehlt hier etwas? Sag bitte deinem Verein Bescheid.';

/** If a page fails to load or render. */
export const pageBroke = 'Diese Seite konnte nicht angezeigt werden';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Diese Seite wurde nicht vollständig geladen';
export const checkConnection = 'Bitte prüfe deine Internetverbindung und versuche es noch einmal.';
export const loadAgain = 'Seite neu laden';
