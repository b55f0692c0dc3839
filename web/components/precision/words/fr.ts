/** How much a public copy tells of when, where and with what: four choices, for one report and as the default of a club. */

/** Labels of the choices. */
export const labels = { date: 'Date', time: 'Heure', place: 'Lieu', type: 'Type d’aéronef' };
/** What can be chosen, as buttons in a row; room is short. */
export const dates = { day: 'Jour', month: 'Mois', none: 'Masquée' };
export const times = { exact: 'Exacte', part: 'Moment de la journée', none: 'Masquée' };
/** For the place and for the aircraft type. */
export const shown = { given: 'Affiché', none: 'Masqué' };
/** Hints below the choices. They name choices, a text of the public copy and the parts of the day as they stand there. */
export const hints = {
  date: 'Avec « Mois » ou « Masquée », la version publiée indique « Déposé en » et le mois, sans le jour.',
  time: 'Les moments sont matin (5 à 11 h), milieu de journée (11 à 14 h), après-midi (14 à 18 h), soir (18 à 22 h) et nuit.',
  place: '« Masqué » retire le lieu. La région et le pays restent.',
  type: '« Masqué » retire le constructeur et le modèle. La catégorie d’aéronef reste.',
};
