/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Segelflygplan',
  'Glider with sustainer (turbo, FES or jet)': 'Segelflygplan med hemhjälpsmotor (turbo, FES eller jet)',
  'Self-launching glider': 'Självstartande segelflygplan',
  'Touring motor glider (TMG)': 'Motorsegelflygplan (TMG)',
  'Ultralight or microlift glider': 'Ultralätt segelflygplan',
  'Tow plane (aeroplane)': 'Bogserplan (flygplan)',
  'Tow plane (microlight or light sport)': 'Bogserplan (ultralätt)',
  'Aeroplane (not towing)': 'Flygplan (utan bogsering)',
  'Microlight or ultralight aeroplane': 'Ultralätt flygplan',
  Helicopter: 'Helikopter',
  Gyroplane: 'Gyroplan',
  'Hang glider': 'Hängglidare',
  'Paraglider or paramotor': 'Skärmflyg eller paramotor',
  'Balloon or airship': 'Ballong eller luftskepp',
  Parachutist: 'Fallskärmshoppare',
  'Drone (unmanned aircraft)': 'Drönare (obemannat luftfartyg)',
  'Model aircraft': 'Modellflygplan',
  'No aircraft (ground equipment or people only)': 'Inget luftfartyg (bara markutrustning eller personer)',
  Other: 'Annat',
  Unknown: 'Okänt',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'namn',
  email: 'e-post',
  phone: 'telefon',
  registration: 'registrering',
  club: 'klubb',
  number: 'nummer',
  address: 'adress',
  link: 'länk',
  date: 'datum',
  time: 'tid',
  removed: 'borttaget',
};
