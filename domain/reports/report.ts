/** Report fields: labels and rules (specification section 3, C7.1) */

import { dayError, timeError } from '../text/calendar.ts';
import { emailError } from '../text/email.ts';
import { LONG_TEXT_MAX } from '../text/limits.ts';
import type { TextRule } from '../text/rule.ts';
import { telephoneError } from '../text/telephone.ts';
import * as words from './words/en.ts';

export const NARRATIVE_MIN = 10;
const TELEPHONE_MAX = 300;
export const DEFAULT_NARRATIVE_LANGUAGE = 'English';

const NARRATIVE_TOO_SHORT = words.narrativeTooShort;
export const CLUB_REQUIRED = words.clubRequired;
const EMAIL_REQUIRED = words.emailRequired;

const narrative: TextRule & { required: string } = {
  label: words.labels.narrative,
  max: LONG_TEXT_MAX,
  multiline: true,
  required: NARRATIVE_TOO_SHORT,
  check: (text) => (text.length < NARRATIVE_MIN ? NARRATIVE_TOO_SHORT : null),
};

export const REPORT_TEXTS = {
  utcDate: { label: words.labels.utcDate, check: dayError },
  utcTime: { label: words.labels.utcTime, check: timeError },
  localDate: { label: words.labels.localDate, check: dayError },
  localTime: { label: words.labels.localTime, check: timeError },
  locationOccurrence: { label: words.labels.locationOccurrence },
  worldRegion: { label: words.labels.worldRegion },
  stateArea: { label: words.labels.stateArea },
  headline: { label: words.labels.headline },
  narrativeLanguage: { label: words.labels.narrativeLanguage },
  narrative,
  injuryLevel: { label: words.labels.injuryLevel },
  highestDamage: { label: words.labels.highestDamage },
  stateOfRegistry: { label: words.labels.stateOfRegistry },
  aircraftCategory: { label: words.labels.aircraftCategory },
  aircraftRegistration: { label: words.labels.aircraftRegistration },
  manufacturer: { label: words.labels.manufacturer },
  model: { label: words.labels.model },
  serialNumber: { label: words.labels.serialNumber },
  yearBuilt: { label: words.labels.yearBuilt },
  otherAircraftInfo: { label: words.labels.otherAircraftInfo },
  lastDeparturePointCountry: { label: words.labels.lastDeparturePointCountry },
  lastDeparturePointIcao: { label: words.labels.lastDeparturePointIcao },
  lastDeparturePointOther: { label: words.labels.lastDeparturePointOther },
  plannedDestinationCountry: { label: words.labels.plannedDestinationCountry },
  plannedDestinationIcao: { label: words.labels.plannedDestinationIcao },
  plannedDestinationOther: { label: words.labels.plannedDestinationOther },
  operationType: { label: words.labels.operationType },
  flightPhase: { label: words.labels.flightPhase },
  occurrenceOnGround: { label: words.labels.occurrenceOnGround },
  weatherRelevant: { label: words.labels.weatherRelevant },
  weatherConditions: { label: words.labels.weatherConditions },
  airspaceClass: { label: words.labels.airspaceClass },
  currentFlightRules: { label: words.labels.currentFlightRules },
  reporterName: { label: words.labels.reporterName },
  reporterEmail: { label: words.labels.reporterEmail, required: EMAIL_REQUIRED, check: emailError },
  reporterTelephone: { label: words.labels.reporterTelephone, max: TELEPHONE_MAX, check: telephoneError },
} as const satisfies Record<string, TextRule>;

export type ReportText = keyof typeof REPORT_TEXTS;

export const REPORT_TEXT_NAMES = Object.keys(REPORT_TEXTS) as ReportText[];

/** Never exported (C5, C12.4). */
export const CONTACT_TEXTS = [
  'reporterName',
  'reporterEmail',
  'reporterTelephone',
] as const satisfies readonly ReportText[];

/** Exported only at an admin's request (C12.4). */
export const IDENTIFYING_TEXTS = ['aircraftRegistration', 'serialNumber'] as const satisfies readonly ReportText[];

/** Never published (sections 2 and 3). */
export const CONFIDENTIAL_TEXTS = [...IDENTIFYING_TEXTS, ...CONTACT_TEXTS] as const;
