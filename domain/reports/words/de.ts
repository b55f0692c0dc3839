/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Datum (UTC)',
  utcTime: 'Uhrzeit (UTC)',
  localDate: 'Datum',
  localTime: 'Uhrzeit',
  locationOccurrence: 'Ort',
  worldRegion: 'Land oder Region',
  stateArea: 'Bundesland/Gebiet',
  headline: 'Überschrift',
  narrativeLanguage: 'Sprache der Meldung',
  narrative: 'Hergang',
  injuryLevel: 'Verletzungen',
  highestDamage: 'Größter Schaden',
  stateOfRegistry: 'Eintragungsstaat',
  aircraftCategory: 'Art des Luftfahrzeugs',
  aircraftRegistration: 'Kennzeichen',
  manufacturer: 'Hersteller',
  model: 'Muster',
  serialNumber: 'Werknummer',
  yearBuilt: 'Baujahr',
  otherAircraftInfo: 'Weiteres zum Luftfahrzeug',
  lastDeparturePointCountry: 'Land des Starts',
  lastDeparturePointIcao: 'Startplatz',
  lastDeparturePointOther: 'Anderer Startplatz',
  plannedDestinationCountry: 'Zielland',
  plannedDestinationIcao: 'Ziel',
  plannedDestinationOther: 'Anderes Ziel',
  operationType: 'Art des Fluges',
  flightPhase: 'Flugphase',
  occurrenceOnGround: 'Ereignis am Boden',
  weatherRelevant: 'Wetter von Bedeutung',
  weatherConditions: 'Wetter',
  airspaceClass: 'Luftraumklasse',
  currentFlightRules: 'Flugregeln',
  reporterName: 'Name',
  reporterEmail: 'E-Mail',
  reporterTelephone: 'Telefon',
};

export const narrativeTooShort = 'Bitte beschreibe wenigstens kurz, was passiert ist';
export const clubRequired = 'Bitte wähle einen Verein';
export const emailRequired = 'Für Rückfragen wird deine E-Mail gebraucht';
export const receiptCode = 'Belegcode';
export const malformedCode = 'Ein Belegcode hat 20 Buchstaben und Ziffern';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Damit wir dir schreiben können, braucht die Meldung einen Belegcode';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'Damit ein Link die Meldung öffnen kann, muss eine E-Mail gewünscht sein';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} muss true oder false sein';
export const message = 'Nachricht';
export const writeSomething = 'Bitte schreib etwas';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Das ist kein Höhenverlauf eines Fluges';
