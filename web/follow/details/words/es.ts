// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'En pocas palabras';
export const headlineHint = 'Unas pocas palabras, si se te ocurren.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Buscando qué falta todavía...';
export const nothingLeft = 'Todos los campos están rellenos. Para añadir algo más, escribe un mensaje arriba.';
export const nothingYet = 'Rellena al menos un campo';
/** A button where that could not be asked. */
export const again = 'Intentarlo de nuevo';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Añadir estos detalles';
export const sending = 'Añadiendo...';
export const added = 'Añadido. El equipo de seguridad ya puede leerlo.';
