/** What the server says of a hazard that it refuses, at a field of its form or to a program. Names in {name} and lists in {values} are the API's and stay as they are. */

/** Names of fields, as they stand in the sentences. */
export const labels = {
  title: 'Gefährdung',
  description: 'Beschreibung',
  controls: 'Schutzmaßnahmen',
  owner: 'Wer sich darum kümmert',
  reviewOn: 'Überprüfen am',
  closedBecause: 'Grund für den Abschluss',
  club: 'Verein',
};

export const nameTheHazard = 'Bitte benenne die Gefährdung';
export const severity1To5 = 'Die Schwere muss eine ganze Zahl von 1 bis 5 sein';
export const likelihood1To5 = 'Die Wahrscheinlichkeit muss eine ganze Zahl von 1 bis 5 sein';
export const leftSeverity1To5 = 'Die Schwere nach Schutzmaßnahmen muss eine ganze Zahl von 1 bis 5 sein';
export const leftLikelihood1To5 = 'Die Wahrscheinlichkeit nach Schutzmaßnahmen muss eine ganze Zahl von 1 bis 5 sein';
export const reviewFrom2000 = '„Überprüfen am“ muss ein Datum ab dem Jahr 2000 sein';

/** A hazard that is closed needs a reason; one that is not has none. */
export const sayWhyClosed = 'Bitte schreib, warum sie abgeschlossen wird';
export const reasonOfClosed = 'Nur eine abgeschlossene Gefährdung hat einen Grund für den Abschluss';

/** Reports and actions that a hazard is linked with; {max} is a number. */
export const reportsOfClub = 'Bitte wähle Meldungen desselben Vereins, höchstens {max}';
export const actionsOfClub = 'Bitte wähle Maßnahmen desselben Vereins, höchstens {max}';

/** For programs. */
export const stateOf = 'state muss einer dieser Werte sein: {values}';
export const wholeNumberTo = '{name} muss eine ganze Zahl von 1 bis {max} sein';
