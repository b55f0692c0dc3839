/** One published report in full. */

export const whatHappened = 'Co se stalo';
export const photos = 'Fotografie';
export const analysis = 'Rozbor bezpečnostního týmu';
export const whenAndWhere = 'Kdy a kde';
export const aircraft = 'Letadlo';
export const flight = 'Let a podmínky';
/** Labels. */
export const date = 'Datum';
export const time = 'Čas';
export const location = 'Místo';
export const area = 'Oblast';
export const category = 'Kategorie';
export const manufacturer = 'Výrobce';
export const model = 'Typ';
export const operationType = 'Druh provozu';
export const flightPhase = 'Fáze letu';
export const weather = 'Počasí';
/** Shown for a missing value. */
export const notGiven = 'Neuvedeno';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'dopoledne',
  midday: 'poledne',
  afternoon: 'odpoledne',
  evening: 'večer',
  night: 'noc',
};
/** {note} is the word Note, in bold. */
export const removed = '{note} Údaje, podle nichž by šlo někoho poznat, jsou odstraněny. Poučení zůstalo.';
export const note = 'Poznámka:';

/** Shown without scripts. */
export const isNotPublic = 'Toto hlášení není veřejné.';
export const needsScript = 'Filtrování hlášení potřebuje JavaScript.';
export const showAll = 'Zobrazit všechna hlášení';
