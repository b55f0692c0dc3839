/** The language of a report's story (contract C14.8): as its words say, else as the report says. */
import { languageCode } from './codes.ts';
import { detectLanguage } from './detect.ts';

type Story = { narrative: string | null; narrativeLanguage: string | null };

/** Its ISO 639-1 code; `null` where neither tells. */
export function languageOf({ narrative, narrativeLanguage }: Story): string | null {
  return detectLanguage(narrative ?? '') ?? languageCode(narrativeLanguage);
}
