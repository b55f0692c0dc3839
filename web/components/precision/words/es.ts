/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Fecha', time: 'Hora', place: 'Lugar', type: 'Tipo de aeronave' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Día', month: 'Mes', none: 'Ocultar' };
export const times = { exact: 'Exacta', part: 'Parte del día', none: 'Ocultar' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Mostrar', none: 'Ocultar' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'Con «Mes» u «Ocultar», la copia dice «Enviado en» y el mes, sin el día.',
  time: 'Las partes son: por la mañana (de 5 a 11), a mediodía (de 11 a 14), por la tarde (de 14 a 18), al anochecer (de 18 a 22) y de noche.',
  place: '«Ocultar» quita el lugar. La zona y el país o región se quedan.',
  type: '«Ocultar» quita el fabricante y el modelo. La categoría de aeronave se queda.',
};
