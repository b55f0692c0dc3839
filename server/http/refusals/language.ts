/** The best of our languages for an `Accept-Language` header, else English (C14.7). */
import type { Language } from '../../../domain/language/languages.ts';

const RANGE = /^([a-z]{2})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/;

/** Ties go to the first listed. `de-CH` means German. */
export function languageFor(header: string | undefined, languages: readonly Language[]): Language {
  const preferences = (header ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [, code, quality = '1'] = RANGE.exec(range.trim()) ?? [];
      const language = languages.find((each) => each === code);
      return language && Number(quality) > 0 ? { language, quality: Number(quality) } : [];
    })
    .toSorted((one, other) => other.quality - one.quality);
  return preferences[0]?.language ?? 'en';
}
