/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Nebezpečí',
  description: 'Popis',
  controls: 'Ochranná opatření',
  owner: 'Kdo se o to stará',
  reviewOn: 'Přezkoumat dne',
  closedBecause: 'Důvod uzavření',
  club: 'Aeroklub',
};

export const nameTheHazard = 'Pojmenujte prosím nebezpečí';
export const severity1To5 = 'Závažnost musí být celé číslo od 1 do 5';
export const likelihood1To5 = 'Pravděpodobnost musí být celé číslo od 1 do 5';
export const leftSeverity1To5 = 'Závažnost po opatřeních musí být celé číslo od 1 do 5';
export const leftLikelihood1To5 = 'Pravděpodobnost po opatřeních musí být celé číslo od 1 do 5';
export const reviewFrom2000 = 'Přezkoumat dne: musí to být den od roku 2000';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Napište prosím, proč se uzavírá';
export const reasonOfClosed = 'Důvod uzavření má jen uzavřené nebezpečí';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Vyberte prosím hlášení téhož aeroklubu, nejvýš {max}';
export const actionsOfClub = 'Vyberte prosím opatření téhož aeroklubu, nejvýš {max}';

/** For programs. */
export const stateOf = 'state musí být jedno z {values}';
export const wholeNumberTo = '{name} musí být celé číslo od 1 do {max}';
