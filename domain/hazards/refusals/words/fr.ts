/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Danger',
  description: 'Description',
  controls: 'Mesures de maîtrise',
  owner: 'Responsable',
  reviewOn: 'À revoir le',
  closedBecause: 'Motif de clôture',
  club: 'Club',
};

export const nameTheHazard = 'Indiquez ce qui peut mal tourner';
export const severity1To5 = 'La gravité doit être un nombre entier de 1 à 5';
export const likelihood1To5 = 'La probabilité doit être un nombre entier de 1 à 5';
export const leftSeverity1To5 = 'La gravité après mesures doit être un nombre entier de 1 à 5';
export const leftLikelihood1To5 = 'La probabilité après mesures doit être un nombre entier de 1 à 5';
export const reviewFrom2000 = 'À revoir le : une date à partir de 2000';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Indiquez pourquoi il est clos';
export const reasonOnlyIfClosed = 'Seul un danger clos a un motif de clôture';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Choisissez des REX du même club, {max} au plus';
export const actionsOfClub = 'Choisissez des actions du même club, {max} au plus';

/** For programs. */
export const stateOf = 'state doit être l’une des valeurs {values}';
export const wholeNumberTo = '{name} doit être un nombre entier de 1 à {max}';
