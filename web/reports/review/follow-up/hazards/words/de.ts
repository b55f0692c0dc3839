/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Gefährdungen';
/** Below it, as long as there is none. */
export const noneYet = 'Kann das wieder passieren? Ordne die Meldung einer Gefährdung zu.';
export const notLoaded = 'Die Gefährdungen konnten nicht geladen werden.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Einer Gefährdung zuordnen';
export const chooseOrAdd = 'Wähle eine Gefährdung, von der die Meldung handelt, oder lege eine neue an.';
export const dialogNotLoaded = 'Die Gefährdungen konnten nicht geöffnet werden';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Gefährdung';
export const chooseHazard = 'Gefährdung wählen';
export const noHazards = 'Es gibt noch keine andere Gefährdung.';
export const loading = 'Gefährdungen werden geladen…';
/** Buttons; the second while it works. */
export const newHazard = 'Neue Gefährdung';
export const add = 'Meldung zuordnen';
export const adding = 'Wird zugeordnet…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Bitte wähle eine Gefährdung.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'Meldung zugeordnet';
export const notAdded = 'Meldung nicht zugeordnet';
export const couldNotBeAdded = 'Die Meldung konnte der Gefährdung nicht zugeordnet werden.';
