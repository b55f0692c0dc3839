/** In the follow-up of a report: the hazards that the report is about. */

/** Heading of the part. */
export const hazards = 'Nebezpečí';
/** Below it, as long as there is none. */
export const noneYet = 'Může se to opakovat? Přiřaďte hlášení k nebezpečí.';
export const notLoaded = 'Nebezpečí se nepodařilo načíst.';
/** A button, title of the dialog that it opens, and its text. */
export const addToHazard = 'Přiřadit k nebezpečí';
export const chooseOrAdd = 'Vyberte nebezpečí, o kterém hlášení vypovídá, nebo přidejte nové.';
export const dialogNotLoaded = 'Nebezpečí se nepodařilo otevřít';
/** Label of a field, its text while it is empty, and if there is nothing to choose. */
export const hazard = 'Nebezpečí';
export const chooseHazard = 'Vybrat nebezpečí';
export const noHazards = 'V registru zatím není jiné nebezpečí.';
export const loading = 'Načítám nebezpečí…';
/** Buttons; the second while it works. */
export const newHazard = 'Nové nebezpečí';
export const add = 'Přiřadit hlášení';
export const adding = 'Přiřazuji…';
/** Why the button cannot be pressed. */
export const pleaseChoose = 'Vyberte prosím nebezpečí.';
/** Messages: their titles; the text of the first is the name of the hazard. */
export const added = 'Hlášení přiřazeno k nebezpečí';
export const notAdded = 'Hlášení nepřiřazeno';
export const couldNotBeAdded = 'Hlášení se nepodařilo přiřadit k nebezpečí.';
