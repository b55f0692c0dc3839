// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'In wenigen Worten';
export const headlineHint = 'Ein paar Wörter, falls dir welche einfallen.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Es wird nachgesehen, was noch fehlt…';
export const nothingLeft = 'Alle Felder sind ausgefüllt. Was du sonst ergänzen willst, schreib oben als Nachricht.';
export const nothingYet = 'Bitte fülle mindestens ein Feld aus';
/** A button if they could not be loaded. */
export const again = 'Noch einmal versuchen';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Diese Angaben ergänzen';
export const sending = 'Wird ergänzt…';
export const added = 'Ergänzt. Das Sicherheitsteam kann es jetzt lesen.';
