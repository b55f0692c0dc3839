/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'accettabile',
  tolerable: 'tollerabile con cautela',
  undesirable: 'indesiderabile',
  unacceptable: 'inaccettabile',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'aperto', accepted: 'accettato', closed: 'chiuso' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Trascurabile', 2: 'Minore', 3: 'Moderata', 4: 'Grave', 5: 'Catastrofica' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = {
  1: 'Molto improbabile',
  2: 'Improbabile',
  3: 'Possibile',
  4: 'Probabile',
  5: 'Molto probabile',
};
