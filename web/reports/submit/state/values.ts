/** What the form holds while it is being written, and what of it may be kept, sent or is still missing. */
import {
  CONFIDENTIAL_TEXTS,
  NARRATIVE_MIN,
  REPORT_TEXT_NAMES,
  type ReportText,
} from '../../../../domain/reports/report.ts';
import * as words from './words/en.ts';

export type FormField = 'clubId' | ReportText;
/**
 * Every field as text; also those that the form shows no input for, which stay empty (specification section 2). While
 * `narrativeLanguage` is blank, it follows the words of the story (C19.3).
 */
export type FormValues = Record<FormField, string>;

export const EMPTY_FORM: FormValues = {
  ...(Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, ''])) as Record<ReportText, string>),
  clubId: '',
};

export const FORM_FIELDS = Object.keys(EMPTY_FORM) as FormField[];

/** The fields that the browser may keep while the report is being written; never who reports (C7.9). */
export const KEEPABLE_FIELDS = FORM_FIELDS.filter((name) => !(CONFIDENTIAL_TEXTS as readonly string[]).includes(name));

/** True where somebody wrote or chose something; a region that we filled in ourselves does not count. */
export function isDirty(values: FormValues, empty: FormValues, detectedRegion: string | null): boolean {
  return FORM_FIELDS.some(
    (name) => values[name] !== empty[name] && !(name === 'worldRegion' && values[name] === detectedRegion),
  );
}

/** False while all there is of the story is the beginning of its first word, or only the club was chosen. */
export function isWorthKeeping(values: FormValues): boolean {
  const { narrative, clubId: _clubId, ...others } = values;
  return /\S\s/.test(narrative) || isDirty({ ...values, narrative: '', clubId: '' }, EMPTY_FORM, others.worldRegion);
}

/** The required fields that are not there yet, as section 5 counts them. */
export function missingFields(values: FormValues): { field: FormField; label: string }[] {
  return [
    { field: 'clubId' as const, done: values.clubId !== '' },
    { field: 'narrative' as const, done: values.narrative.trim().length >= NARRATIVE_MIN },
    { field: 'reporterEmail' as const, done: values.reporterEmail.trim() !== '' },
  ].flatMap(({ field, done }) => (done ? [] : [{ field, label: words.required[field] }]));
}
