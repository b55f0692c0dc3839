/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'akceptowalny',
  tolerable: 'tolerowany przy zachowaniu ostrożności',
  undesirable: 'niepożądany',
  unacceptable: 'nieakceptowalny',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'otwarte', accepted: 'zaakceptowane', closed: 'zamknięte' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Znikoma', 2: 'Mała', 3: 'Średnia', 4: 'Duża', 5: 'Katastrofalna' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = {
  1: 'Bardzo mało prawdopodobne',
  2: 'Mało prawdopodobne',
  3: 'Możliwe',
  4: 'Prawdopodobne',
  5: 'Bardzo prawdopodobne',
};
