/** Carries confidential fields and ticks to another language in `window.name`, read once: no storage, no URL (C14.3). */
import { DRAFT_FIELDS, FORM_FIELDS, type FormValues, type ReceiptOptions } from './values.ts';

const PREFIX = 'carried:';

/** Single-line fields, so that newlines can separate them. */
const CARRIED = FORM_FIELDS.filter((name) => !DRAFT_FIELDS.includes(name));

/** As a count: the second tick needs the first. */
const ticksOf = ({ notifyReporter, linkOpens }: ReceiptOptions) => Number(notifyReporter) + Number(linkOpens);

/** Clicks on language links carry these until the returned function is called. */
export function carryOver(values: FormValues, options: ReceiptOptions): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) => {
    const staysHere = ctrlKey || metaKey || shiftKey || altKey || defaultPrevented;
    if (!staysHere && (target as Element).closest('a[hreflang]'))
      window.name = [PREFIX + ticksOf(options), ...CARRIED.map((field) => values[field])].join('\n');
  };
  document.addEventListener('click', onClick);
  // Back restores the form.
  addEventListener('pageshow', takeCarriedOver);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('pageshow', takeCarriedOver);
  };
}

/** Reads and clears them; null if no language was chosen. */
export function takeCarriedOver(): { texts: Partial<FormValues>; options: ReceiptOptions } | null {
  if (!window.name.startsWith(PREFIX)) return null;
  const [ticks = '', ...texts] = window.name.slice(PREFIX.length).split('\n');
  window.name = '';
  return {
    texts: Object.fromEntries(CARRIED.map((field, at) => [field, texts[at]]).filter(([, text]) => text)),
    options: { notifyReporter: Number(ticks) > 0, linkOpens: Number(ticks) > 1 },
  };
}
