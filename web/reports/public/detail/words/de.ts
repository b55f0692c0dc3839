/** One published report in full. */

export const whatHappened = 'Was passiert ist';
export const photos = 'Fotos';
export const analysis = 'Auswertung des Sicherheitsteams';
export const whenAndWhere = 'Wann und wo';
export const aircraft = 'Luftfahrzeug';
export const flight = 'Flug und Bedingungen';
/** Labels. */
export const date = 'Datum';
export const time = 'Uhrzeit';
export const location = 'Ort';
export const area = 'Gebiet';
export const category = 'Art';
export const manufacturer = 'Hersteller';
export const model = 'Muster';
export const operationType = 'Art des Fluges';
export const flightPhase = 'Flugphase';
export const weather = 'Wetter';
/** Shown for a missing value. */
export const notGiven = 'Keine Angabe';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'morgens',
  midday: 'mittags',
  afternoon: 'nachmittags',
  evening: 'abends',
  night: 'nachts',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} Angaben, die jemanden erkennbar machen, wurden entfernt: Das schützt die Beteiligten, und die Lehre bleibt.';
export const note = 'Hinweis:';

/** Shown without scripts. */
export const isNotPublic = 'Diese Meldung ist nicht öffentlich.';
export const needsScript = 'Zum Filtern der Meldungen wird JavaScript gebraucht.';
export const showAll = 'Alle Meldungen zeigen';
