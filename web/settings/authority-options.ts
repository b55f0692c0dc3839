/**
 * Authorities by the name of their state in the page's language (C14.5), or, without a code, as the format lists them; also
 * found by that name.
 */
import { AUTHORITIES } from '../../domain/e5x/authorities.ts';
import { countryCode } from '../../domain/e5x/states.ts';
import { language } from '../../domain/language/words/en.ts';

export function authorityOptions(): { value: string; label: string; keywords: string }[] {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const options = AUTHORITIES.map(({ id, label }) => {
    const code = language === 'en' ? undefined : countryCode(label);
    return { value: String(id), label: (code && regions.of(code)) ?? label, keywords: label };
  });
  if (language === 'en') return options;
  const { compare } = new Intl.Collator(language);
  return options.sort((one, other) => compare(one.label, other.label));
}
