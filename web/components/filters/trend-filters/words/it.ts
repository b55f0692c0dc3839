// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
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
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Non indicato';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Alto', medium: 'Medio', low: 'Basso' };
export const followUps = { new: 'nuova', 'in-hand': 'in corso' };
