/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'akceptowalny',
  tolerable: 'tolerowany przy zachowaniu ostrożności',
  undesirable: 'niepożądany',
  unacceptable: 'nieakceptowalny',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'otwarte', accepted: 'zaakceptowane', closed: 'zamknięte' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Znikoma', 2: 'Mała', 3: 'Średnia', 4: 'Duża', 5: 'Katastrofalna' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = {
  1: 'Bardzo mało prawdopodobne',
  2: 'Mało prawdopodobne',
  3: 'Możliwe',
  4: 'Prawdopodobne',
  5: 'Bardzo prawdopodobne',
};
