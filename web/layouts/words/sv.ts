/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Hoppa till innehållet';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Huvudmeny';
export const footerNavigation = 'Sidfot';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Rapportera';
export const publicReports = 'Publicerade rapporter';
export const login = 'Logga in';

/** In the footer. */
export const purpose =
  'Konfidentiella säkerhetsrapporter för segelflygklubbar, så att det en av oss lärt sig håller oss andra i luften.';
export const navigation = 'Sidor';
export const home = 'Start';
export const submitSafetyReport = 'Skicka säkerhetsrapport';
export const followReport = 'Följ din rapport';
export const briefing = 'Genomgång';
export const contact = 'Kontakt';
export const rightsReserved = '© 2025 {product}. Alla rättigheter förbehållna.';

/** The page for unknown addresses. */
export const notFound = '404 Sidan finns inte';
export const notFoundText =
  'Det finns ingen sida på den här adressen. Den kan ha flyttats, eller så är länken ofullständig.';
export const backToStart = 'Till startsidan';
export const readReports = 'Läs publicerade rapporter';
export const submitOne = 'Skicka en rapport';
export const lastHint = 'Saknas något här? Hör av dig till din klubb.';

/** If a page fails to load or render. */
export const pageBroke = 'Sidan kunde inte visas';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Sidan har inte laddats helt';
export const checkConnection = 'Kontrollera internetanslutningen och försök igen.';
export const loadAgain = 'Ladda sidan igen';
