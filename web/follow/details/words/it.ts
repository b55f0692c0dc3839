// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'In poche parole';
export const headlineHint = 'Qualche parola, se te ne viene in mente.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Controllo di quello che manca ancora…';
export const nothingLeft = 'Tutti i campi sono compilati. Per aggiungere altro, scrivi un messaggio qui sopra.';
export const nothingYet = 'Compila almeno un campo';
/** A button if they could not be loaded. */
export const again = 'Riprova';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Aggiungi questi dettagli';
export const sending = 'Aggiunta in corso…';
export const added = 'Aggiunto. Il team sicurezza ora può leggerlo.';
