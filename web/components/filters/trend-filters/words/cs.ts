// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for. */
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
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'neuvedeno';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'vysoké', medium: 'střední', low: 'nízké' };
export const followUps = { new: 'nové', 'in-hand': 'řeší se' };
