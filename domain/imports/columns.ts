/** Fields that an import column can map to (C12.7) */
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from '../reports/report.ts';
import * as words from './words/en.ts';

export const IMPORT_FIELDS = [...REPORT_TEXT_NAMES, 'smsManagerComment', 'submittedAt'] as const;
export type ImportField = ReportText | 'smsManagerComment' | 'submittedAt';

/** As in a spreadsheet: A to Z, then AA. */
export function columnLetters(at: number): string {
  return (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
}

export function importLabel(field: ImportField): string {
  if (field === 'smsManagerComment') return words.comment;
  return field === 'submittedAt' ? words.dayOfSubmission : REPORT_TEXTS[field].label;
}
