/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Datum', time: 'Čas', place: 'Místo', type: 'Typ letadla' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Den', month: 'Měsíc', none: 'Neuvádět' };
export const times = { exact: 'Přesně', part: 'Část dne', none: 'Neuvádět' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Uvést', none: 'Neuvádět' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Při volbě „Měsíc“ nebo „Neuvádět“ stojí ve zveřejněné verzi „Nahlášeno“ a měsíc, bez dne.',
  time: 'Části dne jsou dopoledne (5 až 11), poledne (11 až 14), odpoledne (14 až 18), večer (18 až 22) a noc.',
  place: '„Neuvádět“ vynechá místo. Oblast a země zůstanou.',
  type: '„Neuvádět“ vynechá výrobce a typ. Kategorie letadla zůstane.',
};
