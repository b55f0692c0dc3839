/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'akzeptabel',
  tolerable: 'mit Vorsicht tragbar',
  undesirable: 'unerwünscht',
  unacceptable: 'nicht akzeptabel',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'offen', accepted: 'akzeptiert', closed: 'abgeschlossen' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Unbedeutend', 2: 'Gering', 3: 'Mittel', 4: 'Schwer', 5: 'Katastrophal' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = {
  1: 'Sehr unwahrscheinlich',
  2: 'Unwahrscheinlich',
  3: 'Möglich',
  4: 'Wahrscheinlich',
  5: 'Sehr wahrscheinlich',
};
