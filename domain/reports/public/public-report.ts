/** What the world may know of a report: exactly these keys and no other (contract C3.9, C2.5). */
import * as z from 'zod/mini';
import { SEVERITIES } from '../../severity/severity.ts';
import type { ReportText } from '../report.ts';

/** The report's own texts that a published copy shows, in the order of C3.9. */
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

/** Published texts that may hold free words and go through de-identification (C5.2), the comment among them. */
export const DEIDENTIFIED_TEXTS = [...PUBLISHED_TEXTS, 'smsManagerComment'] as const;
export type DeidentifiedText = (typeof DEIDENTIFIED_TEXTS)[number];

/** All texts about which the team decides: its own headline takes the place of the reporter's in the copy (C19.5). */
export const REVIEWED_TEXTS = [...DEIDENTIFIED_TEXTS, 'publicHeadline'] as const;
export type ReviewedText = (typeof REVIEWED_TEXTS)[number];

const text = z.nullable(z.string());

/** A published copy. `submittedAt` is the day alone (`2026-06-01`), or the month (`2026-06`, C5.5): a copy holds no time of submission. */
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

/** How many published copies the filters match (C3.11). */
export const PublicCounts = z.object({ total: z.int() });
export type PublicCounts = z.output<typeof PublicCounts>;
