/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Poučení tohoto týdne';
/** Name of the row of topics, for screen readers. */
export const topics = 'Témata';
/** Each topic in a few words. Collision includes near misses. */
export const names = {
  winch: 'Naviják',
  aerotow: 'Aerovlek',
  outlanding: 'Přistání do terénu',
  canopy: 'Překryt kabiny',
  collision: 'Srážka',
  airspace: 'Vzdušný prostor',
  ground: 'Na zemi',
  rigging: 'Montáž a úkony',
};
