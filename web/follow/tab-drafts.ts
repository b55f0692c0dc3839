/**
 * What is being written, kept by the tab (sessionStorage) so that a reload and another language lose nothing: the text of an answer,
 * and details that may be kept (details/details-form.tsx); never the code or anything that was given before (contract C7.9, C10.1).
 */
const tabDraft = (key: string) => ({
  /** The kept text; empty where there is none, or where storage is forbidden. */
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  /** Keeps the text in place of what was kept; an empty one leaves nothing. */
  keep(text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Storage is full or forbidden: then nothing is kept, and nothing else changes.
    }
  },
});

export const answerDraft = tabDraft('follow-draft');

export const detailsDraft = tabDraft('follow-details');
