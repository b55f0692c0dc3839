/** Labels of aircraft categories (C14.5), all that public cards need */
import { labelIn } from './label.ts';
import { aircraftCategories } from './words/en.ts';

export const categoryLabel = (value: string): string => labelIn(aircraftCategories, value);
