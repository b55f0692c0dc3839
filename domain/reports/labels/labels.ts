/** The labels of the form's lists in the page's language (contract C14.5); values are stored, sent and put into addresses as before. */
import { labelIn } from './label.ts';
import { listValues } from './lists/words/en.ts';
import { placeLabel } from './places.ts';
import { aircraftCategories } from './words/en.ts';

const TABLES = [listValues, aircraftCategories];

/** What people read for a value; a text that is no value of a list, as it is. */
export function labelOf(value: string): string {
  const table = TABLES.find((each) => Object.hasOwn(each, value));
  return table ? labelIn(table, value) : placeLabel(value);
}
