// Chips above the safety team's list of reports: active filters that are not in the filter panel.

/** A chip such as `Flight Phase: Thermalling`; {name} is one of `names`. */
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
/** {value} for reports without one. */
export const notGiven = 'Sin indicar';
/** {value} for the risk and for the state of the follow-up. */
export const riskGrades = { high: 'Alto', medium: 'Medio', low: 'Bajo' };
export const followUps = { new: 'nuevo', 'in-hand': 'en curso' };
