/** What `Narrative Language` says of a story while its reporter says nothing (contract C19.3). */
import { englishName } from '../../language/words/en.ts';
import { detectLanguage } from './detect.ts';
import { LANGUAGE_NAMES } from './languages.ts';

/** The language of the words by its English name; the page's language where that is not sure, or another one than the nine. */
export function storyLanguage(narrative: string): string {
  const names: Readonly<Record<string, string>> = LANGUAGE_NAMES;
  return names[detectLanguage(narrative) ?? ''] ?? englishName;
}
