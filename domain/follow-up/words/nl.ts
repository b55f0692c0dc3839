/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Nieuw',
  assessing: 'Wordt bekeken',
  acting: 'Wordt aangepakt',
  monitoring: 'Controleren of het hielp',
  closed: 'Afgesloten',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Opgepakt door',
  occurrenceClass: 'Klasse',
  categories: 'Soort voorval',
  eventTypes: 'Wat er gebeurde',
  outcome: 'Mogelijke afloop',
  barriers: 'Wat er nog over was',
  findings: 'Bevindingen',
  conclusions: 'Conclusies',
  told: 'Wat de melder leest',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Ongeval',
  200: 'Ernstig incident',
  300: 'Incident',
  400: 'Voorval zonder gevolgen voor de veiligheid',
  501: 'Waarneming',
  502: 'Voorval zonder voorgenomen vlucht',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Afgehandeld',
  'no-action-needed': 'Geen actie nodig',
  duplicate: 'Dubbel gemeld',
  'not-an-occurrence': 'Geen voorval',
  'passed-on': 'Aan iemand anders doorgegeven',
};
