// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
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
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Not given';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'High', medium: 'Medium', low: 'Low' };
export const followUps = { new: 'new', 'in-hand': 'in hand' };
