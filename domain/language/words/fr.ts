/** The language of the words beside this file (vite.language.ts). */
import type { Language } from '../languages.ts';

export const language = 'fr' as Language;
/** Its English name, which the form stores as the narrative's language. */
export const englishName: string = 'French';
