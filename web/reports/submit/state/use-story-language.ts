/** Detects the narrative's language (C19.3). */
import { useEffect, useState } from 'react';
import { englishName } from '../../../../domain/language/words/en.ts';

const DEBOUNCE_MS = 300;

/** `names`: by code; undefined until loaded. */
export type StoryLanguage = { language: string; names: Readonly<Record<string, string>> | undefined };

/** The page's language until enough is written; names load with the first words or on demand. */
export function useStoryLanguage(narrative: string, isListWanted: boolean): StoryLanguage {
  const [story, setStory] = useState<StoryLanguage>(UNKNOWN);
  useEffect(() => {
    if (narrative === '' && !isListWanted) return setStory(UNKNOWN);
    const timer = setTimeout(
      async () => {
        // On failure the text stays, and submitting detects again.
        const loaded = await import('../sent/lazy-modules.ts').catch(() => null);
        if (loaded) setStory({ language: loaded.storyLanguage(narrative), names: loaded.LANGUAGE_NAMES });
      },
      isListWanted ? 0 : DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [narrative, isListWanted]);
  return story;
}

const UNKNOWN: StoryLanguage = { language: englishName, names: undefined };

/** Undefined if the name has no known code. */
export const langOf = (name: string, { names = {} }: StoryLanguage): string | undefined =>
  Object.entries(names).find(([, known]) => known === name)?.[0];
