/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Data UTC',
  utcTime: 'Godzina UTC',
  localDate: 'Data',
  localTime: 'Godzina',
  locationOccurrence: 'Miejsce',
  worldRegion: 'Kraj lub region świata',
  stateArea: 'Województwo lub region',
  headline: 'Tytuł',
  narrativeLanguage: 'Język zgłoszenia',
  narrative: 'Opis zdarzenia',
  injuryLevel: 'Obrażenia',
  highestDamage: 'Uszkodzenia',
  stateOfRegistry: 'Państwo rejestracji',
  aircraftCategory: 'Kategoria statku powietrznego',
  aircraftRegistration: 'Znaki rejestracyjne',
  manufacturer: 'Producent',
  model: 'Typ',
  serialNumber: 'Numer fabryczny',
  yearBuilt: 'Rok budowy',
  otherAircraftInfo: 'Inne informacje o statku powietrznym',
  lastDeparturePointCountry: 'Kraj startu',
  lastDeparturePointIcao: 'Lotnisko startu',
  lastDeparturePointOther: 'Inne miejsce startu',
  plannedDestinationCountry: 'Kraj docelowy',
  plannedDestinationIcao: 'Lotnisko docelowe',
  plannedDestinationOther: 'Inne miejsce docelowe',
  operationType: 'Rodzaj lotu',
  flightPhase: 'Faza lotu',
  occurrenceOnGround: 'Zdarzenie na ziemi',
  weatherRelevant: 'Pogoda miała znaczenie',
  weatherConditions: 'Warunki pogodowe',
  airspaceClass: 'Klasa przestrzeni',
  currentFlightRules: 'Przepisy lotu',
  reporterName: 'Imię i nazwisko',
  reporterEmail: 'E-mail',
  reporterTelephone: 'Telefon',
};

export const narrativeTooShort = 'Proszę choć krótko opisać, co się stało';
export const clubRequired = 'Proszę wybrać klub';
export const emailRequired = 'E-mail jest potrzebny, aby zespół mógł o coś dopytać';
export const receiptCode = 'Kod zgłoszenia';
export const malformedCode = 'Kod zgłoszenia ma 20 liter i cyfr';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'E-mail o pytaniach wymaga kodu zgłoszenia';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'Aby link mógł otwierać zgłoszenie, trzeba zaznaczyć zgodę na e-mail';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} musi mieć wartość true lub false';
export const message = 'Wiadomość';
export const writeSomething = 'Proszę coś napisać';
/** What was sent as a height curve is not one. */
export const notAFlight = 'To nie jest wykres wysokości lotu';
