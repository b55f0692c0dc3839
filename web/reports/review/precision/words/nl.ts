/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Wat de openbare versie vertelt';
export const notLoaded = 'Wat de openbare versie vertelt, kon niet worden geladen.';
export const tryAgain = 'Opnieuw proberen';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection =
  'Namen worden in het {language} minder goed herkend. Lees alles woord voor woord na.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Met dag, tijd en toesteltype samen is een vlucht op openbare vluchtvolgsites terug te vinden: overweeg alleen de maand of het dagdeel te tonen.';
