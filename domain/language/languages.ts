/** The nine page languages (C14.1), by their own names */

export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
  cs: 'Čeština',
  it: 'Italiano',
  es: 'Español',
  sv: 'Svenska',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export const isLanguage = (code: unknown): code is Language => LANGUAGES.includes(code as Language);
