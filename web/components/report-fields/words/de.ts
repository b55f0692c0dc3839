// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Wann und wo',
  severity: 'Schwere',
  aircraft: 'Luftfahrzeug',
  flight: 'Flug',
  operation: 'Betrieb und Wetter',
};

/** Hints below fields of the sections. */
export const localTime = 'Ortszeit.';
export const landmark = 'Flugplatz, Ort oder markanter Punkt.';
export const airfield = 'Flugplatz oder ICAO-Code.';
export const notPublished = 'Wird nie veröffentlicht.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = '{label} eingeben';
