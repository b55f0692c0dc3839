/**
 * Carries confidential fields into another language in `window.name`: no storage, no address, and taken at once
 * (C14.3).
 */
import { FORM_FIELDS, type FormValues, KEEPABLE_FIELDS } from './values.ts';

const MARK = 'carried:';

/** Single lines, so that lines separate them. */
const CARRIED = FORM_FIELDS.filter((name) => !KEEPABLE_FIELDS.includes(name));

/** Until the returned function is called, a press on a language link carries these values. */
export function carryOver(values: FormValues): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isOtherTab = ctrlKey || metaKey || shiftKey;
    if (!isOtherTab && (target as Element).closest('a[hreflang]'))
      window.name = MARK + CARRIED.map((field) => values[field]).join('\n');
  };
  document.addEventListener('click', onClick, true);
  // Back finds the form as it was.
  addEventListener('pageshow', takeCarriedOver);
  return () => {
    document.removeEventListener('click', onClick, true);
    removeEventListener('pageshow', takeCarriedOver);
  };
}

/** Takes and forgets them. */
export function takeCarriedOver(): Partial<FormValues> {
  if (!window.name.startsWith(MARK)) return {};
  const texts = window.name.slice(MARK.length).split('\n');
  window.name = '';
  return Object.fromEntries(CARRIED.map((field, at) => [field, texts[at]]).filter(([, text]) => text));
}
