/**
 * What has been written so far, kept by the tab alone (sessionStorage) so that a reload loses nothing. Who reports and which
 * aircraft it was are never kept, and after a submission nothing is (contract C7.9).
 */
import { EMPTY_FORM, type FormValues, KEEPABLE_FIELDS } from './values.ts';

const KEY = 'report-draft';

/** Keeps what may be kept. Storage may be full or forbidden: then there is no draft, and nothing else changes. */
export function saveDraft(values: FormValues): void {
  try {
    const kept = KEEPABLE_FIELDS.filter((name) => values[name] !== EMPTY_FORM[name]).map((name) => [
      name,
      values[name],
    ]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // See above.
  }
}

/** The kept draft, or `null`. Anything that is not a text of a field that may be kept is left behind. */
export function savedDraft(): FormValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!kept || typeof kept !== 'object') return null;
    const texts = Object.entries(kept).filter(
      ([name, text]) => (KEEPABLE_FIELDS as string[]).includes(name) && typeof text === 'string',
    );
    return texts.length > 0 ? { ...EMPTY_FORM, ...Object.fromEntries(texts) } : null;
  } catch {
    return null;
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so there is none.
  }
}
