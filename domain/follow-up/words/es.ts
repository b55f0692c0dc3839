/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'Nuevo',
  assessing: 'En estudio',
  acting: 'Se está haciendo algo',
  monitoring: 'Comprobando si funcionó',
  closed: 'Cerrado',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'A cargo de',
  occurrenceClass: 'Clase',
  categories: 'Categorías',
  eventTypes: 'Qué pasó',
  outcome: 'Posible consecuencia',
  barriers: 'Barreras que quedaban',
  findings: 'Hallazgos',
  conclusions: 'Conclusiones',
  told: 'Lo que leerá quien informó',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Accidente',
  200: 'Incidente grave',
  300: 'Incidente',
  400: 'Suceso sin efecto en la seguridad',
  501: 'Observación',
  502: 'Suceso sin intención de vuelo',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Terminado',
  'no-action-needed': 'No hace falta ninguna medida',
  duplicate: 'Informe duplicado',
  'not-an-occurrence': 'No es un suceso',
  'passed-on': 'Pasado a otras manos',
};
