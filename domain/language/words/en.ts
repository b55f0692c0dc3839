/** The language of the words beside this file: the build of a language takes its own (vite.language.ts). */
import type { Language } from '../languages.ts';

export const language = 'en' as Language;
/** Its English name, as the form stores the language of a story. */
export const englishName: string = 'English';
