// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Quando e dove',
  severity: 'Gravità',
  aircraft: 'Aeromobile',
  flight: 'Il volo',
  operation: 'Attività e condizioni',
};

/** Hints below fields of the sections. */
export const localTime = 'Ora locale.';
export const landmark = 'Campo di volo, località o punto noto.';
export const airfield = 'Campo di volo o codice ICAO.';
export const notPublished = 'Non viene mai pubblicato.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = 'Inserisci: {label}';
