/** One published report in full. */

export const whatHappened = 'Vad som hände';
export const photos = 'Foton';
export const analysis = 'Säkerhetsteamets analys';
export const whenAndWhere = 'När och var';
export const aircraft = 'Luftfartyget';
export const flight = 'Flygning och förhållanden';
/** Labels. */
export const date = 'Datum';
export const time = 'Tid';
export const location = 'Plats';
export const area = 'Område';
export const category = 'Typ';
export const manufacturer = 'Tillverkare';
export const model = 'Modell';
export const operationType = 'Typ av verksamhet';
export const flightPhase = 'Flygfas';
export const weather = 'Väder';
/** Shown for a missing value. */
export const notGiven = 'Ej angivet';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'morgon',
  midday: 'mitt på dagen',
  afternoon: 'eftermiddag',
  evening: 'kväll',
  night: 'natt',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} Uppgifter som kan peka ut någon har tagits bort för att skydda de inblandade, medan lärdomen delas.';
export const note = 'Obs!';

/** Shown without scripts. */
export const isNotPublic = 'Rapporten är inte publicerad.';
export const needsScript = 'För att filtrera rapporterna behövs JavaScript.';
export const showAll = 'Visa alla rapporter';
