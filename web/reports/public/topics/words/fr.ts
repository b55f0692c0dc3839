/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Les enseignements de la semaine';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Thèmes';
/** Each topic in few words. Collision: near misses as well. */
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
