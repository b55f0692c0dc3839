// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'In een paar woorden';
export const headlineHint = 'Een paar woorden, als je die te binnen schieten.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Er wordt gekeken wat nog leeg is...';
export const nothingLeft = 'Alle velden zijn ingevuld. Wil je nog iets kwijt, schrijf dan hierboven een bericht.';
export const nothingYet = 'Vul minstens één veld in';
/** A button where that could not be asked. */
export const again = 'Opnieuw proberen';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Deze details toevoegen';
export const sending = 'Wordt toegevoegd...';
export const added = 'Toegevoegd. Het veiligheidsteam kan het nu lezen.';
