/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Ny',
  assessing: 'Utreds',
  acting: 'Åtgärdas',
  monitoring: 'Effekten kontrolleras',
  closed: 'Avslutad',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Handläggs av',
  occurrenceClass: 'Klass',
  categories: 'Kategorier',
  eventTypes: 'Vad som hände',
  outcome: 'Möjligt utfall',
  barriers: 'Vad som återstod',
  findings: 'Iakttagelser',
  conclusions: 'Slutsatser',
  told: 'Det rapportören får läsa',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Olycka',
  200: 'Allvarligt tillbud',
  300: 'Tillbud',
  400: 'Händelse utan betydelse för säkerheten',
  501: 'Iakttagelse',
  502: 'Händelse utan avsikt att flyga',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Klart',
  'no-action-needed': 'Ingen åtgärd behövs',
  duplicate: 'Rapporterad två gånger',
  'not-an-occurrence': 'Ingen händelse',
  'passed-on': 'Överlämnad till någon annan',
};
