/** Labels of places and languages (C14.5), which pages need first */
import { language } from '../../language/words/en.ts';
import { labelIn } from './label.ts';
import { areas, languages, regions } from './places/words/en.ts';

const TABLES = [regions, languages, areas];

export const placeLabel = (value: string): string =>
  labelIn(TABLES.find((table) => Object.hasOwn(table, value)) ?? {}, value);

const isCatchAll = (value: string): boolean => /^(Other|Unknown|Homebuilt)\b/.test(value);

/** In the page's language, catch-alls last; in English as specified. */
export function sortedByLabel(values: readonly string[], labelOf = placeLabel): readonly string[] {
  if (language === 'en') return values;
  const { compare } = new Intl.Collator(language);
  const specific = values.filter((value) => !isCatchAll(value));
  return [...specific.sort((one, other) => compare(labelOf(one), labelOf(other))), ...values.filter(isCatchAll)];
}
