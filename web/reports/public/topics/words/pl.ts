/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Wnioski tygodnia';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Tematy';
/** Each topic in few words. Collision: near misses as well. */
export const names = {
  winch: 'Wyciągarka',
  aerotow: 'Hol za samolotem',
  outlanding: 'Lądowanie w terenie',
  canopy: 'Osłona kabiny',
  collision: 'Kolizja',
  airspace: 'Przestrzeń powietrzna',
  ground: 'Na ziemi',
  rigging: 'Montaż i przegląd',
};
