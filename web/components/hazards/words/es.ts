/** Hazards of a club's register: on the page Hazards, in the follow-up of a report, and in the form of an action. */

/** Heading of the page and of the parts, and name of the list. */
export const hazards = 'Peligros';

/** On a chip: {level} is severity times likelihood, a number; {words} what that means, e.g. `undesirable`. */
export const levelInWords = '{level} · {words}';
/** In place of a chip: severity and likelihood have not been said. */
export const notRated = 'sin valorar';

/** Messages: their titles and texts. */
export const hazardNotSaved = 'No se ha guardado el peligro';
export const couldNotBeSaved = 'No se ha podido guardar el peligro.';
