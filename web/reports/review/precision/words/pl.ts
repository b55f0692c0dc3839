/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Co widać w wersji publicznej';
export const notLoaded = 'Nie udało się wczytać tego, co widać w wersji publicznej.';
export const tryAgain = 'Spróbuj ponownie';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection =
  'W tym języku ({language}) imiona i nazwiska są rozpoznawane mniej pewnie. Proszę przeczytać każde słowo.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Po dniu, godzinie i typie statku powietrznego lot można odszukać w publicznych serwisach śledzenia. Może wystarczy sam miesiąc albo pora dnia?';
