// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Vluchtfase',
  operationType: 'Soort activiteit',
  occurrenceCategory: 'Soort voorval',
  riskGrade: 'Risico',
  level: 'Ernst',
  unset: 'Niet ingevuld',
  followUp: 'Afhandeling',
  aircraftCategory: 'Soort toestel',
};
/** {value} for reports without one. */
export const notGiven = 'Niet ingevuld';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Hoog', medium: 'Middel', low: 'Laag' };
export const followUps = { new: 'nieuw', 'in-hand': 'in behandeling' };
