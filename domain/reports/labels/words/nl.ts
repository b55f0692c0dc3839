/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Zweefvliegtuig',
  'Glider with sustainer (turbo, FES or jet)': 'Zweefvliegtuig met thuisbrenger (turbo, FES of jet)',
  'Self-launching glider': 'Zelfstarter',
  'Touring motor glider (TMG)': 'Motorzwever (TMG)',
  'Ultralight or microlift glider': 'Ultralicht zweefvliegtuig of microlift',
  'Tow plane (aeroplane)': 'Sleepvliegtuig (motorvliegtuig)',
  'Tow plane (microlight or light sport)': 'Sleepvliegtuig (MLA of light sport)',
  'Aeroplane (not towing)': 'Motorvliegtuig (niet slepend)',
  'Microlight or ultralight aeroplane': 'MLA of ultralight',
  Helicopter: 'Helikopter',
  Gyroplane: 'Gyrokopter',
  'Hang glider': 'Deltavlieger',
  'Paraglider or paramotor': 'Paraglider of paramotor',
  'Balloon or airship': 'Ballon of luchtschip',
  Parachutist: 'Parachutist',
  'Drone (unmanned aircraft)': 'Drone (onbemand luchtvaartuig)',
  'Model aircraft': 'Modelvliegtuig',
  'No aircraft (ground equipment or people only)': 'Geen toestel (alleen grondmaterieel of personen)',
  Other: 'Anders',
  Unknown: 'Onbekend',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'naam',
  email: 'e-mail',
  phone: 'telefoon',
  registration: 'registratie',
  club: 'club',
  number: 'nummer',
  address: 'adres',
  link: 'link',
  date: 'datum',
  time: 'tijd',
  removed: 'verwijderd',
};
