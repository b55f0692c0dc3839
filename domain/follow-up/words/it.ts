/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Nuova',
  assessing: 'In esame',
  acting: 'Azioni in corso',
  monitoring: 'In verifica',
  closed: 'Chiusa',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Presa in carico da',
  occurrenceClass: 'Classe',
  categories: 'Categorie',
  eventTypes: 'Che cosa è successo',
  outcome: 'Esito possibile',
  barriers: 'Difese rimaste',
  findings: 'Fatti accertati',
  conclusions: 'Conclusioni',
  told: 'Che cosa legge chi ha segnalato',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Incidente',
  200: 'Inconveniente grave',
  300: 'Inconveniente',
  400: 'Evento senza effetti sulla sicurezza',
  501: 'Osservazione',
  502: 'Evento senza intenzione di volo',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Tutto fatto',
  'no-action-needed': 'Nessuna azione necessaria',
  duplicate: 'Segnalata due volte',
  'not-an-occurrence': 'Non è un evento',
  'passed-on': 'Passata ad altri',
};
