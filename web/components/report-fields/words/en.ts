// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'When and Where',
  severity: 'Severity',
  aircraft: 'Aircraft Information',
  flight: 'Flight Details',
  operation: 'Operational Information',
};

/** Hints below fields of the sections. */
export const localTime = 'Local time.';
export const landmark = 'Airfield, town or landmark.';
export const airfield = 'Airfield or ICAO code.';
export const notPublished = 'Never shown publicly.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = 'Enter {label}';
