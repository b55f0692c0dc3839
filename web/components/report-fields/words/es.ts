// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Cuándo y dónde',
  severity: 'Gravedad',
  aircraft: 'Aeronave',
  flight: 'Vuelo',
  operation: 'Operación',
};

/** Hints below fields of the sections. */
export const localTime = 'Hora local.';
export const landmark = 'Aeródromo, pueblo o punto conocido.';
export const airfield = 'Aeródromo o código OACI.';
export const notPublished = 'Nunca se publica.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = '{label} del suceso';
