/** The form's lists with ADREP ids, if any (specification section 3; ECCAIRS 5). One filter lists injury and damage */

import { MANUFACTURERS } from '../aircraft/manufacturers.ts';
import { WORLD_REGIONS } from '../location/regions.ts';

/** ADREP 451, highest. */
export const INJURY_LEVELS = [
  { value: 'No injury', adrep451: '98' },
  { value: 'Minor injury', adrep451: '3' },
  { value: 'Serious injury', adrep451: '2' },
  { value: 'Fatal injury', adrep451: '1' },
  { value: 'Injury unknown', adrep451: '99' },
] as const;

/** ADREP 432, highest. */
export const DAMAGE_LEVELS = [
  { value: 'No damage', adrep432: '98' },
  { value: 'Minor damage', adrep432: '3' },
  { value: 'Substantial damage', adrep432: '2' },
  { value: 'Aircraft destroyed', adrep432: '1' },
  { value: 'Damage unknown', adrep432: '99' },
] as const;

/** ADREP 32. */
export const AIRCRAFT_CATEGORIES = [
  { value: 'Glider (sailplane)', adrep32: '20' },
  { value: 'Glider with sustainer (turbo, FES or jet)', adrep32: '24' },
  { value: 'Self-launching glider', adrep32: '24' },
  { value: 'Touring motor glider (TMG)', adrep32: '23' },
  { value: 'Ultralight or microlift glider', adrep32: '22' },
  { value: 'Tow plane (aeroplane)', adrep32: '16' },
  { value: 'Tow plane (microlight or light sport)', adrep32: '15' },
  { value: 'Aeroplane (not towing)', adrep32: '16' },
  { value: 'Microlight or ultralight aeroplane', adrep32: '27' },
  { value: 'Helicopter', adrep32: '29' },
  { value: 'Gyroplane', adrep32: '30' },
  { value: 'Hang glider', adrep32: '49' },
  { value: 'Paraglider or paramotor', adrep32: '50' },
  { value: 'Balloon or airship', adrep32: '3' },
  { value: 'Parachutist', adrep32: '52' },
  { value: 'Drone (unmanned aircraft)', adrep32: '6' },
  { value: 'Model aircraft', adrep32: '4' },
  { value: 'No aircraft (ground equipment or people only)', adrep32: null },
  { value: 'Other', adrep32: '4' },
  { value: 'Unknown', adrep32: '7' },
] as const;

/** ADREP 214. */
export const OPERATION_TYPES = [
  { value: 'Training - dual (with instructor)', adrep214: '47' },
  { value: 'Training - solo', adrep214: '49' },
  { value: 'Training - first solo', adrep214: '48' },
  { value: 'Check flight or annual check', adrep214: '46' },
  { value: 'Aerobatic flight or training', adrep214: '45' },
  { value: 'Instructor course or standardisation', adrep214: '50' },
  { value: 'Trial lesson or introductory flight', adrep214: '50' },
  { value: 'Passenger flight (air experience)', adrep214: '54' },
  { value: 'Local soaring', adrep214: '53' },
  { value: 'Cross-country', adrep214: '52' },
  { value: 'Competition', adrep214: '54' },
  { value: 'Record or badge attempt', adrep214: '54' },
  { value: 'Wave or high-altitude flight', adrep214: '54' },
  { value: 'Mutual or buddy flight', adrep214: '54' },
  { value: 'Aerotow (tow plane flight)', adrep214: '28' },
  { value: 'Aero retrieve or ferry flight', adrep214: '41' },
  { value: 'Maintenance or test flight', adrep214: '58' },
  { value: 'Air display or demonstration', adrep214: '33' },
  { value: 'Ground handling or towing on the ground', adrep214: '39' },
  { value: 'Rigging, de-rigging or trailering', adrep214: '39' },
  { value: 'Winch or vehicle operation (no aircraft in flight)', adrep214: '39' },
  { value: 'Maintenance or workshop', adrep214: '39' },
  { value: 'Other', adrep214: '39' },
  { value: 'Unknown', adrep214: '61' },
] as const;

