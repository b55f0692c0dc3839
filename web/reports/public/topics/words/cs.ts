/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Poučení tohoto týdne';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Témata';
/** Each topic in few words. Collision: near misses as well. */
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
