/** The review of a report: how much its public copy tells, and what is said of the copy as a whole. */

/** Heading of four choices. */
export const whatCopyTells = 'Che cosa dice la versione pubblica';
export const notLoaded = 'Non è stato possibile caricare che cosa dice la versione pubblica.';
export const tryAgain = 'Riprova';
/** A note above the preview; {language} is the language that the report is written in, such as `Polish`. */
export const namesFoundLessWell = 'In {language} i nomi si riconoscono con meno sicurezza. Leggi ogni parola.';
/** Advice above the preview, where the copy tells all three. */
export const trackingAdvice =
  'Giorno, ora e tipo di aeromobile insieme permettono di ritrovare il volo sui siti di tracciamento: valuta se lasciare solo il mese o la parte del giorno.';
