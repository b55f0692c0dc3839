/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Lehren der Woche';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Themen';
/** Each topic in few words. Collision: near misses as well. */
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
