/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Data UTC',
  utcTime: 'Ora UTC',
  localDate: 'Data',
  localTime: 'Ora',
  locationOccurrence: 'Luogo',
  worldRegion: 'Paese',
  stateArea: 'Regione/area',
  headline: 'Titolo',
  narrativeLanguage: 'Lingua del racconto',
  narrative: 'Racconto',
  injuryLevel: 'Lesioni',
  highestDamage: 'Danni',
  stateOfRegistry: 'Stato di immatricolazione',
  aircraftCategory: 'Categoria di aeromobile',
  aircraftRegistration: 'Marche',
  manufacturer: 'Costruttore',
  model: 'Modello',
  serialNumber: 'Numero di serie',
  yearBuilt: 'Anno di costruzione',
  otherAircraftInfo: 'Altro sull’aeromobile',
  lastDeparturePointCountry: 'Paese di partenza',
  lastDeparturePointIcao: 'Partenza',
  lastDeparturePointOther: 'Altro luogo di partenza',
  plannedDestinationCountry: 'Paese di destinazione',
  plannedDestinationIcao: 'Destinazione',
  plannedDestinationOther: 'Altra destinazione',
  operationType: 'Tipo di attività',
  flightPhase: 'Fase di volo',
  occurrenceOnGround: 'Evento a terra',
  weatherRelevant: 'Meteo rilevante',
  weatherConditions: 'Condizioni meteo',
  airspaceClass: 'Classe di spazio aereo',
  currentFlightRules: 'Regole di volo',
  reporterName: 'Nome',
  reporterEmail: 'Email',
  reporterTelephone: 'Telefono',
};

export const narrativeTooShort = 'Racconta almeno in breve che cosa è successo';
export const clubRequired = 'Scegli un club';
export const emailRequired = 'Serve la tua email, per eventuali domande';
export const receiptCode = 'Codice di ricevuta';
export const malformedCode = 'Un codice di ricevuta ha 20 lettere e cifre';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Per ricevere un’email, la segnalazione deve avere un codice di ricevuta';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'Perché il link apra la segnalazione, bisogna aver chiesto l’email';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name}: deve essere true o false';
export const message = 'Messaggio';
export const writeSomething = 'Scrivi qualcosa';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Questo non è il profilo di quota di un volo';
