/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Szybowiec',
  'Glider with sustainer (turbo, FES or jet)': 'Szybowiec z silnikiem dolotowym (turbo, FES lub odrzutowy)',
  'Self-launching glider': 'Szybowiec samodzielnie startujący',
  'Touring motor glider (TMG)': 'Motoszybowiec turystyczny (TMG)',
  'Ultralight or microlift glider': 'Szybowiec ultralekki lub mikrolift',
  'Tow plane (aeroplane)': 'Samolot holujący',
  'Tow plane (microlight or light sport)': 'Samolot holujący (ultralekki lub LSA)',
  'Aeroplane (not towing)': 'Samolot (bez holowania)',
  'Microlight or ultralight aeroplane': 'Samolot ultralekki',
  Helicopter: 'Śmigłowiec',
  Gyroplane: 'Wiatrakowiec',
  'Hang glider': 'Lotnia',
  'Paraglider or paramotor': 'Paralotnia (także z napędem)',
  'Balloon or airship': 'Balon lub sterowiec',
  Parachutist: 'Skoczek spadochronowy',
  'Drone (unmanned aircraft)': 'Dron',
  'Model aircraft': 'Model latający',
  'No aircraft (ground equipment or people only)': 'Brak (tylko ludzie lub sprzęt naziemny)',
  Other: 'Inny',
  Unknown: 'Nie wiadomo',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'nazwisko',
  email: 'e-mail',
  phone: 'telefon',
  registration: 'znaki rejestracyjne',
  club: 'klub',
  number: 'numer',
  address: 'adres',
  link: 'link',
  date: 'data',
  time: 'godzina',
  removed: 'usunięto',
};
