/** Above the list of reports: lessons of the week, and topics by which it can be narrowed. */

/** A heading; three reports follow. */
export const lessons = 'Lecciones de la semana';
/** Name of the row of topics, heard by screen readers. */
export const topics = 'Temas';
/** Each topic in few words. Collision: near misses as well. */
export const names = {
  winch: 'Torno',
  aerotow: 'Remolque por avión',
  outlanding: 'Toma fuera de campo',
  canopy: 'Cúpula',
  collision: 'Colisión',
  airspace: 'Espacio aéreo',
  ground: 'En tierra',
  rigging: 'Montaje y revisiones',
};
