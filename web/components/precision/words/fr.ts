/** The precision of a public copy: four choices, for one report or as a club's default. */

/** Labels of the choices. */
export const labels = { date: 'Date', time: 'Heure', place: 'Lieu', type: 'Type d’aéronef' };
/** Options, as short buttons in a row. */
export const dates = { day: 'Jour', month: 'Mois', none: 'Masquée' };
export const times = { exact: 'Exacte', part: 'Moment de la journée', none: 'Masquée' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Affiché', none: 'Masqué' };
/** Hints below the choices. They quote options, parts of the day and a text of the public copy. */
export const hints = {
  date: 'Avec « Mois » ou « Masquée », la version publiée indique « Déposé en » et le mois, sans le jour.',
  time: 'Les moments sont matin (5 à 11 h), milieu de journée (11 à 14 h), après-midi (14 à 18 h), soir (18 à 22 h) et nuit.',
  place: '« Masqué » retire le lieu. La région et le pays restent.',
  type: '« Masqué » retire le constructeur et le modèle. La catégorie d’aéronef reste.',
};
