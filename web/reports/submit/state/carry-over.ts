/** Carries confidential fields and ticks to another language in `window.name`, read once: no storage, no URL (C14.3). */
import { DRAFT_FIELDS, FORM_FIELDS, type FormValues, type ReceiptOptions } from './values.ts';

const PREFIX = 'carried:';

/** Single-line fields, so that newlines can separate them. */
const CARRIED = FORM_FIELDS.filter((name) => !DRAFT_FIELDS.includes(name));

/** Clicks on language links carry these until the returned function is called. */
export function carryOver(values: FormValues, { notifyReporter, linkOpens }: ReceiptOptions): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const staysHere = ctrlKey || metaKey || shiftKey || altKey;
    if (!staysHere && (target as Element).closest('a[hreflang]'))
      window.name =
        PREFIX + [Number(notifyReporter) + Number(linkOpens), ...CARRIED.map((field) => values[field])].join('\n');
  };
  const stop = new AbortController();
  // While bubbling: a link that asks before it is followed stops the click.
  addEventListener('click', onClick, stop);
  // Back restores the form; from an error page, as without a connection, the browser has cleared the name.
  addEventListener('pageshow', takeCarriedOver, stop);
  return () => stop.abort();
}

/** Reads and clears them; null if no language was chosen. */
export function takeCarriedOver(): { texts: Partial<FormValues>; options: ReceiptOptions } | null {
  if (!window.name.startsWith(PREFIX)) return null;
  const [ticks = '', ...texts] = window.name.slice(PREFIX.length).split('\n');
  window.name = '';
  return {
    texts: Object.fromEntries(CARRIED.map((field, at) => [field, texts[at]]).filter(([, text]) => text)),
    // The second tick needs the first, so their number says which.
    options: { notifyReporter: Number(ticks) > 0, linkOpens: Number(ticks) > 1 },
  };
}
