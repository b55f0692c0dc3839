/** The hazard register (the Hazards page and its printed version): names of levels, states and values. */

/** Names of the level, which is severity times likelihood. Shown on a chip, so in lower case where the language allows it. */
export const levels = {
  acceptable: 'přijatelné',
  tolerable: 'únosné s opatrností',
  undesirable: 'nežádoucí',
  unacceptable: 'nepřijatelné',
};

/** State of a hazard: the club is working on it, accepts the remaining risk, or has closed it. On a chip, like the levels. */
export const states = { open: 'otevřené', accepted: 'přijaté', closed: 'uzavřené' };

/** How bad it would be, from 1 to 5; shown with the number, in a list and at the edge of a grid. */
export const severities = { 1: 'Zanedbatelná', 2: 'Malá', 3: 'Střední', 4: 'Velká', 5: 'Katastrofická' };

/** How likely it is, from 1 to 5; shown like the severities. */
export const likelihoods = {
  1: 'Velmi nepravděpodobné',
  2: 'Nepravděpodobné',
  3: 'Možné',
  4: 'Pravděpodobné',
  5: 'Velmi pravděpodobné',
};
