/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'acceptable',
  tolerable: 'tolerable with care',
  undesirable: 'undesirable',
  unacceptable: 'unacceptable',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'open', accepted: 'accepted', closed: 'closed' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Negligible', 2: 'Minor', 3: 'Moderate', 4: 'Major', 5: 'Catastrophic' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = { 1: 'Very unlikely', 2: 'Unlikely', 3: 'Possible', 4: 'Likely', 5: 'Very likely' };
