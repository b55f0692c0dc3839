/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Fara',
  description: 'Beskrivning',
  controls: 'Skyddsåtgärder',
  owner: 'Ansvarig',
  reviewOn: 'Nästa översyn',
  closedBecause: 'Skäl till avslut',
  club: 'Klubb',
};

export const nameTheHazard = 'Skriv vad som kan gå fel';
export const severity1To5 = 'Allvarlighetsgraden måste vara ett heltal från 1 till 5';
export const likelihood1To5 = 'Sannolikheten måste vara ett heltal från 1 till 5';
export const leftSeverity1To5 = 'Allvarlighetsgraden efter skyddsåtgärder måste vara ett heltal från 1 till 5';
export const leftLikelihood1To5 = 'Sannolikheten efter skyddsåtgärder måste vara ett heltal från 1 till 5';
export const reviewFrom2000 = 'Nästa översyn: ange en dag från år 2000 och framåt';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Skriv varför den avslutas';
export const reasonOnlyIfClosed = 'Bara en avslutad fara har ett skäl till avslut';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Välj rapporter från samma klubb, högst {max}';
export const actionsOfClub = 'Välj åtgärder från samma klubb, högst {max}';

/** For programs. */
export const stateOf = 'state måste vara ett av {values}';
export const wholeNumberTo = '{name} måste vara ett heltal från 1 till {max}';
