// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Faza lotu',
  operationType: 'Rodzaj lotu',
  occurrenceCategory: 'Kategoria zdarzenia',
  riskGrade: 'Ryzyko',
  level: 'Skutki',
  unset: 'Nie podano',
  followUp: 'Sprawa',
  aircraftCategory: 'Kategoria statku powietrznego',
};
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Nie podano';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Wysokie', medium: 'Średnie', low: 'Niskie' };
export const followUps = { new: 'nowa', 'in-hand': 'w toku' };
