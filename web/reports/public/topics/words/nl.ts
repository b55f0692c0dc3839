/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Lessen van deze week';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Onderwerpen';
/** Each topic in few words. Collision: near misses as well. */
export const names = {
  winch: 'Lierstart',
  aerotow: 'Sleepstart',
  outlanding: 'Buitenlanding',
  canopy: 'Cockpitkap',
  collision: 'Botsing',
  airspace: 'Luchtruim',
  ground: 'Op de grond',
  rigging: 'Monteren en checks',
};
