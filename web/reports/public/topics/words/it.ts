/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Le lezioni della settimana';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Argomenti';
/** Each topic in few words. Collision: near misses as well. */
export const names = {
  winch: 'Verricello',
  aerotow: 'Traino aereo',
  outlanding: 'Fuori campo',
  canopy: 'Capottina',
  collision: 'Collisione',
  airspace: 'Spazio aereo',
  ground: 'A terra',
  rigging: 'Montaggio e controlli',
};
