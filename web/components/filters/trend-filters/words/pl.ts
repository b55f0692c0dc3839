// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
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
/** {value} for reports without one. */
export const notGiven = 'Nie podano';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Wysokie', medium: 'Średnie', low: 'Niskie' };
export const followUps = { new: 'nowa', 'in-hand': 'w toku' };
