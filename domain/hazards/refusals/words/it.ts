/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Pericolo',
  description: 'Descrizione',
  controls: 'Misure di controllo',
  owner: 'Responsabile',
  reviewOn: 'Da rivedere il',
  closedBecause: 'Motivo della chiusura',
  club: 'Club',
};

export const nameTheHazard = 'Scrivi che cosa può andare storto';
export const severity1To5 = 'La gravità deve essere un numero intero da 1 a 5';
export const likelihood1To5 = 'La probabilità deve essere un numero intero da 1 a 5';
export const leftSeverity1To5 = 'La gravità dopo le misure deve essere un numero intero da 1 a 5';
export const leftLikelihood1To5 = 'La probabilità dopo le misure deve essere un numero intero da 1 a 5';
export const reviewFrom2000 = 'Da rivedere il: serve un giorno dal 2000 in poi';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Scrivi perché viene chiuso';
export const reasonOnlyIfClosed = 'Solo un pericolo chiuso ha un motivo della chiusura';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Scegli segnalazioni dello stesso club, al massimo {max}';
export const actionsOfClub = 'Scegli azioni dello stesso club, al massimo {max}';

/** For programs. */
export const stateOf = 'state: deve essere uno di {values}';
export const wholeNumberTo = '{name} deve essere un numero intero da 1 a {max}';
