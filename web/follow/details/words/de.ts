// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'In wenigen Worten';
export const headlineHint = 'Ein paar Wörter, falls dir welche einfallen.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Es wird nachgesehen, was noch fehlt...';
export const nothingLeft = 'Alle Felder sind ausgefüllt. Was du sonst ergänzen willst, schreib oben als Nachricht.';
export const nothingYet = 'Bitte fülle mindestens ein Feld aus';
/** A button where that could not be asked. */
export const again = 'Noch einmal versuchen';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Diese Angaben ergänzen';
export const sending = 'Wird ergänzt...';
export const added = 'Ergänzt. Das Sicherheitsteam kann es jetzt lesen.';
