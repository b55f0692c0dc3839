/** Converts labels in the page's language to values for sending (C14.5). */
import { storedValueOf } from '../../../../domain/reports/labels/stored-value.ts';
import { REPORT_LANGUAGE_NAMES } from '../../../../domain/reports/language/languages.ts';
import { COMMON_FIELDS } from '../../../../domain/reports/lookups.ts';
import { FORM_SECTIONS } from '../../../components/report-fields/sections.ts';
import { CONTACT } from '../form/sections.ts';
import type { FormValues } from '../state/values.ts';

const LISTS = [...FORM_SECTIONS, CONTACT]
  .flatMap(({ controls }) => controls)
  .flatMap(({ field, list }) => (list ? [{ field, values: COMMON_FIELDS[list] as readonly string[] }] : []));

/** Other texts are unchanged. */
export const withStoredValues = (values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(LISTS.map(({ field, values: known }) => [field, storedValueOf(values[field], known)])),
  narrativeLanguage: storedValueOf(values.narrativeLanguage, Object.values(REPORT_LANGUAGE_NAMES)),
});
