/** Labels of aircraft categories (C14.5), apart: public cards need no other list */
import { labelIn } from './label.ts';
import { aircraftCategories } from './words/en.ts';

/** Other texts stay as they are. */
export const categoryLabel = (value: string): string => labelIn(aircraftCategories, value);
