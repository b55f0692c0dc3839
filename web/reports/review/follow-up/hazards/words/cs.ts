/** In the follow-up of a report: its hazards. */

/** Heading. */
export const hazards = 'Nebezpečí';
/** Below it if there are none. */
export const noneYet = 'Může se to opakovat? Přiřaďte hlášení k nebezpečí.';
export const notLoaded = 'Nebezpečí se nepodařilo načíst.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Přiřadit k nebezpečí';
export const chooseOrAdd = 'Vyberte nebezpečí, o kterém hlášení vypovídá, nebo přidejte nové.';
export const dialogNotLoaded = 'Nebezpečí se nepodařilo otevřít';
/** Label of a field, its placeholder, and the text if there is nothing to choose. */
export const hazard = 'Nebezpečí';
export const chooseHazard = 'Vybrat nebezpečí';
export const noHazards = 'V registru zatím není jiné nebezpečí.';
export const loading = 'Načítám nebezpečí…';
/** Buttons; the last is the second while busy. */
export const newHazard = 'Nové nebezpečí';
export const add = 'Přiřadit hlášení';
export const adding = 'Přiřazuji…';
/** Why the button is disabled. */
export const pleaseChoose = 'Vyberte prosím nebezpečí.';
/** Titles of messages, and the text of the last; the first one's text is the title of the hazard. */
export const added = 'Hlášení přiřazeno k nebezpečí';
export const notAdded = 'Hlášení nepřiřazeno';
export const couldNotBeAdded = 'Hlášení se nepodařilo přiřadit k nebezpečí.';
