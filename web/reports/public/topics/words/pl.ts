/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Wnioski tygodnia';
/** Name of the row of topics, for screen readers. */
export const topics = 'Tematy';
/** Each topic in a few words. Collision includes near misses. */
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
