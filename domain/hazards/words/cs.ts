/** The register of hazards (page Hazards, and the papers of it): what levels, states and values are called. */

/** Classes of the level, which is severity times likelihood; on a chip, so they begin in lower case where the language allows it. */
export const levels = {
  acceptable: 'přijatelné',
  tolerable: 'únosné s opatrností',
  undesirable: 'nežádoucí',
  unacceptable: 'nepřijatelné',
};

/** What became of a hazard: the club works on it, lives with what is left, or it is over. On a chip, as the levels. */
export const states = { open: 'otevřené', accepted: 'přijaté', closed: 'uzavřené' };

/** How bad it would be, from 1 to 5; beside the number, in a choice and at the edge of a grid. */
export const severities = { 1: 'Zanedbatelná', 2: 'Malá', 3: 'Střední', 4: 'Velká', 5: 'Katastrofická' };

/** How likely it is, from 1 to 5; as the severities. */
export const likelihoods = {
  1: 'Velmi nepravděpodobné',
  2: 'Nepravděpodobné',
  3: 'Možné',
  4: 'Pravděpodobné',
  5: 'Velmi pravděpodobné',
};
