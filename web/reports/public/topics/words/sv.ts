/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Veckans lärdomar';
/** Name of the row of topics, for screen readers. */
export const topics = 'Ämnen';
/** Each topic in a few words. Collision includes near misses. */
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
