/** Flattens the words of a folder into a list of texts with stable keys: `folder:name.code`. */
import { isPlural, type Module, type Words } from './modules.ts';

export type Text = string | Record<string, string>;

/** Every text and plural of a module; a table's codes follow its name. */
export function flatten(words: Words | Module, key = ''): Map<string, Text> {
  if (typeof words === 'string' || (key !== '' && isPlural(words as Words))) return new Map([[key, words as Text]]);
  const found = new Map<string, Text>();
  for (const [name, value] of Object.entries(words))
    for (const [below, text] of flatten(value, key === '' ? name : `${key}.${name}`)) found.set(below, text);
  return found;
}
