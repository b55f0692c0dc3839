// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'När och var',
  severity: 'Allvarlighetsgrad',
  aircraft: 'Luftfartyget',
  flight: 'Flygningen',
  operation: 'Verksamhet och väder',
};

/** Hints below fields of the sections. */
export const localTime = 'Lokal tid.';
export const landmark = 'Flygfält, ort eller landmärke.';
export const airfield = 'Flygfält eller ICAO-kod.';
export const notPublished = 'Visas aldrig offentligt.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = 'Ange: {label}';
