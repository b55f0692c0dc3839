// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'In een paar woorden';
export const headlineHint = 'Een paar woorden, als die je te binnen schieten.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Er wordt gekeken wat nog leeg is…';
export const nothingLeft = 'Alle velden zijn ingevuld. Wil je nog iets kwijt, schrijf dan hierboven een bericht.';
export const nothingYet = 'Vul minstens één veld in';
/** A button if they could not be loaded. */
export const again = 'Opnieuw proberen';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Deze details toevoegen';
export const sending = 'Wordt toegevoegd…';
export const added = 'Toegevoegd. Het veiligheidsteam kan het nu lezen.';
