/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'UTC-datum',
  utcTime: 'UTC-tijd',
  localDate: 'Datum',
  localTime: 'Tijd',
  locationOccurrence: 'Plaats',
  worldRegion: 'Land of werelddeel',
  stateArea: 'Provincie/regio',
  headline: 'Titel',
  narrativeLanguage: 'Taal van de beschrijving',
  narrative: 'Beschrijving',
  injuryLevel: 'Letsel',
  highestDamage: 'Grootste schade',
  stateOfRegistry: 'Land van registratie',
  aircraftCategory: 'Soort toestel',
  aircraftRegistration: 'Registratie',
  manufacturer: 'Fabrikant',
  model: 'Type',
  serialNumber: 'Serienummer',
  yearBuilt: 'Bouwjaar',
  otherAircraftInfo: 'Andere gegevens van het toestel',
  lastDeparturePointCountry: 'Land van vertrek',
  lastDeparturePointIcao: 'Vertrek',
  lastDeparturePointOther: 'Andere vertrekplaats',
  plannedDestinationCountry: 'Land van bestemming',
  plannedDestinationIcao: 'Bestemming',
  plannedDestinationOther: 'Andere bestemming',
  operationType: 'Soort activiteit',
  flightPhase: 'Vluchtfase',
  occurrenceOnGround: 'Voorval op de grond',
  weatherRelevant: 'Weer speelde een rol',
  weatherConditions: 'Weersomstandigheden',
  airspaceClass: 'Luchtruimklasse',
  currentFlightRules: 'Vliegvoorschriften',
  reporterName: 'Naam',
  reporterEmail: 'E-mail',
  reporterTelephone: 'Telefoon',
};

export const narrativeTooShort = 'Beschrijf ten minste kort wat er gebeurd is';
export const clubRequired = 'Kies een club';
export const emailRequired = 'Vul je e-mailadres in, voor vragen over je melding';
export const receiptCode = 'Volgcode';
export const malformedCode = 'Een volgcode heeft 20 letters en cijfers';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Mail bij een vraag kan alleen bij een melding met volgcode';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'De link kan de melding alleen openen als om mail is gevraagd';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} moet true of false zijn';
export const message = 'Bericht';
export const writeSomething = 'Schrijf iets';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Dit is niet het hoogteverloop van een vlucht';
