/** Hazards in a club's register: on the Hazards page, in the follow-up of a report, and in the action form. */

/** Heading of the page and of sections, and name of the list. */
export const hazards = 'Peligros';

/** On a chip: {level} is severity times likelihood, a number; {words} is its name, e.g. `undesirable`. */
export const levelWithLabel = '{level} · {words}';
/** Instead of a chip: severity and likelihood have not been chosen. */
export const notRated = 'sin valorar';

/** Messages: their titles and texts. */
export const hazardNotSaved = 'No se ha guardado el peligro';
export const couldNotBeSaved = 'No se ha podido guardar el peligro.';
