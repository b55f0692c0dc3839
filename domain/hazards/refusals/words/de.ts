/** Why the server refuses a hazard, shown at a field of the form or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  title: 'Gefährdung',
  description: 'Beschreibung',
  controls: 'Schutzmaßnahmen',
  owner: 'Zuständig',
  reviewOn: 'Überprüfen am',
  closedBecause: 'Grund für den Abschluss',
  club: 'Verein',
};

export const nameTheHazard = 'Bitte schreib, was schiefgehen kann';
export const severity1To5 = 'Die Schwere muss eine ganze Zahl von 1 bis 5 sein';
export const likelihood1To5 = 'Die Wahrscheinlichkeit muss eine ganze Zahl von 1 bis 5 sein';
export const leftSeverity1To5 = 'Die Schwere nach Schutzmaßnahmen muss eine ganze Zahl von 1 bis 5 sein';
export const leftLikelihood1To5 = 'Die Wahrscheinlichkeit nach Schutzmaßnahmen muss eine ganze Zahl von 1 bis 5 sein';
export const reviewFrom2000 = '„Überprüfen am“ muss ein Datum ab dem Jahr 2000 sein';

/** A closed hazard needs a reason; any other must not have one. */
export const sayWhyClosed = 'Bitte schreib, warum sie abgeschlossen wird';
export const reasonOnlyIfClosed = 'Nur eine abgeschlossene Gefährdung hat einen Grund für den Abschluss';

/** Reports and actions that a hazard is linked to; {max} is a number. */
export const reportsOfClub = 'Bitte wähle Meldungen desselben Vereins, höchstens {max}';
export const actionsOfClub = 'Bitte wähle Maßnahmen desselben Vereins, höchstens {max}';

/** For programs. */
export const stateOf = 'state muss einer dieser Werte sein: {values}';
export const wholeNumberTo = '{name} muss eine ganze Zahl von 1 bis {max} sein';
