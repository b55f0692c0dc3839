/** The draft in sessionStorage, without contact or aircraft identity; removed after submission (C7.9). */
import { EMPTY_FORM, type FormValues, KEEPABLE_FIELDS } from './values.ts';

const KEY = 'report-draft';

/** No draft if storage is full or forbidden. */
export function saveDraft(values: FormValues): void {
  try {
    const entries = KEEPABLE_FIELDS.filter((name) => values[name] !== EMPTY_FORM[name]).map((name) => [
      name,
      values[name],
    ]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {}
}

/** Ignores all but text of fields that may be kept. */
export function savedDraft(): FormValues | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!draft || typeof draft !== 'object') return null;
    const texts = Object.entries(draft).filter(
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
    // Storage is forbidden.
  }
}
