/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Lehren der Woche';
/** Name of the row of topics, for screen readers. */
export const topics = 'Themen';
/** Each topic in a few words. Collision includes near misses. */
export const names = {
  winch: 'Windenstart',
  aerotow: 'F-Schlepp',
  outlanding: 'Außenlandung',
  canopy: 'Haube',
  collision: 'Kollision',
  airspace: 'Luftraum',
  ground: 'Am Boden',
  rigging: 'Aufrüsten und Checks',
};
