// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Flygfas',
  operationType: 'Typ av verksamhet',
  occurrenceCategory: 'Händelsekategori',
  riskGrade: 'Risk',
  level: 'Allvarlighetsgrad',
  unset: 'Ej angivet',
  followUp: 'Uppföljning',
  aircraftCategory: 'Typ av luftfartyg',
};
/** {value} for reports without one. */
export const notGiven = 'Ej angivet';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Hög', medium: 'Medel', low: 'Låg' };
export const followUps = { new: 'ny', 'in-hand': 'pågår' };
