/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Hazard',
  description: 'Description',
  controls: 'Controls',
  owner: 'Owner',
  reviewOn: 'Review date',
  closedBecause: 'Reason for closing',
  club: 'Club',
};

export const nameTheHazard = 'Please say what could go wrong';
export const severity1To5 = 'Severity must be a whole number from 1 to 5';
export const likelihood1To5 = 'Likelihood must be a whole number from 1 to 5';
export const leftSeverity1To5 = 'Severity after controls must be a whole number from 1 to 5';
export const leftLikelihood1To5 = 'Likelihood after controls must be a whole number from 1 to 5';
export const reviewFrom2000 = 'Review date must be a date in 2000 or later';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Please say why it is closed';
export const reasonOnlyIfClosed = 'Only a closed hazard can have a reason for closing';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Please choose at most {max} reports from the same club';
export const actionsOfClub = 'Please choose at most {max} actions from the same club';

/** For programs. */
export const stateOf = 'state must be one of {values}';
export const wholeNumberTo = '{name} must be a whole number from 1 to {max}';
