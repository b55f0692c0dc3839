/** The review dialog: how precise the public copy is, and notes on the copy as a whole. */

/** Heading of the four choices. */
export const whatCopyShows = 'Che cosa dice la versione pubblica';
export const notLoaded = 'Non è stato possibile caricare che cosa dice la versione pubblica.';
export const tryAgain = 'Riprova';
/** A note above the preview; {language} is the language of the report, such as `Polish`. */
export const unreliableDetection = 'In {language} i nomi si riconoscono con meno sicurezza. Leggi ogni parola.';
/** Advice above the preview if the copy shows all three. */
export const trackingAdvice =
  'Giorno, ora e tipo di aeromobile insieme permettono di ritrovare il volo sui siti di tracciamento: valuta se lasciare solo il mese o la parte del giorno.';
