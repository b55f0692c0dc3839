/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Data', time: 'Ora', place: 'Luogo', type: 'Tipo di aeromobile' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Giorno', month: 'Mese', none: 'Non visibile' };
export const times = { exact: 'Esatta', part: 'Parte del giorno', none: 'Non visibile' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Visibile', none: 'Non visibile' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Con “Mese” o “Non visibile”, la versione pubblica porta solo “Segnalato:” e il mese, senza giorno.',
  time: 'Le parti sono mattina (5-11), mezzogiorno (11-14), pomeriggio (14-18), sera (18-22) e notte.',
  place: '“Non visibile” omette il luogo. Regione e paese restano.',
  type: '“Non visibile” omette costruttore e modello. La categoria di aeromobile resta.',
};
