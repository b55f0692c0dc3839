/** Default of `Narrative Language`, from the narrative (C19.3) */
import { englishName } from '../../language/words/en.ts';
import { detectLanguage } from './detect.ts';
import { LANGUAGE_NAMES } from './languages.ts';

/** English name; the page's language if unsure or not one of the nine. */
export function storyLanguage(narrative: string): string {
  const names: Readonly<Record<string, string>> = LANGUAGE_NAMES;
  return names[detectLanguage(narrative) ?? ''] ?? englishName;
}
