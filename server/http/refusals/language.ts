/** The language of a refusal: the best of ours for `Accept-Language`, English otherwise (contract C14.7). */
import { negotiate } from '@fastify/accept-negotiator';
import type { Language } from '../../../domain/language/languages.ts';

/** `de-CH` asks for German. */
const REGION = /\b([a-z]{2,3})-[a-z0-9-]+/g;

/** The best of these languages, the first of which is taken where none is asked for. */
export function languageFor(header: string | undefined, languages: readonly Language[]): Language {
  const asked = header?.toLowerCase().replace(REGION, '$1');
  return ((asked && negotiate(asked, [...languages])) as Language | null | undefined) || 'en';
}
