/** The draft in sessionStorage, without contact or aircraft identity; removed after submission (C7.9). */
import { DRAFT_FIELDS, EMPTY_FORM, FORM_FIELDS, type FormValues } from './values.ts';

const KEY = 'report-draft';
/** Set if confidential fields were filled in, without their text. */
const CUT = 'cut';

/** No draft if storage is full or forbidden. */
export function saveDraft(values: FormValues): void {
  try {
    const entries = DRAFT_FIELDS.filter((name) => values[name] !== EMPTY_FORM[name]).map((name) => [
      name,
      values[name],
    ]);
    const isCut = FORM_FIELDS.some((name) => !DRAFT_FIELDS.includes(name) && values[name] !== '');
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(entries), ...(isCut && { [CUT]: true }) }));
  } catch {}
}

function stored(): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return draft && typeof draft === 'object' ? draft : {};
  } catch {
    return {};
  }
}

/** Ignores anything but text in fields that may be kept. */
export function savedDraft(): FormValues | null {
  const texts = Object.entries(stored()).filter(
    ([name, text]) => (DRAFT_FIELDS as string[]).includes(name) && typeof text === 'string',
  );
  return texts.length > 0 ? { ...EMPTY_FORM, ...Object.fromEntries(texts) } : null;
}

/** False if something confidential had been filled in, which is never kept. */
export const isDraftComplete = (): boolean => !(CUT in stored());

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden.
  }
}
