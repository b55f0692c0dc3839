// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Flight Phase',
  operationType: 'Operation Type',
  occurrenceCategory: 'Category of occurrence',
  riskGrade: 'Risk',
  level: 'Severity',
  unset: 'Not given',
  followUp: 'Follow-up',
  aircraftCategory: 'Aircraft Category',
};
/** {value} for reports without one. */
export const notGiven = 'Not given';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'High', medium: 'Medium', low: 'Low' };
export const followUps = { new: 'new', 'in-hand': 'in hand' };
