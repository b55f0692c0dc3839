/**
 * Aircraft categories by stored value (AIRCRAFT_CATEGORIES in domain/reports/lookups.ts). In English the value itself is
 * shown, so the table is empty; other languages have an entry for each.
 */

export const aircraftCategories: Record<string, string> = {
  'Glider (sailplane)': 'Planeur',
  'Glider with sustainer (turbo, FES or jet)': 'Planeur avec moteur d’appoint (turbo, FES ou réacteur)',
  'Self-launching glider': 'Planeur à décollage autonome',
  'Touring motor glider (TMG)': 'Motoplaneur (TMG)',
  'Ultralight or microlift glider': 'Planeur ultraléger ou microlift',
  'Tow plane (aeroplane)': 'Remorqueur (avion)',
  'Tow plane (microlight or light sport)': 'Remorqueur (ULM ou LSA)',
  'Aeroplane (not towing)': 'Avion (hors remorquage)',
  'Microlight or ultralight aeroplane': 'ULM (hors remorquage)',
  Helicopter: 'Hélicoptère',
  Gyroplane: 'Autogire',
  'Hang glider': 'Deltaplane',
  'Paraglider or paramotor': 'Parapente ou paramoteur',
  'Balloon or airship': 'Ballon ou dirigeable',
  Parachutist: 'Parachutiste',
  'Drone (unmanned aircraft)': 'Drone (aéronef sans équipage)',
  'Model aircraft': 'Aéromodèle',
  'No aircraft (ground equipment or people only)': 'Aucun aéronef (matériel au sol ou personnes seulement)',
  Other: 'Autre',
  Unknown: 'Non connu',
};

/** Placeholders in public copies, without brackets (REPLACEMENT_WORDS in domain/reports/spans.ts). */
export const removed: Record<string, string> = {
  name: 'nom',
  email: 'e-mail',
  phone: 'téléphone',
  registration: 'immatriculation',
  club: 'club',
  number: 'numéro',
  address: 'adresse',
  link: 'lien',
  date: 'date',
  time: 'heure',
  removed: 'retiré',
};
