/** The language in an address (contract C14.1): `/de/submit` is `/submit` in German. */
import { isLanguage, type Language } from './languages.ts';

export type LanguageAddress = {
  language: Language;
  path: string;
  isRedundant: boolean;
};

/** What stands before a path in a language: `/de`, or nothing where that is the default. */
export const prefixOf = (language: Language, defaultLanguage: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

export const withPrefix = (prefix: string, path: string): string => (prefix && path === '/' ? prefix : prefix + path);

export function readLanguage(path: string, defaultLanguage: Language): LanguageAddress {
  const [, first, rest] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  if (!isLanguage(first)) return { language: defaultLanguage, path, isRedundant: false };
  // Of several slashes one is left: the browser would take two for the address of another site.
  return { language: first, path: rest?.replace(/^[/\\]+/, '/') ?? '/', isRedundant: first === defaultLanguage };
}
