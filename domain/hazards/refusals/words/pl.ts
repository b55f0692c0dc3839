/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Zagrożenie',
  description: 'Opis',
  controls: 'Środki kontroli',
  owner: 'Kto się tym zajmuje',
  reviewOn: 'Przegląd dnia',
  closedBecause: 'Powód zamknięcia',
  club: 'Klub',
};

export const nameTheHazard = 'Proszę nazwać zagrożenie';
export const severity1To5 = 'Ciężkość musi być liczbą całkowitą od 1 do 5';
export const likelihood1To5 = 'Prawdopodobieństwo musi być liczbą całkowitą od 1 do 5';
export const leftSeverity1To5 = 'Ciężkość po zastosowaniu środków musi być liczbą całkowitą od 1 do 5';
export const leftLikelihood1To5 = 'Prawdopodobieństwo po zastosowaniu środków musi być liczbą całkowitą od 1 do 5';
export const reviewFrom2000 = 'Przegląd dnia: potrzebna jest data od roku 2000';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Proszę napisać, dlaczego zostaje zamknięte';
export const reasonOfClosed = 'Powód zamknięcia ma tylko zamknięte zagrożenie';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Proszę wybrać zgłoszenia tego samego klubu, najwyżej {max}';
export const actionsOfClub = 'Proszę wybrać działania tego samego klubu, najwyżej {max}';

/** For programs. */
export const stateOf = 'state musi mieć jedną z wartości {values}';
export const wholeNumberTo = '{name} musi być liczbą całkowitą od 1 do {max}';
