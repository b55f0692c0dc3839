/** One published report in full. */

export const whatHappened = 'Che cosa è successo';
export const photos = 'Foto';
export const analysis = 'Analisi del team sicurezza';
export const whenAndWhere = 'Quando e dove';
export const aircraft = 'Aeromobile';
export const flight = 'Volo e condizioni';
/** Labels. */
export const date = 'Data';
export const time = 'Ora';
export const location = 'Luogo';
export const area = 'Area';
export const category = 'Categoria';
export const manufacturer = 'Costruttore';
export const model = 'Modello';
export const operationType = 'Tipo di attività';
export const flightPhase = 'Fase di volo';
export const weather = 'Meteo';
/** Shown for a missing value. */
export const notGiven = 'Non indicato';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'mattina',
  midday: 'mezzogiorno',
  afternoon: 'pomeriggio',
  evening: 'sera',
  night: 'notte',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} abbiamo tolto quello che permetterebbe di riconoscere le persone, per condividere la lezione e rispettare la riservatezza.';
export const note = 'Nota:';

/** Shown without scripts. */
export const isNotPublic = 'Questa segnalazione non è pubblica.';
export const needsScript = 'Per filtrare le segnalazioni serve JavaScript.';
export const showAll = 'Mostra tutte le segnalazioni';
