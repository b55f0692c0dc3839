/** The `lang` and `dir` attributes for a report's own texts (C14.8). */
import { languageOf } from '../../../../domain/reports/language/language-of.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';

/** `lang` is omitted if the language is unknown. */
export function langOfReport(report: StaffReport): { lang?: string; dir: 'auto' } {
  const lang = languageOf(report);
  return lang === null ? { dir: 'auto' } : { lang, dir: 'auto' };
}
