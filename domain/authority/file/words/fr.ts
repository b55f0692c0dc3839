/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Choisissez une classe',
  categories: 'Choisissez une catégorie',
  eventTypes: 'Choisissez un type d’événement',
  outcome: 'Choisissez l’issue possible',
  barriers: 'Choisissez les barrières restantes',
  headline: 'Écrivez un titre',
  localDate: 'Indiquez la date, locale ou UTC',
  locationOccurrence: 'Indiquez le lieu, ou la région ou le département',
  responsibleEntity:
    'L’autorité du club n’est pas encore choisie : un super-admin peut la choisir dans les réglages du club',
};
