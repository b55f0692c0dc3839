// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'W kilku słowach';
export const headlineHint = 'Kilka słów, jeśli przyjdą do głowy.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Sprawdzamy, czego jeszcze brakuje…';
export const nothingLeft = 'Wszystkie pola są wypełnione. Aby dodać coś jeszcze, można napisać wiadomość powyżej.';
export const nothingYet = 'Proszę wypełnić co najmniej jedno pole';
/** A button if they could not be loaded. */
export const again = 'Spróbuj ponownie';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Dodaj te szczegóły';
export const sending = 'Dodawanie…';
export const added = 'Dodano. Zespół bezpieczeństwa może to już przeczytać.';
