// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
export const filterIs = '{name} : {value}';
export const names = {
  flightPhase: 'Phase de vol',
  operationType: 'Type d’activité',
  occurrenceCategory: 'Catégorie d’événement',
  riskGrade: 'Risque',
  level: 'Gravité',
  unset: 'Non précisé',
  followUp: 'Traitement',
  aircraftCategory: 'Catégorie d’aéronef',
};
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Non précisé';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Élevé', medium: 'Moyen', low: 'Faible' };
export const followUps = { new: 'nouveau', 'in-hand': 'pris en charge' };
