// Chips above the list of the safety team's reports: what the list is narrowed by beside the filters of the panel.

/** A chip: {name} is one of `names`, {value} what is asked for, such as `Flight Phase: Thermalling`. */
export const filterIs = '{name}: {value}';
export const names = {
  flightPhase: 'Fase de vuelo',
  operationType: 'Tipo de operación',
  occurrenceCategory: 'Categoría del suceso',
  riskGrade: 'Riesgo',
  level: 'Gravedad',
  unset: 'Sin indicar',
  followUp: 'Seguimiento',
  aircraftCategory: 'Categoría de aeronave',
};
/** {value} of a chip where nobody has given anything. */
export const notGiven = 'Sin indicar';
/** {value} of the chips for the risk, and for where a follow-up stands. */
export const riskGrades = { high: 'Alto', medium: 'Medio', low: 'Bajo' };
export const followUps = { new: 'nuevo', 'in-hand': 'en curso' };
