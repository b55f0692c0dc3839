/**
 * Unsent messages and details in sessionStorage, so that a reload or a change of language loses nothing; never the code
 * or earlier messages (C7.9, C10.1).
 */
const tabDraft = (key: string) => ({
  /** Empty if there is none, or storage is forbidden. */
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  /** Empty text removes it. */
  write(text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Storage is full or forbidden: nothing is kept.
    }
  },
});

export const messageDraft = tabDraft('follow-draft');

/** The Idempotency-Key of an attempt whose response never arrived. */
export const messageKey = tabDraft('follow-key');

export const detailsDraft = tabDraft('follow-details');

/** How many photos were chosen: a reload loses them (C16.1). */
export const photosDraft = tabDraft('follow-photos');

export function deleteDrafts(): void {
  for (const draft of [messageDraft, messageKey, detailsDraft, photosDraft]) draft.write('');
}
