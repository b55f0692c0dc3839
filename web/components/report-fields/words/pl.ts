// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Kiedy i gdzie',
  severity: 'Skutki',
  aircraft: 'Statek powietrzny',
  flight: 'Trasa',
  operation: 'Lot i warunki',
};

/** Hints below fields of the sections. */
export const localTime = 'Czas lokalny.';
export const landmark = 'Lotnisko, miejscowość lub punkt orientacyjny.';
export const airfield = 'Lotnisko lub kod ICAO.';
export const notPublished = 'Tego nigdy nie publikujemy.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = 'Wpisz: {label}';
