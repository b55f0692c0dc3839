/** Fields a reporter adds later with the receipt code (C15.7) */
import * as z from 'zod/mini';
import { uploads } from '../photos/upload.ts';
import { REPORT_TEXTS, type ReportText } from '../reports/report.ts';
import { textField } from '../text/field.ts';

/** In form order, without narrative, club and contact. */
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

/** The form's rules, checked after the code. */
export const DetailTexts = z.object(texts);
export type DetailTexts = z.output<typeof DetailTexts>;

/** With photos (C16.2). */
export const Details = z.object({ ...texts, uploads });
export type Details = z.output<typeof Details>;

export const ReceiptDetails = z.object({
  code: z.optional(z.string()),
  key: z.optional(z.string()),
  ...texts,
  uploads,
});
export type ReceiptDetails = z.input<typeof ReceiptDetails>;

/** In form order. */
export const EmptyDetails = z.object({ empty: z.array(z.enum(DETAIL_FIELDS)) });
export type EmptyDetails = z.output<typeof EmptyDetails>;

export function emptyDetails(report: Readonly<Record<DetailField, string | null>>): DetailField[] {
  return DETAIL_FIELDS.filter((field) => report[field] === null);
}

export function detailsForEmptyFields(
  report: Readonly<Record<DetailField, string | null>>,
  sent: DetailTexts,
): [DetailField, string][] {
  return emptyDetails(report).flatMap((field) => {
    const text = sent[field];
    return text === null ? [] : [[field, text] as [DetailField, string]];
  });
}

/** `on`: the UTC day. */
export const AddedDetail = z.object({ field: z.enum(DETAIL_FIELDS), on: z.iso.date() });
export type AddedDetail = z.output<typeof AddedDetail>;

export const isDetailField = (name: string): name is DetailField => (DETAIL_FIELDS as readonly string[]).includes(name);
