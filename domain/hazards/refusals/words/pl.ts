/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Zagrożenie',
  description: 'Opis',
  controls: 'Środki kontroli ryzyka',
  owner: 'Osoba odpowiedzialna',
  reviewOn: 'Data przeglądu',
  closedBecause: 'Powód zamknięcia',
  club: 'Klub',
};

export const nameTheHazard = 'Proszę napisać, co może pójść nie tak';
export const severity1To5 = 'Dotkliwość musi być liczbą całkowitą od 1 do 5';
export const likelihood1To5 = 'Prawdopodobieństwo musi być liczbą całkowitą od 1 do 5';
export const leftSeverity1To5 = 'Dotkliwość po wprowadzeniu środków musi być liczbą całkowitą od 1 do 5';
export const leftLikelihood1To5 = 'Prawdopodobieństwo po wprowadzeniu środków musi być liczbą całkowitą od 1 do 5';
export const reviewFrom2000 = 'Data przeglądu: nie wcześniejsza niż rok 2000';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Proszę napisać, dlaczego zostaje zamknięte';
export const reasonOnlyIfClosed = 'Powód zamknięcia ma tylko zamknięte zagrożenie';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Proszę wybrać zgłoszenia tego samego klubu, najwyżej {max}';
export const actionsOfClub = 'Proszę wybrać działania tego samego klubu, najwyżej {max}';

/** For programs. */
export const stateOf = 'state musi mieć jedną z wartości {values}';
export const wholeNumberTo = '{name} musi być liczbą całkowitą od 1 do {max}';
