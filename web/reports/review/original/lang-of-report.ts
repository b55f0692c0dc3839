/** The `lang` attribute for a report's own texts (C14.8). */
import { languageOf } from '../../../../domain/reports/language/language-of.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';

/** Omitted if the language is unknown. */
export function langOfReport(report: StaffReport): { lang?: string } {
  const lang = languageOf(report);
  return lang === null ? {} : { lang };
}
