/** The fields of a safety occurrence report (specification section 3), their labels (contract C7.1) and rules. */

import { dayComplaint, timeComplaint } from '../text/calendar.ts';
import { emailComplaint } from '../text/email.ts';
import { LONG_TEXT_MAX } from '../text/limits.ts';
import type { TextRule } from '../text/rule.ts';
import { telephoneComplaint } from '../text/telephone.ts';

export const NARRATIVE_MIN = 10;
export const TELEPHONE_MAX = 300;
export const DEFAULT_NARRATIVE_LANGUAGE = 'English';

/** Said of a narrative that is missing or too short (section 5). */
export const NARRATIVE_TOO_SHORT = 'Please provide at least a brief description of what occurred';
/** Said where the club is missing or unknown (section 5, contract C3.8). */
export const CLUB_REQUIRED = 'Please select a club';
/** Said where the reporter's email is missing (section 5). */
export const EMAIL_REQUIRED = 'Email address is required for follow-up';

const narrative: TextRule & { required: string } = {
  label: 'Narrative',
  max: LONG_TEXT_MAX,
  multiline: true,
  required: NARRATIVE_TOO_SHORT,
  check: (text) => (text.length < NARRATIVE_MIN ? NARRATIVE_TOO_SHORT : null),
};

/** Every text field that a reporter may fill, with its rule, in the order of section 3. */
export const REPORT_TEXTS = {
  utcDate: { label: 'UTC Date', check: dayComplaint },
  utcTime: { label: 'UTC Time', check: timeComplaint },
  localDate: { label: 'Date', check: dayComplaint },
  localTime: { label: 'Time', check: timeComplaint },
  locationOccurrence: { label: 'Location' },
  worldRegion: { label: 'World Region' },
  stateArea: { label: 'State/Area' },
  headline: { label: 'Headline' },
  narrativeLanguage: { label: 'Narrative Language' },
  narrative,
  injuryLevel: { label: 'Injury Level' },
  highestDamage: { label: 'Highest Damage' },
  stateOfRegistry: { label: 'State of Registry' },
  aircraftCategory: { label: 'Aircraft Category' },
  aircraftRegistration: { label: 'Registration' },
  manufacturer: { label: 'Manufacturer' },
  model: { label: 'Model' },
  serialNumber: { label: 'Serial Number' },
  yearBuilt: { label: 'Year Built' },
  otherAircraftInfo: { label: 'Other Aircraft Information' },
  lastDeparturePointCountry: { label: 'Departure Country' },
  lastDeparturePointIcao: { label: 'Departure' },
  lastDeparturePointOther: { label: 'Other Departure' },
  plannedDestinationCountry: { label: 'Destination Country' },
  plannedDestinationIcao: { label: 'Destination' },
  plannedDestinationOther: { label: 'Other Destination' },
  operationType: { label: 'Operation Type' },
  flightPhase: { label: 'Flight Phase' },
  occurrenceOnGround: { label: 'Occurrence on Ground' },
  weatherRelevant: { label: 'Weather Relevant' },
  weatherConditions: { label: 'Weather Conditions' },
  airspaceClass: { label: 'Airspace Class' },
  currentFlightRules: { label: 'Flight Rules' },
  reporterName: { label: 'Name' },
  reporterEmail: { label: 'Email', required: EMAIL_REQUIRED, check: emailComplaint },
  reporterTelephone: { label: 'Phone', max: TELEPHONE_MAX, check: telephoneComplaint },
} as const satisfies Record<string, TextRule>;

export type ReportText = keyof typeof REPORT_TEXTS;

/** The names of a reporter's text fields, in the order of section 3. */
export const REPORT_TEXT_NAMES = Object.keys(REPORT_TEXTS) as ReportText[];

/** What tells who reported: it goes when the contact is erased, by hand or by age, and no export ever has it (C5, C12.4). */
export const CONTACT_TEXTS = [
  'reporterName',
  'reporterEmail',
  'reporterTelephone',
] as const satisfies readonly ReportText[];

/** What tells which aircraft it was: in exports only where an admin asks for it (C12.4). */
export const IDENTIFYING_TEXTS = ['aircraftRegistration', 'serialNumber'] as const satisfies readonly ReportText[];

/** What is never published: the reporter, and what tells which aircraft it was (sections 2 and 3). */
export const CONFIDENTIAL_TEXTS = [...IDENTIFYING_TEXTS, ...CONTACT_TEXTS] as const;
