/** The public copy of a report (C3.9, C2.5) */
import * as z from 'zod/mini';
import { SEVERITIES } from '../../severity/severity.ts';
import type { ReportText } from '../report.ts';

export const PUBLISHED_TEXTS = [
  'headline',
  'narrative',
  'injuryLevel',
  'highestDamage',
  'localDate',
  'localTime',
  'locationOccurrence',
  'worldRegion',
  'stateArea',
  'aircraftCategory',
  'manufacturer',
  'model',
  'operationType',
  'flightPhase',
  'weatherConditions',
] as const satisfies readonly ReportText[];

/** Texts to de-identify (C5.2). */
export const DEIDENTIFIED_TEXTS = [...PUBLISHED_TEXTS, 'smsManagerComment'] as const;
export type DeidentifiedText = (typeof DEIDENTIFIED_TEXTS)[number];

/** The team's headline replaces the reporter's (C19.5). */
export const REVIEWED_TEXTS = [...DEIDENTIFIED_TEXTS, 'publicHeadline'] as const;
export type ReviewedText = (typeof REVIEWED_TEXTS)[number];

const text = z.nullable(z.string());

/** `submittedAt`: day or month (C5.5), never a time. */
export const PublicReport = z.strictObject({
  id: z.uuid(),
  headline: text,
  narrative: z.string(),
  language: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
  severity: z.enum(SEVERITIES),
  injuryLevel: text,
  highestDamage: text,
  localDate: text,
  localTime: text,
  locationOccurrence: text,
  worldRegion: text,
  stateArea: text,
  aircraftCategory: text,
  manufacturer: text,
  model: text,
  operationType: text,
  flightPhase: text,
  weatherConditions: text,
  smsManagerComment: text,
  submittedAt: z.union([z.iso.date(), z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))]),
});
export type PublicReport = z.output<typeof PublicReport>;

export const PublicCounts = z.object({ total: z.int() });
export type PublicCounts = z.output<typeof PublicCounts>;
