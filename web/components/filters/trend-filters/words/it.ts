// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Fase di volo',
  operationType: 'Tipo di attività',
  occurrenceCategory: 'Categoria di evento',
  riskGrade: 'Rischio',
  level: 'Gravità',
  unset: 'Non indicato',
  followUp: 'Gestione',
  aircraftCategory: 'Categoria di aeromobile',
};
/** {value} for reports without one. */
export const notGiven = 'Non indicato';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Alto', medium: 'Medio', low: 'Basso' };
export const followUps = { new: 'nuova', 'in-hand': 'in corso' };
