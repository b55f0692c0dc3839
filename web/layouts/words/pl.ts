/** The layout of public pages: header, footer, and the pages shown for a missing or broken one. */

/** The first link for keyboards and screen readers: skips the header. */
export const skipToContent = 'Przejdź do treści';
/** Names of two groups of links for screen readers. */
export const mainNavigation = 'Menu główne';
export const footerNavigation = 'Stopka';
/** Links in the header; short, side by side on a phone. */
export const submitReport = 'Zgłoś zdarzenie';
export const publicReports = 'Zgłoszenia';
export const login = 'Logowanie';

/** In the footer. */
export const purpose =
  'Poufne zgłaszanie zdarzeń w klubach szybowcowych. Aby doświadczenie jednego z nas chroniło wszystkich pozostałych.';
export const navigation = 'Na skróty';
export const home = 'Strona główna';
export const submitSafetyReport = 'Zgłoś zdarzenie';
export const followReport = 'Moje zgłoszenie';
export const briefing = 'Odprawa';
export const contact = 'Kontakt';
export const rightsReserved = '© 2025 {product}. Wszelkie prawa zastrzeżone.';

/** The page for unknown addresses. */
export const notFound = '404: nie ma takiej strony';
export const notFoundText = 'Pod tym adresem nic nie ma. Strona mogła zostać przeniesiona albo link jest niepełny.';
export const backToStart = 'Strona główna';
export const readReports = 'Czytaj opublikowane zgłoszenia';
export const submitOne = 'Zgłoś zdarzenie';
export const lastHint = 'Czegoś tu brakuje? Prosimy o informację do klubu.';

/** If a page fails to load or render. */
export const pageBroke = 'Nie udało się wyświetlić tej strony';
/** If a script of a page that already shows fails to load. */
export const loadedInPart = 'Ta strona nie wczytała się do końca';
export const checkConnection = 'Proszę sprawdzić połączenie z internetem i spróbować ponownie.';
export const loadAgain = 'Wczytaj ponownie';
