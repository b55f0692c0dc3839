/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Planeador (velero)',
  'Glider with sustainer (turbo, FES or jet)': 'Planeador con motor de sostenimiento (turbo, FES o jet)',
  'Self-launching glider': 'Planeador de despegue autónomo',
  'Touring motor glider (TMG)': 'Motovelero de turismo (TMG)',
  'Ultralight or microlift glider': 'Planeador ultraligero o microlift',
  'Tow plane (aeroplane)': 'Remolcador (avión)',
  'Tow plane (microlight or light sport)': 'Remolcador (ultraligero o LSA)',
  'Aeroplane (not towing)': 'Avión (sin remolcar)',
  'Microlight or ultralight aeroplane': 'Avión ultraligero',
  Helicopter: 'Helicóptero',
  Gyroplane: 'Autogiro',
  'Hang glider': 'Ala delta',
  'Paraglider or paramotor': 'Parapente o paramotor',
  'Balloon or airship': 'Globo o dirigible',
  Parachutist: 'Paracaidista',
  'Drone (unmanned aircraft)': 'Dron (aeronave no tripulada)',
  'Model aircraft': 'Aeromodelo',
  'No aircraft (ground equipment or people only)': 'Sin aeronave (solo equipo de tierra o personas)',
  Other: 'Otro',
  Unknown: 'No se sabe',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'nombre',
  email: 'correo',
  phone: 'teléfono',
  registration: 'matrícula',
  club: 'club',
  number: 'número',
  address: 'dirección',
  link: 'enlace',
  date: 'fecha',
  time: 'hora',
  removed: 'eliminado',
};
