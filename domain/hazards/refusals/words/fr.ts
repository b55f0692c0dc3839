/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Danger',
  description: 'Description',
  controls: 'Mesures de maîtrise',
  owner: 'Qui s’en occupe',
  reviewOn: 'À revoir le',
  closedBecause: 'Motif de clôture',
  club: 'Club',
};

export const nameTheHazard = 'Nommez le danger';
export const severity1To5 = 'La gravité doit être un nombre entier de 1 à 5';
export const likelihood1To5 = 'La probabilité doit être un nombre entier de 1 à 5';
export const leftSeverity1To5 = 'La gravité après mesures doit être un nombre entier de 1 à 5';
export const leftLikelihood1To5 = 'La probabilité après mesures doit être un nombre entier de 1 à 5';
export const reviewFrom2000 = 'À revoir le : une date à partir de 2000';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Indiquez pourquoi il est clos';
export const reasonOfClosed = 'Seul un danger clos a un motif de clôture';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Choisissez des REX du même club, {max} au plus';
export const actionsOfClub = 'Choisissez des actions du même club, {max} au plus';

/** For programs. */
export const stateOf = 'state doit être l’une des valeurs {values}';
export const wholeNumberTo = '{name} doit être un nombre entier de 1 à {max}';
