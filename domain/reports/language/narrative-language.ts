/** Default of `Narrative Language`, from the narrative (C19.3) */
import { englishName } from '../../language/words/en.ts';
import { detectLanguage } from './detect.ts';
import { REPORT_LANGUAGE_NAMES } from './languages.ts';

/** In English; defaults to the page's language. */
export function detectNarrativeLanguage(narrative: string): string {
  const names: Readonly<Record<string, string>> = REPORT_LANGUAGE_NAMES;
  return names[detectLanguage(narrative) ?? ''] ?? englishName;
}
