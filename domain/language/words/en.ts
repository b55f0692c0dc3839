/** The language of this build's texts (vite.language.ts). */
import type { Language } from '../languages.ts';

export const language = 'en' as Language;
/** Its English name, which the form stores as the narrative's language. */
export const englishName: string = 'English';
