/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Peligro',
  description: 'Descripción',
  controls: 'Controles',
  owner: 'Responsable',
  reviewOn: 'Revisar el',
  closedBecause: 'Motivo del cierre',
  club: 'Club',
};

export const nameTheHazard = 'Escribe qué puede salir mal';
export const severity1To5 = 'La gravedad tiene que ser un número entero de 1 a 5';
export const likelihood1To5 = 'La probabilidad tiene que ser un número entero de 1 a 5';
export const leftSeverity1To5 = 'La gravedad tras los controles tiene que ser un número entero de 1 a 5';
export const leftLikelihood1To5 = 'La probabilidad tras los controles tiene que ser un número entero de 1 a 5';
export const reviewFrom2000 = 'Revisar el: tiene que ser un día a partir del año 2000';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Escribe por qué se cierra';
export const reasonOnlyIfClosed = 'Solo un peligro cerrado puede tener un motivo de cierre';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Elige informes del mismo club, como mucho {max}';
export const actionsOfClub = 'Elige medidas del mismo club, como mucho {max}';

/** For programs. */
export const stateOf = 'state tiene que ser uno de {values}';
export const wholeNumberTo = '{name} tiene que ser un número entero de 1 a {max}';
