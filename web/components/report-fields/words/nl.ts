// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Waar en wanneer',
  severity: 'Ernst',
  aircraft: 'Toestel',
  flight: 'Vlucht',
  operation: 'Weer en luchtruim',
};

/** Hints below fields of the sections. */
export const localTime = 'Lokale tijd.';
export const landmark = 'Vliegveld, plaats of herkenningspunt.';
export const airfield = 'Vliegveld of ICAO-code.';
export const notPublished = 'Wordt nooit openbaar.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = '{label} invullen';
