/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Aliante',
  'Glider with sustainer (turbo, FES or jet)': 'Aliante con motore di sostentamento (turbo, FES o jet)',
  'Self-launching glider': 'Aliante a decollo autonomo',
  'Touring motor glider (TMG)': 'Motoaliante (TMG)',
  'Ultralight or microlift glider': 'Aliante ultraleggero o microlift',
  'Tow plane (aeroplane)': 'Trainatore (aeroplano)',
  'Tow plane (microlight or light sport)': 'Trainatore (ultraleggero o LSA)',
  'Aeroplane (not towing)': 'Aeroplano (non in traino)',
  'Microlight or ultralight aeroplane': 'Ultraleggero (VDS)',
  Helicopter: 'Elicottero',
  Gyroplane: 'Autogiro',
  'Hang glider': 'Deltaplano',
  'Paraglider or paramotor': 'Parapendio o paramotore',
  'Balloon or airship': 'Pallone o dirigibile',
  Parachutist: 'Paracadutista',
  'Drone (unmanned aircraft)': 'Drone (senza pilota a bordo)',
  'Model aircraft': 'Aeromodello',
  'No aircraft (ground equipment or people only)': 'Nessun aeromobile (solo persone o mezzi a terra)',
  Other: 'Altro',
  Unknown: 'Non noto',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'nome',
  email: 'email',
  phone: 'telefono',
  registration: 'marche',
  club: 'club',
  number: 'numero',
  address: 'indirizzo',
  link: 'link',
  date: 'data',
  time: 'ora',
  removed: 'rimosso',
};
