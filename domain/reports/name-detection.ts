/** Reliability of name detection by report language (C5.7) */

/** Only measured languages may be added. */
export const RELIABLE_LANGUAGES: readonly string[] = ['English'];

/** Drops brackets, as in `English (UK)`. */
const plainName = (language: string): string =>
  language
    .replace(/\(.*?\)/gu, '')
    .trim()
    .toLowerCase();

/** The language to warn about (C5.7), if any; missing means English. */
export function unreliableLanguage(language: string | null): string | null {
  const name = language?.trim() ?? '';
  if (name === '' || RELIABLE_LANGUAGES.some((known) => plainName(known) === plainName(name))) return null;
  const [first = '', ...rest] = name;
  return `${first.toUpperCase()}${rest.join('')}`;
}
