/**
 * The event types that happen in gliding (32 of ADREP value list 390, ids of ECCAIRS RIT 5.1.0.0; contract C8.5), in a
 * glider pilot's words; `adrep` is the list's own path, for who knows it.
 */

const HANDLING = 'Operational - Aircraft Flight Operations - Aircraft Handling';
const EXCURSIONS = 'Operational - Aircraft Flight Operations - Excursions from Movement Area';
const UPSET = 'Operational - Aircraft Flight Operations - Aircraft Upset';
const CONFLICT = 'Operational - Aircraft Flight Operations - Airborne Conflict';
const INCURSIONS = 'Operational - Aircraft Flight Operations - Incursions';
const TERRAIN = 'Operational - Aircraft Flight Operations - Terrain/Obstacle Conflict (CFIT)';
const WINCH = 'Equipment - Aerodrome and ATM Equipment - Winch Launch Equipment - Air and Ground';
const TOW = "Equipment - 5300 Aircraft's Fuselage Structure - 5301 Aerial Tow Equipment";
const CANOPY = 'Equipment - 5600 Aircraft Windows/Windshields - 5610 Flight Compartment Window';
const OUTCOME = 'Consequential Events - Flight Operations Outcome Events';

/** Id and words, by the course of a flight: launch, air, landing, ground, equipment. */
export const EVENT_TYPES = [
  { id: 5020702, label: 'Winch cable broke', adrep: `${WINCH} - Winch Launch Cable Failure` },
  { id: 5020701, label: 'Winch engine failed', adrep: `${WINCH} - Winch Motor Failure` },
  {
    id: 5020798,
    label: 'Other trouble with the winch or its gear',
    adrep: `${WINCH} - Other Winch Launch Equipment Event`,
  },
  {
    id: 99012020,
    label: 'Aerotow rope broke',
    adrep: 'Equipment - 0900 Towing & Taxiing Equipment - 0930 Air Towing - Air Tow Cable Break',
  },
  {
    id: 99011325,
    label: 'Tow release would not let go',
    adrep: `${TOW} - Aerial Tow Release Mechanism Failure to Operate`,
  },
  {
    id: 99011324,
    label: 'Tow release let go by itself',
    adrep: `${TOW} - Aerial Tow Release Mechanism Erroneous Operation`,
  },
  { id: 99010329, label: 'Became airborne without meaning to', adrep: `${HANDLING} - Aircraft Inadvertently Airborne` },
  { id: 2080300, label: 'Stall or pre-stall buffet', adrep: `${UPSET} - Aeroplane Buffet/Stall` },
  { id: 2080400, label: 'Spin', adrep: `${UPSET} - Spin` },
  {
    id: 2180300,
    label: 'Near miss with another aircraft',
    adrep: `${CONFLICT} - Near Airborne Collision with Aircraft`,
  },
  {
    id: 2050100,
    label: 'Collision with another aircraft in the air',
    adrep: `${CONFLICT} - Airborne Collision with Aircraft`,
  },
  { id: 2020400, label: 'Entered airspace without clearance', adrep: `${CONFLICT} - Airspace Infringement` },
  { id: 99010314, label: 'Flew into cloud on purpose', adrep: `${HANDLING} - Flight Into IMC Conditions - Intended` },
  {
    id: 99010315,
    label: 'Got into cloud without meaning to',
    adrep: `${HANDLING} - Flight Into IMC Conditions - Unintended`,
  },
  { id: 99010389, label: 'Nearly hit a cable or power line', adrep: `${TERRAIN} - Near Collision with Cable/Wire` },
  {
    id: 99010390,
    label: 'Nearly hit a tree, slope or other obstacle',
    adrep: `${TERRAIN} - Near Collision with Other Object`,
  },
  {
    id: 3080000,
    label: 'Field landing with no choice left',
    adrep: `${OUTCOME} - Emergency Situations - Forced Landing`,
  },
  { id: 3010000, label: 'Field landing chosen in time', adrep: `${OUTCOME} - Outcome Events - Precautionary Landing` },
  { id: 2010600, label: 'Hard landing', adrep: `${HANDLING} - Landing - Hard` },
  { id: 99010053, label: 'Bounced landing', adrep: `${HANDLING} - Landing - Bounced` },
  { id: 2010800, label: 'Landed short', adrep: `${HANDLING} - Landing - Undershoot` },
  { id: 99010318, label: 'Landed long', adrep: `${HANDLING} - Landing - Overshoot` },
  {
    id: 2011202,
    label: 'Landed with the wheel up',
    adrep: `${OUTCOME} - Outcome Events - Wheels-Up Landing - Unintentional`,
  },
  { id: 2070400, label: 'Ran off the end of the runway or strip', adrep: `${EXCURSIONS} - Runway Overrun` },
  { id: 2070100, label: 'Ran off the side of the runway or strip', adrep: `${EXCURSIONS} - Runway Side Excursion` },
  {
    id: 2200101,
    label: 'Aircraft in the way on the runway or strip',
    adrep: `${INCURSIONS} - Runway Incursion by an Aircraft`,
  },
  {
    id: 2200102,
    label: 'Vehicle, cable or gear in the way on the runway or strip',
    adrep: `${INCURSIONS} - Runway Incursion by a Vehicle/Equipment`,
  },
  {
    id: 2200103,
    label: 'Person in the way on the runway or strip',
    adrep: `${INCURSIONS} - Runway Incursion by a Person`,
  },
  {
    id: 99010060,
    label: 'Hit something while being towed on the ground',
    adrep:
      'Operational - Aerodrome Operations - Aerodrome Vehicle/Equipment Operations - Collision - Towed aircraft with Object',
  },
  { id: 99011485, label: 'Canopy would not open or close', adrep: `${CANOPY} - Canopy Fails to Open/Close` },
  { id: 99011486, label: 'Canopy came off', adrep: `${CANOPY} - Canopy Separation` },
  {
    id: 99010885,
    label: 'Airbrakes or spoilers moved wrongly',
    adrep:
      'Equipment - 2700 Aircraft Flight Control System - 2760 Drag Control System - 2762 Spoiler System Erroneous Operation',
  },
] as const;
