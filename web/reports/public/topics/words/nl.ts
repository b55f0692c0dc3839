/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Lessen van deze week';
/** Name of the row of topics, for screen readers. */
export const topics = 'Onderwerpen';
/** Each topic in a few words. Collision includes near misses. */
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
