// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
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
/** {value} for reports without one. */
export const notGiven = 'Non précisé';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Élevé', medium: 'Moyen', low: 'Faible' };
export const followUps = { new: 'nouveau', 'in-hand': 'pris en charge' };
