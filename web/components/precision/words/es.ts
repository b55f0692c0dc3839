/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Fecha', time: 'Hora', place: 'Lugar', type: 'Tipo de aeronave' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Día', month: 'Mes', none: 'Ocultar' };
export const times = { exact: 'Exacta', part: 'Parte del día', none: 'Ocultar' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Mostrar', none: 'Ocultar' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Con «Mes» u «Ocultar», la copia dice «Enviado en» y el mes, sin el día.',
  time: 'Las partes son: por la mañana (de 5 a 11), a mediodía (de 11 a 14), por la tarde (de 14 a 18), al anochecer (de 18 a 22) y de noche.',
  place: '«Ocultar» quita el lugar. La zona y el país o región se quedan.',
  type: '«Ocultar» quita el fabricante y el modelo. La categoría de aeronave se queda.',
};
