/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Nebezpečí',
  description: 'Popis',
  controls: 'Ochranná opatření',
  owner: 'Zodpovídá',
  reviewOn: 'Přezkoumat dne',
  closedBecause: 'Důvod uzavření',
  club: 'Aeroklub',
};

export const nameTheHazard = 'Napište prosím, co se může stát';
export const severity1To5 = 'Závažnost musí být celé číslo od 1 do 5';
export const likelihood1To5 = 'Pravděpodobnost musí být celé číslo od 1 do 5';
export const leftSeverity1To5 = 'Závažnost po ochranných opatřeních musí být celé číslo od 1 do 5';
export const leftLikelihood1To5 = 'Pravděpodobnost po ochranných opatřeních musí být celé číslo od 1 do 5';
export const reviewFrom2000 = 'Přezkoumat dne: musí to být den od roku 2000';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Napište prosím, proč se uzavírá';
export const reasonOnlyIfClosed = 'Důvod uzavření má jen uzavřené nebezpečí';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Vyberte prosím hlášení téhož aeroklubu, nejvýše {max}';
export const actionsOfClub = 'Vyberte prosím opatření téhož aeroklubu, nejvýše {max}';

/** For programs. */
export const stateOf = 'state musí být jedno z {values}';
export const wholeNumberTo = '{name} musí být celé číslo od 1 do {max}';
