/** The language prefix in URLs: `/de/submit` (C14.1) */
import { isLanguage, type Language } from './languages.ts';

type LanguagePrefix = {
  language: Language;
  path: string;
  isRedundant: boolean;
};

/** `/de`; empty for the default language. */
export const prefixOf = (language: Language, defaultLanguage: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

export const withPrefix = (prefix: string, path: string): string => (prefix && path === '/' ? prefix : prefix + path);

export function readLanguage(path: string, defaultLanguage: Language): LanguagePrefix {
  // One slash only: browsers treat two as another host.
  const [, first, rest = '/'] = /^\/([a-z]{2})(\/(?![/\\]).*)?$/.exec(path) ?? [];
  if (!isLanguage(first)) return { language: defaultLanguage, path, isRedundant: false };
  return { language: first, path: rest, isRedundant: first === defaultLanguage };
}
