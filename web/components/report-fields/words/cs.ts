// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Kdy a kde',
  severity: 'Závažnost',
  aircraft: 'Letadlo',
  flight: 'Let',
  operation: 'Provoz a podmínky',
};

/** Hints below fields of the sections. */
export const localTime = 'Místní čas.';
export const landmark = 'Letiště, obec nebo výrazný bod.';
export const airfield = 'Letiště nebo kód ICAO.';
export const notPublished = 'Nikdy se nezveřejní.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = 'Zadejte: {label}';
