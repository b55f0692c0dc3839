/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Nowa',
  assessing: 'Wyjaśniana',
  acting: 'Trwają działania',
  monitoring: 'Sprawdzanie, czy pomogło',
  closed: 'Zamknięta',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Kto się tym zajmuje',
  occurrenceClass: 'Klasa',
  categories: 'Kategorie',
  eventTypes: 'Co się stało',
  outcome: 'Możliwy skutek',
  barriers: 'Pozostałe zabezpieczenia',
  findings: 'Ustalenia',
  conclusions: 'Wnioski',
  told: 'Co przeczyta osoba zgłaszająca',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Wypadek',
  200: 'Poważny incydent',
  300: 'Incydent',
  400: 'Zdarzenie bez wpływu na bezpieczeństwo',
  501: 'Obserwacja',
  502: 'Zdarzenie bez zamiaru wykonania lotu',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Wszystko zrobione',
  'no-action-needed': 'Działania nie są potrzebne',
  duplicate: 'Zgłoszono dwa razy',
  'not-an-occurrence': 'To nie było zdarzenie',
  'passed-on': 'Przekazano komuś innemu',
};
