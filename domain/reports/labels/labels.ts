/** Labels of list values in the page's language (C14.5) */
import { labelIn } from './label.ts';
import { listValues } from './lists/words/en.ts';
import { placeLabel } from './places.ts';
import { aircraftCategories } from './words/en.ts';

const TABLES = [listValues, aircraftCategories];

export function labelOf(value: string): string {
  const table = TABLES.find((each) => Object.hasOwn(each, value));
  return table ? labelIn(table, value) : placeLabel(value);
}
