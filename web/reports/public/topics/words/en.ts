/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = "This week's lessons";
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Topics';
/** Each topic in few words. Collision: near misses as well. */
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
