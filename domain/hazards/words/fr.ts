/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'acceptable',
  tolerable: 'tolérable avec prudence',
  undesirable: 'indésirable',
  unacceptable: 'inacceptable',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'ouvert', accepted: 'accepté', closed: 'clos' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Négligeable', 2: 'Mineure', 3: 'Modérée', 4: 'Grave', 5: 'Catastrophique' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = { 1: 'Très improbable', 2: 'Improbable', 3: 'Possible', 4: 'Probable', 5: 'Très probable' };
