/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'UTC Date',
  utcTime: 'UTC Time',
  localDate: 'Date',
  localTime: 'Time',
  locationOccurrence: 'Location',
  worldRegion: 'World Region',
  stateArea: 'State/Area',
  headline: 'Headline',
  narrativeLanguage: 'Narrative Language',
  narrative: 'Narrative',
  injuryLevel: 'Injury Level',
  highestDamage: 'Highest Damage',
  stateOfRegistry: 'State of Registry',
  aircraftCategory: 'Aircraft Category',
  aircraftRegistration: 'Registration',
  manufacturer: 'Manufacturer',
  model: 'Model',
  serialNumber: 'Serial Number',
  yearBuilt: 'Year Built',
  otherAircraftInfo: 'Other Aircraft Information',
  lastDeparturePointCountry: 'Departure Country',
  lastDeparturePointIcao: 'Departure',
  lastDeparturePointOther: 'Other Departure',
  plannedDestinationCountry: 'Destination Country',
  plannedDestinationIcao: 'Destination',
  plannedDestinationOther: 'Other Destination',
  operationType: 'Operation Type',
  flightPhase: 'Flight Phase',
  occurrenceOnGround: 'Occurrence on Ground',
  weatherRelevant: 'Weather Relevant',
  weatherConditions: 'Weather Conditions',
  airspaceClass: 'Airspace Class',
  currentFlightRules: 'Flight Rules',
  reporterName: 'Name',
  reporterEmail: 'Email',
  reporterTelephone: 'Phone',
};

export const narrativeTooShort = 'Please provide at least a brief description of what occurred';
export const clubRequired = 'Please select a club';
export const emailRequired = 'Email address is required for follow-up';
export const receiptCode = 'Receipt code';
export const malformedCode = 'A receipt code has 20 letters and digits';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Email notifications require a receipt code';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'A link that opens the report requires notification by email';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} must be true or false';
export const message = 'Message';
export const writeSomething = 'Please write something';
/** What was sent as a height curve is not one. */
export const notAFlight = 'This is not the height curve of a flight';
