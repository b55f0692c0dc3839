/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Naar de inhoud';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Hoofdmenu';
export const footerNavigation = 'Voettekst';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Melding doen';
export const publicReports = 'Openbare meldingen';
export const login = 'Inloggen';

/** In the footer. */
export const purpose =
  'Vertrouwelijke veiligheidsmeldingen voor zweefvliegclubs. Wat een van ons leerde, houdt de rest veilig in de lucht.';
export const navigation = 'Op deze site';
export const home = 'Home';
export const submitSafetyReport = 'Veiligheidsmelding doen';
export const followReport = 'Volg je melding';
export const briefing = 'Briefing';
export const contact = 'Contact';
export const rightsReserved = '© 2025 {product}. Alle rechten voorbehouden.';

/** The page for unknown addresses. */
export const notFound = '404 Pagina niet gevonden';
export const notFoundText = 'Op dit adres staat geen pagina. Misschien is hij verplaatst, of is de link niet compleet.';
export const backToStart = 'Naar de startpagina';
export const readReports = 'Gepubliceerde meldingen lezen';
export const submitOne = 'Melding doen';
export const lastHint = 'Ontbreekt hier iets? Laat het je club weten.';

/** If a page fails to load or render. */
export const pageBroke = 'Deze pagina kan niet worden getoond';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Deze pagina is niet volledig geladen';
export const checkConnection = 'Controleer je internetverbinding en probeer het opnieuw.';
export const loadAgain = 'Pagina opnieuw laden';
