// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Fáze letu',
  operationType: 'Druh provozu',
  occurrenceCategory: 'Kategorie události',
  riskGrade: 'Riziko',
  level: 'Závažnost',
  unset: 'Neuvedeno',
  followUp: 'Řešení',
  aircraftCategory: 'Kategorie letadla',
};
/** {value} for reports without one. */
export const notGiven = 'neuvedeno';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'vysoké', medium: 'střední', low: 'nízké' };
export const followUps = { new: 'nové', 'in-hand': 'řeší se' };
