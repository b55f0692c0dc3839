// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
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
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Niet ingevuld';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Hoog', medium: 'Middel', low: 'Laag' };
export const followUps = { new: 'nieuw', 'in-hand': 'in behandeling' };
