/** What a reporter adds to the own report later, with the receipt code (contract C15.7): fields of the form that are still empty. */
import * as z from 'zod/mini';
import { uploads } from '../photos/upload.ts';
import { REPORT_TEXTS, type ReportText } from '../reports/report.ts';
import { textField } from '../text/field.ts';

/** The fields of the form but narrative, club and contact, in the order of section 3. */
export const DETAIL_FIELDS = [
  'localDate',
  'localTime',
  'locationOccurrence',
  'worldRegion',
  'stateArea',
  'headline',
  'narrativeLanguage',
  'injuryLevel',
  'highestDamage',
  'aircraftCategory',
  'aircraftRegistration',
  'manufacturer',
  'model',
  'lastDeparturePointIcao',
  'plannedDestinationIcao',
  'operationType',
  'flightPhase',
  'weatherConditions',
  'airspaceClass',
  'currentFlightRules',
] as const satisfies readonly ReportText[];

export type DetailField = (typeof DETAIL_FIELDS)[number];

const texts = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, textField(REPORT_TEXTS[field])])) as Record<
  DetailField,
  ReturnType<typeof textField>
>;

/** The details themselves, by the rules of the form; blank ones are `null`, unknown keys are dropped. Judged once the code is known to be right. */
export const DetailTexts = z.object(texts);
export type DetailTexts = z.output<typeof DetailTexts>;

/** The details with the photos that come along (C16.2). */
export const Details = z.object({ ...texts, uploads });
export type Details = z.output<typeof Details>;

export const ReceiptDetails = z.object({
  code: z.optional(z.string()),
  key: z.optional(z.string()),
  ...texts,
  uploads,
});
export type ReceiptDetails = z.input<typeof ReceiptDetails>;

/** The answer: the fields that are still empty, in the order of section 3. */
export const EmptyDetails = z.object({ empty: z.array(z.enum(DETAIL_FIELDS)) });
export type EmptyDetails = z.output<typeof EmptyDetails>;

export function emptyDetails(report: Readonly<Record<DetailField, string | null>>): DetailField[] {
  return DETAIL_FIELDS.filter((field) => report[field] === null);
}

/** What of the details a report lacks: a field that holds something stays as it is. */
export function detailsForEmptyFields(
  report: Readonly<Record<DetailField, string | null>>,
  sent: DetailTexts,
): [DetailField, string][] {
  return emptyDetails(report).flatMap((field) => {
    const text = sent[field];
    return text === null ? [] : [[field, text] as [DetailField, string]];
  });
}

/** A field that came later, and the day (UTC), for the safety team: `GET /api/reports/{id}/details-added`. */
export const DetailAdded = z.object({ field: z.enum(DETAIL_FIELDS), on: z.iso.date() });
export type DetailAdded = z.output<typeof DetailAdded>;

export const isDetailField = (name: string): name is DetailField => (DETAIL_FIELDS as readonly string[]).includes(name);
