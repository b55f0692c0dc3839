/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'aceptable',
  tolerable: 'tolerable con cautela',
  undesirable: 'indeseable',
  unacceptable: 'inaceptable',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'abierto', accepted: 'aceptado', closed: 'cerrado' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Insignificante', 2: 'Leve', 3: 'Moderada', 4: 'Grave', 5: 'Catastrófica' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = { 1: 'Muy improbable', 2: 'Improbable', 3: 'Posible', 4: 'Probable', 5: 'Muy probable' };
