/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Fecha UTC',
  utcTime: 'Hora UTC',
  localDate: 'Fecha',
  localTime: 'Hora',
  locationOccurrence: 'Lugar',
  worldRegion: 'País o región',
  stateArea: 'Provincia o zona',
  headline: 'Título',
  narrativeLanguage: 'Idioma del relato',
  narrative: 'Relato',
  injuryLevel: 'Lesiones',
  highestDamage: 'Daños',
  stateOfRegistry: 'País de matrícula',
  aircraftCategory: 'Categoría de aeronave',
  aircraftRegistration: 'Matrícula',
  manufacturer: 'Fabricante',
  model: 'Modelo',
  serialNumber: 'Número de serie',
  yearBuilt: 'Año de fabricación',
  otherAircraftInfo: 'Otros datos de la aeronave',
  lastDeparturePointCountry: 'País de salida',
  lastDeparturePointIcao: 'Salida',
  lastDeparturePointOther: 'Otro lugar de salida',
  plannedDestinationCountry: 'País de destino',
  plannedDestinationIcao: 'Destino',
  plannedDestinationOther: 'Otro lugar de destino',
  operationType: 'Tipo de operación',
  flightPhase: 'Fase de vuelo',
  occurrenceOnGround: 'Suceso en tierra',
  weatherRelevant: 'Influyó la meteorología',
  weatherConditions: 'Meteorología',
  airspaceClass: 'Clase de espacio aéreo',
  currentFlightRules: 'Reglas de vuelo',
  reporterName: 'Nombre',
  reporterEmail: 'Correo',
  reporterTelephone: 'Teléfono',
};

export const narrativeTooShort = 'Cuenta lo que pasó, aunque sea en pocas palabras';
export const clubRequired = 'Elige un club';
export const emailRequired = 'Necesitamos tu correo para poder preguntarte';
export const receiptCode = 'Código de seguimiento';
export const malformedCode = 'Un código de seguimiento tiene 20 letras y cifras';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Para poder escribirte, el informe necesita un código de seguimiento';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'Para que el enlace abra el informe, hay que pedir el correo';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} tiene que ser true o false';
export const message = 'Mensaje';
export const writeSomething = 'Escribe algo';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Esto no es el perfil de altitud de un vuelo';
