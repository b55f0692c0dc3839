/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Datum UTC',
  utcTime: 'Čas UTC',
  localDate: 'Datum',
  localTime: 'Čas',
  locationOccurrence: 'Místo',
  worldRegion: 'Země',
  stateArea: 'Kraj nebo oblast',
  headline: 'Nadpis',
  narrativeLanguage: 'Jazyk popisu',
  narrative: 'Popis',
  injuryLevel: 'Zranění',
  highestDamage: 'Největší poškození',
  stateOfRegistry: 'Stát zápisu do rejstříku',
  aircraftCategory: 'Kategorie letadla',
  aircraftRegistration: 'Poznávací značka',
  manufacturer: 'Výrobce',
  model: 'Typ',
  serialNumber: 'Výrobní číslo',
  yearBuilt: 'Rok výroby',
  otherAircraftInfo: 'Další údaje o letadle',
  lastDeparturePointCountry: 'Země odletu',
  lastDeparturePointIcao: 'Místo odletu',
  lastDeparturePointOther: 'Jiné místo odletu',
  plannedDestinationCountry: 'Země cíle',
  plannedDestinationIcao: 'Cíl letu',
  plannedDestinationOther: 'Jiný cíl letu',
  operationType: 'Druh provozu',
  flightPhase: 'Fáze letu',
  occurrenceOnGround: 'Událost na zemi',
  weatherRelevant: 'Počasí hrálo roli',
  weatherConditions: 'Počasí',
  airspaceClass: 'Třída prostoru',
  currentFlightRules: 'Pravidla letu',
  reporterName: 'Jméno',
  reporterEmail: 'E-mail',
  reporterTelephone: 'Telefon',
};

export const narrativeTooShort = 'Napište prosím aspoň krátce, co se stalo';
export const clubRequired = 'Vyberte prosím aeroklub';
export const emailRequired = 'E-mail potřebujeme, abychom se mohli ozvat';
export const receiptCode = 'Kód hlášení';
export const malformedCode = 'Kód hlášení má 20 písmen a číslic';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Psát vám můžeme jen k hlášení, které má kód';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'Aby odkaz mohl hlášení otevřít, musí být vyžádán e-mail';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} musí být true nebo false';
export const message = 'Zpráva';
export const writeSomething = 'Napište prosím něco';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Toto není výškový průběh letu';