/** ADREP 121, and 391 (glider event phase). */
export const FLIGHT_PHASES = [
  { value: 'Rigging or de-rigging', adrep121: '1', adrep391: '30109' },
  { value: 'Pre-flight inspection and checks', adrep121: '1', adrep391: '30109' },
  { value: 'Ground handling or ground towing', adrep121: '100', adrep391: '990923' },
  { value: 'Taxiing', adrep121: '2', adrep391: '990924' },
  { value: 'On the launch point, cable or rope attached', adrep121: '1', adrep391: '30101' },
  { value: 'Winch launch - ground run', adrep121: '3', adrep391: '990803' },
  { value: 'Winch launch - rotation and climb', adrep121: '3', adrep391: '990804' },
  { value: 'Winch launch - release', adrep121: '3', adrep391: '990805' },
  { value: 'Winch launch - launch failure or cable break', adrep121: '3', adrep391: '990806' },
  { value: 'Aerotow - ground run', adrep121: '3', adrep391: '990808' },
  { value: 'Aerotow - climb', adrep121: '3', adrep391: '990809' },
  { value: 'Aerotow - release', adrep121: '3', adrep391: '990810' },
  { value: 'Aerotow - launch failure or rope break', adrep121: '3', adrep391: '990811' },
  { value: 'Auto-tow, bungee or reverse-pulley launch', adrep121: '3', adrep391: '30300' },
  { value: 'Self-launch - take-off and climb', adrep121: '3', adrep391: '30302' },
  { value: 'Engine start or stop in flight', adrep121: '4', adrep391: '30498' },
  { value: 'Thermalling', adrep121: '4', adrep391: '30402' },
  { value: 'Ridge or slope soaring', adrep121: '4', adrep391: '30401' },
  { value: 'Wave soaring', adrep121: '4', adrep391: '30403' },
  { value: 'Cloud flying', adrep121: '4', adrep391: '30404' },
  { value: 'Cruise or searching for lift', adrep121: '4', adrep391: '30505' },
  { value: 'Aerobatics or manoeuvring', adrep121: '5', adrep391: '30498' },
  { value: 'Stall or spin exercise', adrep121: '5', adrep391: '30498' },
  { value: 'Descent', adrep121: '4', adrep391: '30506' },
  { value: 'Final glide or competition finish', adrep121: '6', adrep391: '30406' },
  { value: 'Circuit - joining or crosswind', adrep121: '6', adrep391: '990916' },
  { value: 'Circuit - downwind', adrep121: '6', adrep391: '30601' },
  { value: 'Circuit - base leg', adrep121: '6', adrep391: '30602' },
  { value: 'Circuit - final approach', adrep121: '6', adrep391: '30603' },
  { value: 'Landing - flare and touchdown', adrep121: '7', adrep391: '30701' },
  { value: 'Landing - ground run', adrep121: '7', adrep391: '30702' },
  { value: 'Landing after launch failure', adrep121: '7', adrep391: '30703' },
  { value: 'Outlanding (field landing)', adrep121: '7', adrep391: '990813' },
  { value: 'After landing, stationary', adrep121: '1', adrep391: '30102' },
  { value: 'Tow plane - descent and landing', adrep121: '7', adrep391: null },
  { value: 'Parked or hangared', adrep121: '1', adrep391: '30100' },
  { value: 'Trailering or road retrieve', adrep121: null, adrep391: null },
  { value: 'Not in flight (club or site safety)', adrep121: null, adrep391: null },
  { value: 'Other', adrep121: null, adrep391: null },
  { value: 'Unknown', adrep121: '99', adrep391: '39900' },
] as const;

/** ADREP 127, and 299 (phenomena). */
export const WEATHER_CONDITIONS = [
  { value: 'VMC - good', adrep127: '1' },
  { value: 'VMC - marginal (cloud or visibility)', adrep127: '1' },
  { value: 'IMC or in cloud', adrep127: '2' },
  { value: 'Strong or gusting wind', adrep127: '1' },
  { value: 'Crosswind', adrep127: '1' },
  { value: 'Tailwind or wind shift', adrep127: '1' },
  { value: 'Wind gradient or wind shear', adrep127: '1' },
  { value: 'Strong thermals or turbulence', adrep127: '1' },
  { value: 'Rotor or mountain-wave turbulence', adrep127: '1' },
  { value: 'Strong sink or curl-over', adrep127: '1' },
  { value: 'Sea-breeze front or convergence', adrep127: '1' },
  { value: 'Rain or shower', adrep127: '1', adrep299: '1' },
  { value: 'Thunderstorm or gust front', adrep127: '1', adrep299: '11' },
  { value: 'Snow or hail', adrep127: '1', adrep299: '3' },
  { value: 'Fog, mist or haze', adrep127: '2', adrep299: '17' },
  { value: 'Low sun or glare', adrep127: '1' },
  { value: 'Icing or frost', adrep127: '1' },
  { value: 'Hot and high', adrep127: '1' },
  { value: 'Not a factor', adrep127: '1' },
  { value: 'Unknown', adrep127: '99' },
] as const;

/** ADREP 13, and 15 (type). */
export const AIRSPACE_CLASSES = [
  { value: 'Class A', adrep13: '1' },
  { value: 'Class B', adrep13: '2' },
  { value: 'Class C', adrep13: '3' },
  { value: 'Class D', adrep13: '4' },
  { value: 'Class E', adrep13: '5' },
  { value: 'Class F', adrep13: '6' },
  { value: 'Class G (uncontrolled)', adrep13: '7' },
  { value: 'Aerodrome traffic zone (ATZ)', adrep13: '98', adrep15: '3' },
  { value: 'Transponder or radio mandatory zone (TMZ/RMZ)', adrep13: '98' },
  { value: 'Danger, restricted or prohibited area', adrep13: '98', adrep15: '8' },
  { value: 'Gliding sector, wave box or temporary reserved area', adrep13: '98' },
  { value: 'Other', adrep13: '98' },
  { value: 'Unknown', adrep13: '99' },
] as const;

/** ADREP 79. */
export const FLIGHT_RULES = [
  { value: 'VFR', adrep79: '2' },
  { value: 'Special VFR', adrep79: '3' },
  { value: 'Controlled VFR', adrep79: '4' },
  { value: 'Night VFR', adrep79: '7' },
  { value: 'IFR', adrep79: '1' },
  { value: 'Cloud flying (glider)', adrep79: '98' },
  { value: 'None (not in flight)', adrep79: '97' },
  { value: 'Other', adrep79: '98' },
  { value: 'Unknown', adrep79: '99' },
] as const;

const words = (list: readonly { value: string }[]): string[] => list.map(({ value }) => value);

/** (C3.5) */
export const COMMON_FIELDS = {
  worldRegions: [...WORLD_REGIONS],
  injuryLevels: words(INJURY_LEVELS),
  damageLevels: words(DAMAGE_LEVELS),
  aircraftCategories: words(AIRCRAFT_CATEGORIES),
  manufacturers: [...MANUFACTURERS],
  operationTypes: words(OPERATION_TYPES),
  flightPhases: words(FLIGHT_PHASES),
  weatherConditions: words(WEATHER_CONDITIONS),
  airspaceClasses: words(AIRSPACE_CLASSES),
  flightRules: words(FLIGHT_RULES),
};
export type CommonFields = typeof COMMON_FIELDS;
