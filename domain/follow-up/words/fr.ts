/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Nouveau',
  assessing: 'À l’étude',
  acting: 'Action en cours',
  monitoring: 'Efficacité à vérifier',
  closed: 'Clos',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Pris en charge par',
  occurrenceClass: 'Classe',
  categories: 'Catégories',
  eventTypes: 'Types d’événement',
  outcome: 'Issue possible',
  barriers: 'Barrières restantes',
  findings: 'Constats',
  conclusions: 'Conclusions',
  told: 'Ce que l’auteur lira',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Accident',
  200: 'Incident grave',
  300: 'Incident',
  400: 'Événement sans effet sur la sécurité',
  501: 'Observation',
  502: 'Événement sans intention de vol',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Terminé',
  'no-action-needed': 'Aucune action nécessaire',
  duplicate: 'Doublon',
  'not-an-occurrence': 'Pas un événement de sécurité',
  'passed-on': 'Transmis à quelqu’un d’autre',
};
