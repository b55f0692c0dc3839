/** The labels of the form's lists in the page's language (contract C14.5); values are stored, sent and put into addresses as before. */
import { language } from '../../language/words/en.ts';
import { labelIn } from './label.ts';
import { languages, listValues, regions } from './lists/words/en.ts';
import { aircraftCategories } from './words/en.ts';

const TABLES = [listValues, regions, aircraftCategories, languages];

/** What people read for a value; a text that is no value of a list, as it is. */
export const labelOf = (value: string): string =>
  labelIn(TABLES.find((table) => Object.hasOwn(table, value)) ?? {}, value);

const isCatchAll = (value: string): boolean => /^(Other|Unknown)\b/.test(value);

/** A list that is alphabetical in English, in the alphabet of the page's language; what catches all the rest stays last. */
export function inAlphabet(values: readonly string[]): readonly string[] {
  if (language === 'en') return values;
  const { compare } = new Intl.Collator(language);
  const named = values.filter((value) => !isCatchAll(value));
  return [...named.sort((one, other) => compare(labelOf(one), labelOf(other))), ...values.filter(isCatchAll)];
}
