/** 32 gliding event types (ADREP 390, ids of ECCAIRS RIT 5.1.0.0; C8.5) */
import * as words from './event-types/words/en.ts';

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

export const EVENT_TYPES = [
  { id: 5020702, label: words.eventTypes[5020702], adrep: `${WINCH} - Winch Launch Cable Failure` },
  { id: 5020701, label: words.eventTypes[5020701], adrep: `${WINCH} - Winch Motor Failure` },
  {
    id: 5020798,
    label: words.eventTypes[5020798],
    adrep: `${WINCH} - Other Winch Launch Equipment Event`,
  },
  {
    id: 99012020,
    label: words.eventTypes[99012020],
    adrep: 'Equipment - 0900 Towing & Taxiing Equipment - 0930 Air Towing - Air Tow Cable Break',
  },
  {
    id: 99011325,
    label: words.eventTypes[99011325],
    adrep: `${TOW} - Aerial Tow Release Mechanism Failure to Operate`,
  },
  {
    id: 99011324,
    label: words.eventTypes[99011324],
    adrep: `${TOW} - Aerial Tow Release Mechanism Erroneous Operation`,
  },
  { id: 99010329, label: words.eventTypes[99010329], adrep: `${HANDLING} - Aircraft Inadvertently Airborne` },
  { id: 2080300, label: words.eventTypes[2080300], adrep: `${UPSET} - Aeroplane Buffet/Stall` },
  { id: 2080400, label: words.eventTypes[2080400], adrep: `${UPSET} - Spin` },
  {
    id: 2180300,
    label: words.eventTypes[2180300],
    adrep: `${CONFLICT} - Near Airborne Collision with Aircraft`,
  },
  {
    id: 2050100,
    label: words.eventTypes[2050100],
    adrep: `${CONFLICT} - Airborne Collision with Aircraft`,
  },
  { id: 2020400, label: words.eventTypes[2020400], adrep: `${CONFLICT} - Airspace Infringement` },
  { id: 99010314, label: words.eventTypes[99010314], adrep: `${HANDLING} - Flight Into IMC Conditions - Intended` },
  {
    id: 99010315,
    label: words.eventTypes[99010315],
    adrep: `${HANDLING} - Flight Into IMC Conditions - Unintended`,
  },
  { id: 99010389, label: words.eventTypes[99010389], adrep: `${TERRAIN} - Near Collision with Cable/Wire` },
  {
    id: 99010390,
    label: words.eventTypes[99010390],
    adrep: `${TERRAIN} - Near Collision with Other Object`,
  },
  {
    id: 3080000,
    label: words.eventTypes[3080000],
    adrep: `${OUTCOME} - Emergency Situations - Forced Landing`,
  },
  { id: 3010000, label: words.eventTypes[3010000], adrep: `${OUTCOME} - Outcome Events - Precautionary Landing` },
  { id: 2010600, label: words.eventTypes[2010600], adrep: `${HANDLING} - Landing - Hard` },
  { id: 99010053, label: words.eventTypes[99010053], adrep: `${HANDLING} - Landing - Bounced` },
  { id: 2010800, label: words.eventTypes[2010800], adrep: `${HANDLING} - Landing - Undershoot` },
  { id: 99010318, label: words.eventTypes[99010318], adrep: `${HANDLING} - Landing - Overshoot` },
  {
    id: 2011202,
    label: words.eventTypes[2011202],
    adrep: `${OUTCOME} - Outcome Events - Wheels-Up Landing - Unintentional`,
  },
  { id: 2070400, label: words.eventTypes[2070400], adrep: `${EXCURSIONS} - Runway Overrun` },
  { id: 2070100, label: words.eventTypes[2070100], adrep: `${EXCURSIONS} - Runway Side Excursion` },
  {
    id: 2200101,
    label: words.eventTypes[2200101],
    adrep: `${INCURSIONS} - Runway Incursion by an Aircraft`,
  },
  {
    id: 2200102,
    label: words.eventTypes[2200102],
    adrep: `${INCURSIONS} - Runway Incursion by a Vehicle/Equipment`,
  },
  {
    id: 2200103,
    label: words.eventTypes[2200103],
    adrep: `${INCURSIONS} - Runway Incursion by a Person`,
  },
  {
    id: 99010060,
    label: words.eventTypes[99010060],
    adrep:
      'Operational - Aerodrome Operations - Aerodrome Vehicle/Equipment Operations - Collision - Towed aircraft with Object',
  },
  { id: 99011485, label: words.eventTypes[99011485], adrep: `${CANOPY} - Canopy Fails to Open/Close` },
  { id: 99011486, label: words.eventTypes[99011486], adrep: `${CANOPY} - Canopy Separation` },
  {
    id: 99010885,
    label: words.eventTypes[99010885],
    adrep:
      'Equipment - 2700 Aircraft Flight Control System - 2760 Drag Control System - 2762 Spoiler System Erroneous Operation',
  },
] as const;
