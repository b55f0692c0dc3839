/** The label of an aircraft category (contract C14.5): apart, since the cards of the public list need no other list. */
import { labelIn } from './label.ts';
import { aircraftCategories } from './words/en.ts';

/** What people read in the page's language; a text that is no value of the list, as it is. */
export const categoryLabel = (value: string): string => labelIn(aircraftCategories, value);
