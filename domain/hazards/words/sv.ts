/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'acceptabel',
  tolerable: 'tolerabel med försiktighet',
  undesirable: 'oönskad',
  unacceptable: 'oacceptabel',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'öppen', accepted: 'godtagen', closed: 'avslutad' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Försumbar', 2: 'Mindre', 3: 'Måttlig', 4: 'Allvarlig', 5: 'Katastrofal' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = { 1: 'Mycket osannolikt', 2: 'Osannolikt', 3: 'Möjligt', 4: 'Troligt', 5: 'Mycket troligt' };
