/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Peligro',
  description: 'Descripción',
  controls: 'Controles',
  owner: 'Quién se encarga',
  reviewOn: 'Revisar el',
  closedBecause: 'Motivo del cierre',
  club: 'Club',
};

export const nameTheHazard = 'Pon un nombre al peligro';
export const severity1To5 = 'La gravedad tiene que ser un número entero de 1 a 5';
export const likelihood1To5 = 'La probabilidad tiene que ser un número entero de 1 a 5';
export const leftSeverity1To5 = 'La gravedad tras los controles tiene que ser un número entero de 1 a 5';
export const leftLikelihood1To5 = 'La probabilidad tras los controles tiene que ser un número entero de 1 a 5';
export const reviewFrom2000 = 'Revisar el: tiene que ser un día a partir del año 2000';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Escribe por qué se cierra';
export const reasonOfClosed = 'Solo un peligro cerrado tiene un motivo del cierre';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Elige informes del mismo club, como mucho {max}';
export const actionsOfClub = 'Elige medidas del mismo club, como mucho {max}';

/** For programs. */
export const stateOf = 'state tiene que ser uno de {values}';
export const wholeNumberTo = '{name} tiene que ser un número entero de 1 a {max}';
