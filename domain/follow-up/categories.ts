/**
 * The 36 categories of occurrence (ADREP value list 430, ids of ECCAIRS RIT 5.1.0.0; contract C8.5): those of gliding
 * first, in the order a club meets them, then the others by their letters.
 */

/** Id, ADREP's letters, and what they mean at an airfield; `adrep` is the list's own label. */
export const CATEGORIES = [
  { id: 104, label: 'GTOW: Glider towing and launching', adrep: 'Glider towing related events' },
  { id: 103, label: 'LOLI: Ran out of lift, landed out', adrep: 'Loss of lifting conditions en-route' },
  {
    id: 14,
    label: 'MAC: Collision or near miss in the air',
    adrep: 'Airprox/ACAS alert/loss of separation/(near) midair collisions',
  },
  { id: 2, label: 'ARC: Hard, bounced or wheel-up landing', adrep: 'Abnormal runway contact' },
  { id: 13, label: 'LOC-I: Loss of control in flight, stall, spin', adrep: 'Loss of control - inflight' },
  { id: 12, label: 'LOC-G: Loss of control on the ground, ground loop', adrep: 'Loss of control - ground' },
  { id: 22, label: 'USOS: Landed short or long', adrep: 'Undershoot/overshoot' },
  { id: 15, label: 'RE: Ran off the runway or strip', adrep: 'Runway excursion' },
  {
    id: 102,
    label: 'CTOL: Hit an obstacle while taking off or landing',
    adrep: 'Collision with obstacle(s) during take-off and landing',
  },
  { id: 8, label: 'RAMP: Ground handling, rigging, people on the field', adrep: 'Ground Handling' },
  { id: 9, label: 'GCOL: Collision on the ground', adrep: 'Ground Collision' },
  {
    id: 28,
    label: 'RI: Somebody or something on the runway or strip',
    adrep: 'Runway incursion - vehicle, aircraft or person',
  },
  {
    id: 18,
    label: 'SCF-NP: Something failed, not the engine',
    adrep: 'System/component failure or malfunction [non-powerplant]',
  },
  { id: 19, label: 'SCF-PP: Engine or propeller failed', adrep: 'Powerplant failure or malfunction' },
  { id: 106, label: 'NAV: Navigation or airspace', adrep: 'Navigation error' },
  { id: 23, label: 'WSTRW: Wind shear, gust or thunderstorm', adrep: 'Windshear or thunderstorm' },
  { id: 29, label: 'BIRD: Hit a bird', adrep: 'Birdstrike' },
  { id: 98, label: 'OTHR: Something else', adrep: 'Other' },
  { id: 24, label: 'ADRM: The airfield itself', adrep: 'Aerodrome' },
  { id: 1, label: 'AMAN: Abrupt manoeuvre', adrep: 'Abrupt maneuvre' },
  { id: 25, label: 'ATM: Air traffic service, radio or radar', adrep: 'ATM/CNS' },
  { id: 26, label: 'CABIN: In the cockpit or cabin', adrep: 'Cabin safety events' },
  {
    id: 3,
    label: 'CFIT: Flew into a slope or the ground under control',
    adrep: 'Controlled flight into or toward terrain',
  },
  { id: 4, label: 'EVAC: Getting out, bail-out', adrep: 'Evacuation' },
  { id: 101, label: 'EXTL: Load carried outside', adrep: 'External load related occurrences' },
  { id: 5, label: 'F-NI: Fire or smoke without a crash', adrep: 'Fire/smoke (non-impact)' },
  { id: 6, label: 'F-POST: Fire or smoke after a crash', adrep: 'Fire/smoke (post-impact)' },
  { id: 7, label: 'FUEL: Fuel', adrep: 'Fuel related' },
  { id: 10, label: 'ICE: Icing', adrep: 'Icing' },
  { id: 11, label: 'LALT: Low flying', adrep: 'Low altitude operations' },
  { id: 105, label: 'MED: Taken ill', adrep: 'Medical' },
  { id: 20, label: 'SEC: Security', adrep: 'Security related' },
  { id: 21, label: 'TURB: Turbulence', adrep: 'Turbulence encounter' },
  { id: 100, label: 'UIMC: Got into cloud unintended', adrep: 'Unintended flight in IMC' },
  { id: 99, label: 'UNK: Not known', adrep: 'Unknown or undetermined' },
  { id: 27, label: 'WILD: Hit an animal', adrep: 'Collision Wildlife' },
] as const;
