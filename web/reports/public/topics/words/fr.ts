/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Les enseignements de la semaine';
/** Name of the row of topics, for screen readers. */
export const topics = 'Thèmes';
/** Each topic in a few words. Collision includes near misses. */
export const names = {
  winch: 'Treuil',
  aerotow: 'Remorqué',
  outlanding: 'Vache',
  canopy: 'Verrière',
  collision: 'Collision',
  airspace: 'Espace aérien',
  ground: 'Au sol',
  rigging: 'Montage et prévol',
};
