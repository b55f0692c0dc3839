/** The language of the words beside this file (vite.language.ts). */
import type { Language } from '../languages.ts';

export const language = 'pl' as Language;
