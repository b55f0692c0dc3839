// The optional fields of a report: in the form, and on the page where they can be added later.

/** The titles of the sections, by their codes. */
export const sections = {
  where: 'Quand et où',
  severity: 'Gravité',
  aircraft: 'Aéronef',
  flight: 'Le vol',
  operation: 'Activité et conditions',
};

/** Hints below fields of the sections. */
export const localTime = 'Heure locale.';
export const landmark = 'Terrain, ville ou repère.';
export const airfield = 'Terrain ou code OACI.';
export const notPublished = 'Jamais visible publiquement.';
/** The placeholder of the field whose label is {label}: `State/Area`, `County`… */
export const enterLabel = 'Saisir : {label}';
