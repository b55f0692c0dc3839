/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Hazard',
  description: 'Description',
  controls: 'Controls',
  owner: 'Who looks after it',
  reviewOn: 'Review on',
  closedBecause: 'Why it is closed',
  club: 'Club',
};

export const nameTheHazard = 'Please name the hazard';
export const severity1To5 = 'Severity must be a whole number from 1 to 5';
export const likelihood1To5 = 'Likelihood must be a whole number from 1 to 5';
export const leftSeverity1To5 = 'Severity after controls must be a whole number from 1 to 5';
export const leftLikelihood1To5 = 'Likelihood after controls must be a whole number from 1 to 5';
export const reviewFrom2000 = 'Review on must be a day from 2000 on';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Please say why it is closed';
export const reasonOfClosed = 'Only a closed hazard has a reason for closing';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Please choose reports of the same club, at most {max}';
export const actionsOfClub = 'Please choose actions of the same club, at most {max}';

/** For programs. */
export const stateOf = 'state must be one of {values}';
export const wholeNumberTo = '{name} must be a whole number from 1 to {max}';
