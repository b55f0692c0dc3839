/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Segelflugzeug',
  'Glider with sustainer (turbo, FES or jet)': 'Segelflugzeug mit Heimkehrhilfe (Turbo, FES oder Jet)',
  'Self-launching glider': 'Eigenstarter',
  'Touring motor glider (TMG)': 'Reisemotorsegler (TMG)',
  'Ultralight or microlift glider': 'Ultraleicht- oder Microlift-Segler',
  'Tow plane (aeroplane)': 'Schleppmaschine (Motorflugzeug)',
  'Tow plane (microlight or light sport)': 'Schleppmaschine (UL oder LSA)',
  'Aeroplane (not towing)': 'Motorflugzeug (ohne Schlepp)',
  'Microlight or ultralight aeroplane': 'Ultraleichtflugzeug',
  Helicopter: 'Hubschrauber',
  Gyroplane: 'Tragschrauber',
  'Hang glider': 'Hängegleiter',
  'Paraglider or paramotor': 'Gleitschirm oder Motorschirm',
  'Balloon or airship': 'Ballon oder Luftschiff',
  Parachutist: 'Fallschirmspringer',
  'Drone (unmanned aircraft)': 'Drohne (unbemannt)',
  'Model aircraft': 'Modellflugzeug',
  'No aircraft (ground equipment or people only)': 'Kein Luftfahrzeug (nur Bodengerät oder Personen)',
  Other: 'Sonstiges',
  Unknown: 'Unbekannt',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  registration: 'Kennzeichen',
  club: 'Verein',
  number: 'Nummer',
  address: 'Adresse',
  link: 'Link',
  date: 'Datum',
  time: 'Uhrzeit',
  removed: 'entfernt',
};
