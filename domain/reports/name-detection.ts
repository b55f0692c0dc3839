/** How well names are found in a report's language (C5.7) */

/** By English name; only measured languages may join. */
export const RELIABLE_LANGUAGES: readonly string[] = ['English'];

/** Without brackets, as in `English (UK)`, and case. */
const plainName = (language: string): string =>
  language
    .replace(/\(.*?\)/gu, '')
    .trim()
    .toLowerCase();

/**
 * The language to warn the manager of (C5.7); `null`: no warning. Without a language, English is assumed, as in the
 * form.
 */
export function unreliableLanguage(language: string | null): string | null {
  const name = language?.trim() ?? '';
  if (name === '' || RELIABLE_LANGUAGES.some((known) => plainName(known) === plainName(name))) return null;
  const [first = '', ...rest] = name;
  return `${first.toUpperCase()}${rest.join('')}`;
}
