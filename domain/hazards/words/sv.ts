/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'acceptabel',
  tolerable: 'tolerabel med försiktighet',
  undesirable: 'oönskad',
  unacceptable: 'oacceptabel',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'öppen', accepted: 'godtagen', closed: 'avslutad' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Försumbar', 2: 'Mindre', 3: 'Måttlig', 4: 'Allvarlig', 5: 'Katastrofal' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = { 1: 'Mycket osannolikt', 2: 'Osannolikt', 3: 'Möjligt', 4: 'Troligt', 5: 'Mycket troligt' };
