/**
 * An answer that is being written, kept by the tab (sessionStorage) so that a reload loses nothing: its text alone, never the code
 * or anything of the report (contract C7.9, C10.1).
 */
const KEY = 'follow-draft';

/** The kept text; empty where there is none, or where storage is forbidden. */
export function keptAnswer(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the text in place of what was kept; an empty one leaves nothing. */
export function keepAnswer(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is full or forbidden: then nothing is kept, and nothing else changes.
  }
}
