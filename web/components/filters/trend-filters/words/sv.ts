// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
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
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Ej angivet';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Hög', medium: 'Medel', low: 'Låg' };
export const followUps = { new: 'ny', 'in-hand': 'pågår' };
