/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Datum (UTC)',
  utcTime: 'Tid (UTC)',
  localDate: 'Datum',
  localTime: 'Tid',
  locationOccurrence: 'Plats',
  worldRegion: 'Land eller region',
  stateArea: 'Län/område',
  headline: 'Rubrik',
  narrativeLanguage: 'Rapportens språk',
  narrative: 'Händelseförlopp',
  injuryLevel: 'Personskada',
  highestDamage: 'Största skada',
  stateOfRegistry: 'Registreringsland',
  aircraftCategory: 'Typ av luftfartyg',
  aircraftRegistration: 'Registrering',
  manufacturer: 'Tillverkare',
  model: 'Modell',
  serialNumber: 'Serienummer',
  yearBuilt: 'Byggår',
  otherAircraftInfo: 'Övrigt om luftfartyget',
  lastDeparturePointCountry: 'Startland',
  lastDeparturePointIcao: 'Startplats',
  lastDeparturePointOther: 'Annan startplats',
  plannedDestinationCountry: 'Destinationsland',
  plannedDestinationIcao: 'Destination',
  plannedDestinationOther: 'Annan destination',
  operationType: 'Typ av verksamhet',
  flightPhase: 'Flygfas',
  occurrenceOnGround: 'Händelse på marken',
  weatherRelevant: 'Vädret spelade roll',
  weatherConditions: 'Väder',
  airspaceClass: 'Luftrumsklass',
  currentFlightRules: 'Flygregler',
  reporterName: 'Namn',
  reporterEmail: 'E-post',
  reporterTelephone: 'Telefon',
};

export const narrativeTooShort = 'Beskriv åtminstone kort vad som hände';
export const clubRequired = 'Välj en klubb';
export const emailRequired = 'E-postadressen behövs för uppföljningen';
export const receiptCode = 'Kvittokod';
export const malformedCode = 'En kvittokod har 20 bokstäver och siffror';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'För att du ska kunna få mejl behöver rapporten en kvittokod';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'För att länken ska kunna öppna rapporten måste mejl vara valt';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} måste vara true eller false';
export const message = 'Meddelande';
export const writeSomething = 'Skriv något';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Det här är inte höjdkurvan för en flygning';
