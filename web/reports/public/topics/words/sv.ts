/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Veckans lärdomar';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Ämnen';
/** Each topic in few words. Collision: near misses as well. */
export const names = {
  winch: 'Vinschstart',
  aerotow: 'Flygbogsering',
  outlanding: 'Utelandning',
  canopy: 'Huv',
  collision: 'Kollision',
  airspace: 'Luftrum',
  ground: 'På marken',
  rigging: 'Montering och kontroller',
};
