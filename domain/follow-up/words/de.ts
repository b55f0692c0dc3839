/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Neu',
  assessing: 'Wird untersucht',
  acting: 'Maßnahmen laufen',
  monitoring: 'Wirkung wird geprüft',
  closed: 'Abgeschlossen',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Übernommen von',
  occurrenceClass: 'Klasse',
  categories: 'Kategorien',
  eventTypes: 'Was geschehen ist',
  outcome: 'Möglicher Ausgang',
  barriers: 'Verbliebener Schutz',
  findings: 'Erkenntnisse',
  conclusions: 'Schlussfolgerungen',
  told: 'Was die meldende Person liest',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Unfall',
  200: 'Schwere Störung',
  300: 'Störung',
  400: 'Ereignis ohne Auswirkung auf die Sicherheit',
  501: 'Beobachtung',
  502: 'Ereignis ohne Flugabsicht',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Erledigt',
  'no-action-needed': 'Keine Maßnahme nötig',
  duplicate: 'Doppelt gemeldet',
  'not-an-occurrence': 'Kein Ereignis',
  'passed-on': 'An andere übergeben',
};
