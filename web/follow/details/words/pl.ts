// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'W kilku słowach';
export const headlineHint = 'Kilka słów, jeśli przyjdą do głowy.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Sprawdzamy, czego jeszcze brakuje...';
export const nothingLeft = 'Wszystkie pola są wypełnione. Aby dodać coś jeszcze, można napisać wiadomość powyżej.';
export const nothingYet = 'Proszę wypełnić co najmniej jedno pole';
/** A button where that could not be asked. */
export const again = 'Spróbuj ponownie';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Dodaj te szczegóły';
export const sending = 'Dodawanie...';
export const added = 'Dodano. Zespół bezpieczeństwa może to już przeczytać.';
