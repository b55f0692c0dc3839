/** One published report in full. */

export const whatHappened = 'Co się stało';
export const photos = 'Zdjęcia';
export const analysis = 'Analiza zespołu bezpieczeństwa';
export const whenAndWhere = 'Kiedy i gdzie';
export const aircraft = 'Statek powietrzny';
export const flight = 'Lot i warunki';
/** Labels. */
export const date = 'Data';
export const time = 'Godzina';
export const location = 'Miejsce';
export const area = 'Obszar';
export const category = 'Kategoria';
export const manufacturer = 'Producent';
export const model = 'Typ';
export const operationType = 'Rodzaj lotu';
export const flightPhase = 'Faza lotu';
export const weather = 'Pogoda';
/** Shown for a missing value. */
export const notGiven = 'Nie podano';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'rano',
  midday: 'około południa',
  afternoon: 'po południu',
  evening: 'wieczorem',
  night: 'w nocy',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} Usunięto informacje, po których można by kogoś rozpoznać. To, czego można się nauczyć, pozostało.';
export const note = 'Uwaga:';

/** Shown without scripts. */
export const isNotPublic = 'To zgłoszenie nie jest publiczne.';
export const needsScript = 'Filtrowanie zgłoszeń wymaga JavaScriptu.';
export const showAll = 'Pokaż wszystkie';
