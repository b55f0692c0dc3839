/** The draft of additional details: what the tab keeps (C7.9), and what is sent. */
import { type DetailField, DetailTexts, isDetailField } from '../../../domain/receipt/details.ts';
import { storedValueOf } from '../../../domain/reports/labels/stored-value.ts';
import type { CommonFields } from '../../../domain/reports/lookups.ts';
import { CONFIDENTIAL_TEXTS } from '../../../domain/reports/report.ts';
import { check } from '../../../domain/validate.ts';
import { errorsByField } from '../../components/api-failure.ts';
import { FORM_SECTIONS } from '../../components/report-fields/sections.ts';
import { detailsDraft } from '../tab-drafts.ts';

export type Details = Partial<Record<DetailField, string>>;
export type DetailErrors = Partial<Record<DetailField, string>>;

const isKeepable = (field: string): field is DetailField =>
  isDetailField(field) && !(CONFIDENTIAL_TEXTS as readonly string[]).includes(field);

/** Never stores the aircraft's identity, just as the form's draft does not. */
export function writeDetailsDraft(details: Details): void {
  const filled = Object.entries(details).filter(([field, text]) => isKeepable(field) && text !== '');
  detailsDraft.write(filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled)));
}

/** Ignores everything except text of fields that may be kept. */
export function readDetailsDraft(): Details {
  try {
    const stored: unknown = JSON.parse(detailsDraft.read());
    const entries = Object.entries(stored as object);
    return Object.fromEntries(entries.filter(([field, text]) => isKeepable(field) && typeof text === 'string'));
  } catch {
    return {};
  }
}

const LISTS = new Map<string, keyof CommonFields | undefined>(
  FORM_SECTIONS.flatMap(({ controls }) => controls.map(({ field, list }) => [field, list])),
);

/** Labels in the page's language are sent as values (C14.5). */
export function detailsToSend(details: Details, lists: CommonFields): Details {
  const toSend = Object.entries(details).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    toSend.map(([field, text]) => {
      const list = LISTS.get(field);
      return [field, list ? storedValueOf(text, lists[list]) : text];
    }),
  );
}

export function detailErrors(details: Details): DetailErrors {
  const checked = check(DetailTexts, details);
  return 'errors' in checked ? errorsByField(checked.errors) : {};
}
