/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Nové',
  assessing: 'Zjišťuje se',
  acting: 'Něco se s tím dělá',
  monitoring: 'Ověřuje se, zda to pomohlo',
  closed: 'Uzavřeno',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Řeší',
  occurrenceClass: 'Třída',
  categories: 'Kategorie',
  eventTypes: 'Co se stalo',
  outcome: 'Možný následek',
  barriers: 'Co ještě zbývalo',
  findings: 'Zjištění',
  conclusions: 'Závěry',
  told: 'Co si přečte oznamovatel',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Nehoda',
  200: 'Vážný incident',
  300: 'Incident',
  400: 'Událost bez vlivu na bezpečnost',
  501: 'Pozorování',
  502: 'Událost bez zamýšleného letu',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Hotovo',
  'no-action-needed': 'Není třeba nic dělat',
  duplicate: 'Hlášeno dvakrát',
  'not-an-occurrence': 'Nejde o událost',
  'passed-on': 'Předáno někomu jinému',
};
