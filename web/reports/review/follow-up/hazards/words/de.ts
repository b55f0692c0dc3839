/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Gefährdungen';
/** Below it if there are none. */
export const noneYet = 'Kann das wieder passieren? Ordne die Meldung einer Gefährdung zu.';
export const notLoaded = 'Die Gefährdungen konnten nicht geladen werden.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Einer Gefährdung zuordnen';
export const chooseOrAdd = 'Wähle eine Gefährdung, von der die Meldung handelt, oder lege eine neue an.';
export const dialogNotLoaded = 'Die Gefährdungen konnten nicht geöffnet werden';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Gefährdung';
export const chooseHazard = 'Gefährdung wählen';
export const noHazards = 'Es gibt noch keine andere Gefährdung.';
export const loading = 'Gefährdungen werden geladen…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Neue Gefährdung';
export const add = 'Meldung zuordnen';
export const adding = 'Wird zugeordnet…';
/** Why the button is disabled. */
export const pleaseChoose = 'Bitte wähle eine Gefährdung.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Meldung zugeordnet';
export const notAdded = 'Meldung nicht zugeordnet';
export const couldNotBeAdded = 'Die Meldung konnte der Gefährdung nicht zugeordnet werden.';
