/**
 * What a tab may not keep goes along all the same when somebody changes the language of the form (contract C14.3): in the
 * tab's name, which stands in no storage and no address, and from which the next document takes it at once.
 */
import { FORM_FIELDS, type FormField, type FormValues, KEEPABLE_FIELDS } from './values.ts';

const MARK = 'carried-along:';

const CARRIED = FORM_FIELDS.filter((name) => !KEEPABLE_FIELDS.includes(name));

/** Until the function that it gives is called, a press on a link to another language takes these values along. */
export function carryAlong(values: FormValues): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    // Another tab takes nothing along.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if (!(target instanceof Element) || !target.closest('a[hreflang]')) return;
    window.name = MARK + JSON.stringify(Object.fromEntries(CARRIED.map((field) => [field, values[field]])));
  };
  // Whoever comes back by the browser's own way finds the form as it was.
  const forget = () => void takeCarried();
  document.addEventListener('click', onClick, true);
  addEventListener('pageshow', forget);
  return () => {
    document.removeEventListener('click', onClick, true);
    removeEventListener('pageshow', forget);
  };
}

/** The values that came along, and forgets them; empty where none did. */
export function takeCarried(): Partial<Record<FormField, string>> {
  if (!window.name.startsWith(MARK)) return {};
  const text = window.name.slice(MARK.length);
  window.name = '';
  try {
    const values = Object.entries(JSON.parse(text) as object);
    return Object.fromEntries(values.filter(([field, value]) => CARRIED.includes(field as FormField) && value !== ''));
  } catch {
    return {};
  }
}
