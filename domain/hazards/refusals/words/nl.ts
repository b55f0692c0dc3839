/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Gevaar',
  description: 'Beschrijving',
  controls: 'Beheersmaatregelen',
  owner: 'Wie ervoor zorgt',
  reviewOn: 'Herzien op',
  closedBecause: 'Reden van sluiten',
  club: 'Club',
};

export const nameTheHazard = 'Geef het gevaar een naam';
export const severity1To5 = 'De ernst moet een geheel getal van 1 tot en met 5 zijn';
export const likelihood1To5 = 'De waarschijnlijkheid moet een geheel getal van 1 tot en met 5 zijn';
export const leftSeverity1To5 = 'De ernst na maatregelen moet een geheel getal van 1 tot en met 5 zijn';
export const leftLikelihood1To5 = 'De waarschijnlijkheid na maatregelen moet een geheel getal van 1 tot en met 5 zijn';
export const reviewFrom2000 = 'Herzien op moet een dag vanaf 2000 zijn';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Schrijf waarom het gesloten wordt';
export const reasonOfClosed = 'Alleen een gesloten gevaar heeft een reden van sluiten';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Kies meldingen van dezelfde club, hoogstens {max}';
export const actionsOfClub = 'Kies acties van dezelfde club, hoogstens {max}';

/** For programs. */
export const stateOf = 'state moet één zijn van {values}';
export const wholeNumberTo = '{name} moet een geheel getal van 1 tot en met {max} zijn';
