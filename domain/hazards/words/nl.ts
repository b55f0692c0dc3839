/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'aanvaardbaar',
  tolerable: 'toelaatbaar met voorzorg',
  undesirable: 'ongewenst',
  unacceptable: 'onaanvaardbaar',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'open', accepted: 'geaccepteerd', closed: 'gesloten' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Te verwaarlozen', 2: 'Gering', 3: 'Matig', 4: 'Ernstig', 5: 'Catastrofaal' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = {
  1: 'Zeer onwaarschijnlijk',
  2: 'Onwaarschijnlijk',
  3: 'Mogelijk',
  4: 'Waarschijnlijk',
  5: 'Zeer waarschijnlijk',
};
