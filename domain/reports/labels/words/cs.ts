/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Kluzák (větroň)',
  'Glider with sustainer (turbo, FES or jet)': 'Kluzák s pomocným motorem (turbo, FES, jet)',
  'Self-launching glider': 'Samostartující kluzák',
  'Touring motor glider (TMG)': 'Turistický motorový kluzák (TMG)',
  'Ultralight or microlift glider': 'Ultralehký kluzák',
  'Tow plane (aeroplane)': 'Vlečný letoun',
  'Tow plane (microlight or light sport)': 'Vlečné ultralehké letadlo (UL, LSA)',
  'Aeroplane (not towing)': 'Letoun (mimo vlek)',
  'Microlight or ultralight aeroplane': 'Ultralehké letadlo (UL)',
  Helicopter: 'Vrtulník',
  Gyroplane: 'Vírník',
  'Hang glider': 'Závěsný kluzák (rogalo)',
  'Paraglider or paramotor': 'Padákový kluzák (i motorový)',
  'Balloon or airship': 'Balon nebo vzducholoď',
  Parachutist: 'Parašutista',
  'Drone (unmanned aircraft)': 'Dron (bezpilotní letadlo)',
  'Model aircraft': 'Model letadla',
  'No aircraft (ground equipment or people only)': 'Bez letadla (jen technika nebo lidé na zemi)',
  Other: 'Jiné',
  Unknown: 'Neznámé',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'jméno',
  email: 'e-mail',
  phone: 'telefon',
  registration: 'poznávací značka',
  club: 'aeroklub',
  number: 'číslo',
  address: 'adresa',
  link: 'odkaz',
  date: 'datum',
  time: 'čas',
  removed: 'odstraněno',
};
