/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Gevaar',
  description: 'Beschrijving',
  controls: 'Beheersmaatregelen',
  owner: 'Verantwoordelijke',
  reviewOn: 'Opnieuw beoordelen op',
  closedBecause: 'Reden van sluiten',
  club: 'Club',
};

export const nameTheHazard = 'Schrijf wat er mis kan gaan';
export const severity1To5 = 'De ernst moet een geheel getal van 1 tot en met 5 zijn';
export const likelihood1To5 = 'De waarschijnlijkheid moet een geheel getal van 1 tot en met 5 zijn';
export const leftSeverity1To5 = 'De ernst na maatregelen moet een geheel getal van 1 tot en met 5 zijn';
export const leftLikelihood1To5 = 'De waarschijnlijkheid na maatregelen moet een geheel getal van 1 tot en met 5 zijn';
export const reviewFrom2000 = '‘Opnieuw beoordelen op’ moet een datum in 2000 of later zijn';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Schrijf waarom het gesloten wordt';
export const reasonOnlyIfClosed = 'Alleen een gesloten gevaar heeft een reden van sluiten';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Kies meldingen van dezelfde club, hoogstens {max}';
export const actionsOfClub = 'Kies acties van dezelfde club, hoogstens {max}';

/** For programs. */
export const stateOf = 'state moet één zijn van {values}';
export const wholeNumberTo = '{name} moet een geheel getal van 1 tot en met {max} zijn';
