/** The fields of a safety report: their names on the form, in the review dialog and in error messages, and the errors for missing ones. */

export const labels = {
  utcDate: 'Date UTC',
  utcTime: 'Heure UTC',
  localDate: 'Date',
  localTime: 'Heure',
  locationOccurrence: 'Lieu',
  worldRegion: 'Pays',
  stateArea: 'Région / département',
  headline: 'Titre',
  narrativeLanguage: 'Langue du récit',
  narrative: 'Récit',
  injuryLevel: 'Blessures',
  highestDamage: 'Dommages',
  stateOfRegistry: 'État d’immatriculation',
  aircraftCategory: 'Catégorie d’aéronef',
  aircraftRegistration: 'Immatriculation',
  manufacturer: 'Constructeur',
  model: 'Modèle',
  serialNumber: 'Numéro de série',
  yearBuilt: 'Année de construction',
  otherAircraftInfo: 'Autres précisions sur l’aéronef',
  lastDeparturePointCountry: 'Pays de départ',
  lastDeparturePointIcao: 'Départ',
  lastDeparturePointOther: 'Autre lieu de départ',
  plannedDestinationCountry: 'Pays de destination',
  plannedDestinationIcao: 'Destination',
  plannedDestinationOther: 'Autre destination',
  operationType: 'Type d’activité',
  flightPhase: 'Phase de vol',
  occurrenceOnGround: 'Événement au sol',
  weatherRelevant: 'Météo en cause',
  weatherConditions: 'Conditions météo',
  airspaceClass: 'Classe d’espace aérien',
  currentFlightRules: 'Règles de vol',
  reporterName: 'Nom',
  reporterEmail: 'E-mail',
  reporterTelephone: 'Téléphone',
};

export const narrativeTooShort = 'Racontez en quelques mots au moins ce qui s’est passé';
export const clubRequired = 'Choisissez un club';
export const emailRequired = 'Une adresse e-mail est nécessaire pour vous poser des questions';
export const receiptCode = 'Code de suivi';
export const malformedCode = 'Un code de suivi compte 20 lettres et chiffres';
/** The reporter asks for email notifications, but sends no receipt code. */
export const notifyNeedsCode = 'Pour recevoir un e-mail, il faut un code de suivi';
/** The report allows a link that opens it, but asks for no email. */
export const linkNeedsNotify = 'Pour qu’un lien ouvre le REX, il faut demander l’e-mail';
/** {name} is the API's own name; keep it. */
export const mustBeTrueOrFalse = '{name} doit être true ou false';
export const message = 'Message';
export const writeSomething = 'Écrivez quelque chose';
/** What was sent as a height curve is not one. */
export const notAFlight = 'Ce n’est pas la courbe d’altitude d’un vol';
