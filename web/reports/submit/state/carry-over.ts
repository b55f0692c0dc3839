/** Carries confidential fields to another language in `window.name`, read once: no storage, no URL (C14.3). */
import { FORM_FIELDS, type FormValues, KEEPABLE_FIELDS } from './values.ts';

const MARK = 'carried:';

/** Single-line fields, so that newlines can separate them. */
const CARRIED = FORM_FIELDS.filter((name) => !KEEPABLE_FIELDS.includes(name));

/** Clicks on language links carry these values until the returned function is called. */
export function carryOver(values: FormValues): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isOtherTab = ctrlKey || metaKey || shiftKey;
    if (!isOtherTab && (target as Element).closest('a[hreflang]'))
      window.name = MARK + CARRIED.map((field) => values[field]).join('\n');
  };
  document.addEventListener('click', onClick, true);
  // Back restores the form.
  addEventListener('pageshow', takeCarriedOver);
  return () => {
    document.removeEventListener('click', onClick, true);
    removeEventListener('pageshow', takeCarriedOver);
  };
}

/** Reads and clears them; null if no language was chosen. */
export function takeCarriedOver(): Partial<FormValues> | null {
  if (!window.name.startsWith(MARK)) return null;
  const texts = window.name.slice(MARK.length).split('\n');
  window.name = '';
  return Object.fromEntries(CARRIED.map((field, at) => [field, texts[at]]).filter(([, text]) => text));
}
