/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'accettabile',
  tolerable: 'tollerabile con cautela',
  undesirable: 'indesiderabile',
  unacceptable: 'inaccettabile',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'aperto', accepted: 'accettato', closed: 'chiuso' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Trascurabile', 2: 'Minore', 3: 'Moderata', 4: 'Grave', 5: 'Catastrofica' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = {
  1: 'Molto improbabile',
  2: 'Improbabile',
  3: 'Possibile',
  4: 'Probabile',
  5: 'Molto probabile',
};
