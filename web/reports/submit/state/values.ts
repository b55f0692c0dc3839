/** The form's values: which may be kept, and which are missing. */
import {
  CONFIDENTIAL_TEXTS,
  NARRATIVE_MIN,
  REPORT_TEXT_NAMES,
  type ReportText,
} from '../../../../domain/reports/report.ts';
import * as words from './words/en.ts';

export type FormField = 'clubId' | ReportText;
/** Includes fields without an input, which stay empty. A blank `narrativeLanguage` follows the narrative (C19.3). */
export type FormValues = Record<FormField, string>;

export const EMPTY_FORM: FormValues = {
  ...(Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, ''])) as Record<ReportText, string>),
  clubId: '',
};

/** Whether to email about questions, and whether the link opens the report without the code (C10.2, C19.7). */
export type ReceiptOptions = { notifyReporter: boolean; linkOpens: boolean };

export const NO_OPTIONS: ReceiptOptions = { notifyReporter: false, linkOpens: false };

export const FORM_FIELDS = Object.keys(EMPTY_FORM) as FormField[];

/** Never the contact or the aircraft's identity (C7.9). */
export const DRAFT_FIELDS = FORM_FIELDS.filter((name) => !(CONFIDENTIAL_TEXTS as readonly string[]).includes(name));

/** A prefilled region does not count. */
export function isDirty(values: FormValues, empty: FormValues, detectedRegion: string | null): boolean {
  return FORM_FIELDS.some(
    (name) => values[name] !== empty[name] && !(name === 'worldRegion' && values[name] === detectedRegion),
  );
}

/** Ignores club, region and the start of a first word. */
export function isWorthKeeping(values: FormValues): boolean {
  const { narrative, worldRegion } = values;
  return /\S\s/.test(narrative) || isDirty({ ...values, narrative: '', clubId: '' }, EMPTY_FORM, worldRegion);
}

export function missingFields(values: FormValues): { field: FormField; label: string }[] {
  return [
    { field: 'clubId' as const, done: values.clubId !== '' },
    { field: 'narrative' as const, done: values.narrative.trim().length >= NARRATIVE_MIN },
    { field: 'reporterEmail' as const, done: values.reporterEmail.trim() !== '' },
  ].flatMap(({ field, done }) => (done ? [] : [{ field, label: words.required[field] }]));
}
