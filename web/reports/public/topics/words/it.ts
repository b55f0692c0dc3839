/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Le lezioni della settimana';
/** Name of the row of topics, for screen readers. */
export const topics = 'Argomenti';
/** Each topic in a few words. Collision includes near misses. */
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
