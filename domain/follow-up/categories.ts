/** 36 occurrence categories (ADREP 430, ids of ECCAIRS RIT 5.1.0.0; C8.5), gliding's first */
import * as words from './categories/words/en.ts';

/** `adrep` is the list's own label. */
export const CATEGORIES = [
  { id: 104, letters: 'GTOW', label: words.categories[104], adrep: 'Glider towing related events' },
  { id: 103, letters: 'LOLI', label: words.categories[103], adrep: 'Loss of lifting conditions en-route' },
  {
    id: 14,
    letters: 'MAC',
    label: words.categories[14],
    adrep: 'Airprox/ACAS alert/loss of separation/(near) midair collisions',
  },
  { id: 2, letters: 'ARC', label: words.categories[2], adrep: 'Abnormal runway contact' },
  { id: 13, letters: 'LOC-I', label: words.categories[13], adrep: 'Loss of control - inflight' },
  { id: 12, letters: 'LOC-G', label: words.categories[12], adrep: 'Loss of control - ground' },
  { id: 22, letters: 'USOS', label: words.categories[22], adrep: 'Undershoot/overshoot' },
  { id: 15, letters: 'RE', label: words.categories[15], adrep: 'Runway excursion' },
  {
    id: 102,
    letters: 'CTOL',
    label: words.categories[102],
    adrep: 'Collision with obstacle(s) during take-off and landing',
  },
  { id: 8, letters: 'RAMP', label: words.categories[8], adrep: 'Ground Handling' },
  { id: 9, letters: 'GCOL', label: words.categories[9], adrep: 'Ground Collision' },
  {
    id: 28,
    letters: 'RI',
    label: words.categories[28],
    adrep: 'Runway incursion - vehicle, aircraft or person',
  },
  {
    id: 18,
    letters: 'SCF-NP',
    label: words.categories[18],
    adrep: 'System/component failure or malfunction [non-powerplant]',
  },
  { id: 19, letters: 'SCF-PP', label: words.categories[19], adrep: 'Powerplant failure or malfunction' },
  { id: 106, letters: 'NAV', label: words.categories[106], adrep: 'Navigation error' },
  { id: 23, letters: 'WSTRW', label: words.categories[23], adrep: 'Windshear or thunderstorm' },
  { id: 29, letters: 'BIRD', label: words.categories[29], adrep: 'Birdstrike' },
  { id: 98, letters: 'OTHR', label: words.categories[98], adrep: 'Other' },
  { id: 24, letters: 'ADRM', label: words.categories[24], adrep: 'Aerodrome' },
  { id: 1, letters: 'AMAN', label: words.categories[1], adrep: 'Abrupt maneuvre' },
  { id: 25, letters: 'ATM', label: words.categories[25], adrep: 'ATM/CNS' },
  { id: 26, letters: 'CABIN', label: words.categories[26], adrep: 'Cabin safety events' },
  {
    id: 3,
    letters: 'CFIT',
    label: words.categories[3],
    adrep: 'Controlled flight into or toward terrain',
  },
  { id: 4, letters: 'EVAC', label: words.categories[4], adrep: 'Evacuation' },
  { id: 101, letters: 'EXTL', label: words.categories[101], adrep: 'External load related occurrences' },
  { id: 5, letters: 'F-NI', label: words.categories[5], adrep: 'Fire/smoke (non-impact)' },
  { id: 6, letters: 'F-POST', label: words.categories[6], adrep: 'Fire/smoke (post-impact)' },
  { id: 7, letters: 'FUEL', label: words.categories[7], adrep: 'Fuel related' },
  { id: 10, letters: 'ICE', label: words.categories[10], adrep: 'Icing' },
  { id: 11, letters: 'LALT', label: words.categories[11], adrep: 'Low altitude operations' },
  { id: 105, letters: 'MED', label: words.categories[105], adrep: 'Medical' },
  { id: 20, letters: 'SEC', label: words.categories[20], adrep: 'Security related' },
  { id: 21, letters: 'TURB', label: words.categories[21], adrep: 'Turbulence encounter' },
  { id: 100, letters: 'UIMC', label: words.categories[100], adrep: 'Unintended flight in IMC' },
  { id: 99, letters: 'UNK', label: words.categories[99], adrep: 'Unknown or undetermined' },
  { id: 27, letters: 'WILD', label: words.categories[27], adrep: 'Collision Wildlife' },
] as const;

/** API labels are English: their letters identify them. */
export const categoryOfLabel = (label: string) => CATEGORIES.find(({ letters }) => label.startsWith(`${letters}:`));
