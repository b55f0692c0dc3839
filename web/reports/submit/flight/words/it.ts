// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Aggiungi una registrazione di volo';
export const readHere = 'Un file IGC. Viene letto su questo dispositivo; si inviano solo le quote nel tempo.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Lettura della registrazione…';
export const tooLarge = 'Questo file supera i 10 MB e non è stato letto.';
export const noLog = 'Questo file non è una registrazione di volo (.igc) leggibile qui.';
export const noHeights = 'Questa registrazione non contiene quote.';
export const notRead = 'Non è stato possibile leggere la registrazione.';
/** After each of the four. */
export const withoutIt = 'Puoi inviare la segnalazione senza.';
/** A button. */
export const remove = 'Rimuovi la registrazione';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Il tuo volo';
export const whatIsSent =
  'Con la segnalazione si inviano questa curva, il decollo e il momento che segni: nessuna posizione, nessuna data, nessun nome. La vede solo il tuo team sicurezza. Non viene mai pubblicata e viene cancellata insieme ai tuoi dati di contatto.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'Quando è successo? Tocca la curva o sposta il cursore.';
export const moment = 'Momento';
export const marked = 'Segnato: {at}';
export const notMarked = 'Nessun momento è ancora segnato.';
export const removeMark = 'Togli il segno';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'La registrazione può riempire ciò che è ancora vuoto:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (il momento segnato)';
export const timeOfLaunch = '{time} (il decollo)';
export const timeOfStart = '{time} (l’inizio della registrazione)';
export const fillIn = 'Riempi questi campi';
/** After pressing it. */
export const filledIn = 'Fatto. Controlla questi campi nel modulo.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Questa curva è allegata alla tua segnalazione.';
