/** One published report in full. */

export const whatHappened = 'Wat er gebeurde';
export const photos = 'Foto’s';
export const analysis = 'Analyse van het veiligheidsteam';
export const whenAndWhere = 'Waar en wanneer';
export const aircraft = 'Toestel';
export const flight = 'Vlucht en omstandigheden';
/** Labels. */
export const date = 'Datum';
export const time = 'Tijd';
export const location = 'Plaats';
export const area = 'Gebied';
export const category = 'Soort';
export const manufacturer = 'Fabrikant';
export const model = 'Type';
export const operationType = 'Soort activiteit';
export const flightPhase = 'Vluchtfase';
export const weather = 'Weer';
/** Shown for a missing value. */
export const notGiven = 'Niet ingevuld';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'ochtend',
  midday: 'rond het middaguur',
  afternoon: 'middag',
  evening: 'avond',
  night: 'nacht',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} Herleidbare gegevens zijn weggehaald: zo blijft de privacy beschermd en kan de les worden gedeeld.';
export const note = 'Let op:';

/** Shown without scripts. */
export const isNotPublic = 'Deze melding is niet openbaar.';
export const needsScript = 'Om meldingen te filteren is JavaScript nodig.';
export const showAll = 'Alle meldingen tonen';
