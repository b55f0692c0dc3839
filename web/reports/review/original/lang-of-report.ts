/** Tells browsers and screen readers the language of a report's own texts (contract C14.8). */
import { languageOf } from '../../../../domain/reports/language/language-of.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';

/** The `lang` of an element with the headline, the story or the comment; nothing where the language is not known. */
export function langOfReport(report: StaffReport): { lang?: string } {
  const lang = languageOf(report);
  return lang === null ? {} : { lang };
}
