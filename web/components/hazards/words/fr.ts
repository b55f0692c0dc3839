/** Hazards in a club's register: on the Hazards page, in the follow-up of a report, and in the action form. */

/** Heading of the page and of sections, and name of the list. */
export const hazards = 'Dangers';

/** On a chip: {level} is severity times likelihood, a number; {words} is its name, e.g. `undesirable`. */
export const levelWithLabel = '{level} · {words}';
/** Instead of a chip: severity and likelihood have not been chosen. */
export const notRated = 'non évalué';

/** Messages: their titles and texts. */
export const hazardNotSaved = 'Danger non enregistré';
export const couldNotBeSaved = 'Le danger n’a pas pu être enregistré.';
