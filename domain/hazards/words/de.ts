/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'akzeptabel',
  tolerable: 'mit Vorsicht tragbar',
  undesirable: 'unerwünscht',
  unacceptable: 'nicht akzeptabel',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'offen', accepted: 'akzeptiert', closed: 'abgeschlossen' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Unbedeutend', 2: 'Gering', 3: 'Mittel', 4: 'Schwer', 5: 'Katastrophal' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = {
  1: 'Sehr unwahrscheinlich',
  2: 'Unwahrscheinlich',
  3: 'Möglich',
  4: 'Wahrscheinlich',
  5: 'Sehr wahrscheinlich',
};
