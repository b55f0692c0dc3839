/** The links that tell search engines of a page in the other languages (contract C14.2). */
import { prefixOf, withPrefix } from '../../domain/language/address.ts';
import { LANGUAGES, type Language } from '../../domain/language/languages.ts';
import type { PageData } from '../../domain/page.ts';
import { escapeHtml } from '../document/html.ts';

/** One link a language, and one for everybody else; whole addresses where PUBLIC_URL is set. */
export function alternateLinks(path: string, { site: { defaultLanguage = 'en' }, publicUrl }: PageData): string[] {
  const link = (name: string, language: Language) => {
    const address = withPrefix(prefixOf(language, defaultLanguage), path);
    const whole = publicUrl ? new URL(address, publicUrl).href : address;
    return `<link rel="alternate" hreflang="${name}" href="${escapeHtml(whole)}">`;
  };
  return [...LANGUAGES.map((each) => link(each, each)), link('x-default', defaultLanguage)];
}
