/** How well names are found in the language of a report (contract C5.7). */

/** The languages, by their English names, in which names are found well: measured ones alone may join. */
export const RELIABLE_LANGUAGES: readonly string[] = ['English'];

/** What is left of a language's name without what stands in brackets, as in `English (UK)`, and without its case. */
const plainName = (language: string): string =>
  language
    .replace(/\(.*?\)/gu, '')
    .trim()
    .toLowerCase();

/**
 * The language of a report, beginning with a capital letter, where names are found less well in it than in English (C5.7):
 * the manager is told; `null` where they are found well. A report that names no language is in English, as the form says
 * by default.
 */
export function unreliableLanguage(language: string | null): string | null {
  const name = language?.trim() ?? '';
  if (name === '' || RELIABLE_LANGUAGES.some((known) => plainName(known) === plainName(name))) return null;
  const [first = '', ...rest] = name;
  return `${first.toUpperCase()}${rest.join('')}`;
}
