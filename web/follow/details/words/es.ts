// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'En pocas palabras';
export const headlineHint = 'Unas pocas palabras, si se te ocurren.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Buscando qué falta todavía…';
export const nothingLeft = 'Todos los campos están rellenos. Para añadir algo más, escribe un mensaje arriba.';
export const nothingYet = 'Rellena al menos un campo';
/** A button if they could not be loaded. */
export const again = 'Reintentar';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Añadir estos detalles';
export const sending = 'Añadiendo…';
export const added = 'Añadido. El equipo de seguridad ya puede leerlo.';
