/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'aanvaardbaar',
  tolerable: 'met zorg toelaatbaar',
  undesirable: 'ongewenst',
  unacceptable: 'onaanvaardbaar',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'open', accepted: 'geaccepteerd', closed: 'gesloten' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Te verwaarlozen', 2: 'Gering', 3: 'Matig', 4: 'Ernstig', 5: 'Catastrofaal' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = {
  1: 'Zeer onwaarschijnlijk',
  2: 'Onwaarschijnlijk',
  3: 'Mogelijk',
  4: 'Waarschijnlijk',
  5: 'Zeer waarschijnlijk',
};
