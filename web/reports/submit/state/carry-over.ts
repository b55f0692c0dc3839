/**
 * What a tab may not keep goes along all the same when somebody changes the language of the form (contract C14.3): in the
 * tab's name, which stands in no storage and no address, and from which the next document takes it at once.
 */
import { FORM_FIELDS, type FormValues, KEEPABLE_FIELDS } from './values.ts';

const MARK = 'carried:';

/** Each is a single line, so that lines can tell them apart. */
const CARRIED = FORM_FIELDS.filter((name) => !KEEPABLE_FIELDS.includes(name));

/** Until the function that it gives is called, a press on a link to another language takes these values along. */
export function carryOver(values: FormValues): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isOtherTab = ctrlKey || metaKey || shiftKey;
    if (!isOtherTab && (target as Element).closest('a[hreflang]'))
      window.name = MARK + CARRIED.map((field) => values[field]).join('\n');
  };
  document.addEventListener('click', onClick, true);
  // Whoever comes back by the browser's own way finds the form as it was.
  addEventListener('pageshow', takeCarriedOver);
  return () => {
    document.removeEventListener('click', onClick, true);
    removeEventListener('pageshow', takeCarriedOver);
  };
}

/** The values that came along, and forgets them; empty where none did. */
export function takeCarriedOver(): Partial<FormValues> {
  if (!window.name.startsWith(MARK)) return {};
  const texts = window.name.slice(MARK.length).split('\n');
  window.name = '';
  return Object.fromEntries(CARRIED.map((field, at) => [field, texts[at]]).filter(([, text]) => text));
}
