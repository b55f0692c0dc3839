// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Flugphase',
  operationType: 'Art des Fluges',
  occurrenceCategory: 'Ereigniskategorie',
  riskGrade: 'Risiko',
  level: 'Schwere',
  unset: 'Keine Angabe',
  followUp: 'Nachbereitung',
  aircraftCategory: 'Art des Luftfahrzeugs',
};
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Keine Angabe';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' };
export const followUps = { new: 'neu', 'in-hand': 'in Arbeit' };
