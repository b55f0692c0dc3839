/** The labels of places and languages (contract C14.5): apart, since pages need them before any other list of the form. */
import { language } from '../../language/words/en.ts';
import { labelIn } from './label.ts';
import { areas, languages, regions } from './places/words/en.ts';

const TABLES = [regions, languages, areas];

/** What people read for a region, a language or a kind of area; a text that is none of them, as it is. */
export const placeLabel = (value: string): string =>
  labelIn(TABLES.find((table) => Object.hasOwn(table, value)) ?? {}, value);

const isCatchAll = (value: string): boolean => /^(Other|Unknown)\b/.test(value);

/** Regions or languages, in the alphabet of the page's language; what catches all the rest stays last. */
export function inAlphabet(values: readonly string[]): readonly string[] {
  if (language === 'en') return values;
  const { compare } = new Intl.Collator(language);
  const named = values.filter((value) => !isCatchAll(value));
  return [...named.sort((one, other) => compare(placeLabel(one), placeLabel(other))), ...values.filter(isCatchAll)];
}
