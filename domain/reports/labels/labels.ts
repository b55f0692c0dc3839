/** The labels of the form's lists in the page's language (contract C14.5); values are stored, sent and put into addresses as before. */
import { language } from '../../language/words/en.ts';
import { languages, listValues, regions } from './lists/words/en.ts';
import { aircraftCategories } from './words/en.ts';

const TABLES = [listValues, regions, aircraftCategories, languages];

/** What people read for a value; a text that is no value of a list, as it is. */
export const labelOf = (value: string): string =>
  TABLES.reduce<string | undefined>((found, table) => found ?? table[value], undefined) ?? value;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The value whose label somebody typed, case and accents ignored; else the text as it is. */
export function storedValueOf(typed: string): string {
  const key = fold(typed);
  for (const table of TABLES) for (const value in table) if (fold(table[value] ?? '') === key) return value;
  return typed;
}

const isCatchAll = (value: string): boolean => /^(Other|Unknown)\b/.test(value);

/** A list that is alphabetical in English, in the alphabet of the page's language; what catches all the rest stays last. */
export function inAlphabet(values: readonly string[]): readonly string[] {
  if (language === 'en') return values;
  const { compare } = new Intl.Collator(language);
  const named = values.filter((value) => !isCatchAll(value));
  return [...named.sort((one, other) => compare(labelOf(one), labelOf(other))), ...values.filter(isCatchAll)];
}
