/** One published report in full. */

export const whatHappened = 'Qué pasó';
export const photos = 'Fotos';
export const analysis = 'Análisis del equipo de seguridad';
export const whenAndWhere = 'Cuándo y dónde';
export const aircraft = 'Aeronave';
export const flight = 'Vuelo y condiciones';
/** Labels. */
export const date = 'Fecha';
export const time = 'Hora';
export const location = 'Lugar';
export const area = 'Zona';
export const category = 'Categoría';
export const manufacturer = 'Fabricante';
export const model = 'Modelo';
export const operationType = 'Tipo de operación';
export const flightPhase = 'Fase de vuelo';
export const weather = 'Meteorología';
/** Shown for a missing value. */
export const notGiven = 'Sin indicar';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'por la mañana',
  midday: 'a mediodía',
  afternoon: 'por la tarde',
  evening: 'al anochecer',
  night: 'de noche',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} se ha quitado todo lo que permitía identificar a alguien, para proteger a las personas y compartir la lección.';
export const note = 'Nota:';

/** Shown without scripts. */
export const isNotPublic = 'Este informe no está publicado.';
export const needsScript = 'Para filtrar los informes hace falta JavaScript.';
export const showAll = 'Ver todos los informes';
