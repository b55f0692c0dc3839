/**
 * The draft in sessionStorage, without contact or aircraft identity, and how many photos and flight logs were chosen,
 * never the files; removed after submission (C7.9, C16.1).
 */
import { DRAFT_FIELDS, EMPTY_FORM, FORM_FIELDS, type FormValues } from './values.ts';

const KEY = 'report-draft';
/** Set if confidential fields were filled in, without their text. */
const INCOMPLETE = 'cut';

export const CHOSEN_PHOTOS = 'report-photos';
export const CHOSEN_LOG = 'report-log';

/** Does nothing if storage is full or forbidden. */
export function withStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

export function saveDraft(values: FormValues): void {
  withStorage((storage) => {
    const entries = DRAFT_FIELDS.filter((name) => values[name] !== EMPTY_FORM[name]).map((name) => [
      name,
      values[name],
    ]);
    const isIncomplete = FORM_FIELDS.some((name) => !DRAFT_FIELDS.includes(name) && values[name] !== '');
    storage.setItem(
      KEY,
      JSON.stringify({ ...Object.fromEntries(entries), ...(isIncomplete && { [INCOMPLETE]: true }) }),
    );
  });
}

/** Empty without a draft. */
const stored = (): object => Object(withStorage((storage) => JSON.parse(String(storage.getItem(KEY)))));

/** Ignores anything but text in fields that may be kept. */
export function readDraft(): FormValues | null {
  const texts = Object.entries(stored()).filter(
    ([name, text]) => (DRAFT_FIELDS as string[]).includes(name) && typeof text === 'string',
  );
  return texts.length > 0 ? { ...EMPTY_FORM, ...Object.fromEntries(texts) } : null;
}

/** False if something confidential had been filled in, which is never kept. */
export const isDraftComplete = (): boolean => !(INCOMPLETE in stored());

/** `null` if the storage cannot be read. */
export const isDraftGone = (): boolean | null => withStorage((storage) => !storage.getItem(KEY));

/** 0 if none were. */
export const chosenCount = (key: string): number => Number(withStorage((storage) => storage.getItem(key)));

export function deleteDraft(key = KEY): void {
  withStorage((storage) => storage.removeItem(key));
}
