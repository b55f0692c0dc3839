/** The language of the words beside this file (vite.language.ts). */
import type { Language } from '../languages.ts';

export const language = 'pl' as Language;
/** Its English name, as the form stores the language of a story. */
export const englishName: string = 'Polish';
