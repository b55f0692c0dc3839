/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = "This week's lessons";
/** Name of the row of topics, for screen readers. */
export const topics = 'Topics';
/** Each topic in a few words. Collision includes near misses. */
export const names = {
  winch: 'Winch launch',
  aerotow: 'Aerotow',
  outlanding: 'Outlanding',
  canopy: 'Canopy',
  collision: 'Collision',
  airspace: 'Airspace',
  ground: 'On the ground',
  rigging: 'Rigging and checks',
};
