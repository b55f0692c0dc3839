// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
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
/** {value} for reports without one. */
export const notGiven = 'Keine Angabe';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' };
export const followUps = { new: 'neu', 'in-hand': 'in Arbeit' };
