/** Reliability of name detection by report language (C5.7) */

/** English names; only measured languages may be added. */
export const RELIABLE_LANGUAGES: readonly string[] = ['English'];

/** Ignoring brackets, as in `English (UK)`, and case. */
const plainName = (language: string): string =>
  language
    .replace(/\(.*?\)/gu, '')
    .trim()
    .toLowerCase();

/** The language to warn the manager about (C5.7); `null`: no warning. A missing language is English, as in the form. */
export function unreliableLanguage(language: string | null): string | null {
  const name = language?.trim() ?? '';
  if (name === '' || RELIABLE_LANGUAGES.some((known) => plainName(known) === plainName(name))) return null;
  const [first = '', ...rest] = name;
  return `${first.toUpperCase()}${rest.join('')}`;
}
