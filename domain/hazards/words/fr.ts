/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'acceptable',
  tolerable: 'tolérable avec prudence',
  undesirable: 'indésirable',
  unacceptable: 'inacceptable',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'ouvert', accepted: 'accepté', closed: 'clos' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Négligeable', 2: 'Mineure', 3: 'Modérée', 4: 'Grave', 5: 'Catastrophique' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = { 1: 'Très improbable', 2: 'Improbable', 3: 'Possible', 4: 'Probable', 5: 'Très probable' };
