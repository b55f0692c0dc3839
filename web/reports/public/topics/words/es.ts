/** Above the list of reports: this week's lessons, and topics that filter the list. */

/** A heading; three reports follow. */
export const lessons = 'Lecciones de la semana';
/** Name of the row of topics, for screen readers. */
export const topics = 'Temas';
/** Each topic in a few words. Collision includes near misses. */
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
