/** The language of the story's words (C19.3). */
import { useEffect, useState } from 'react';
import { englishName } from '../../../../domain/language/words/en.ts';

const PAUSE_MS = 300;

/** Names by code; undefined until loaded. */
export type StoryLanguage = { language: string; names: Readonly<Record<string, string>> | undefined };

/** The page's language until enough is written; names load with the first words or when wanted. */
export function useStoryLanguage(narrative: string, isListWanted: boolean): StoryLanguage {
  const [story, setStory] = useState<StoryLanguage>(UNKNOWN);
  useEffect(() => {
    if (narrative === '' && !isListWanted) return setStory(UNKNOWN);
    const timer = setTimeout(
      async () => {
        // On failure the sentence stays, and sending looks again.
        const loaded = await import('../sent/sending.ts').catch(() => null);
        if (loaded) setStory({ language: loaded.storyLanguage(narrative), names: loaded.LANGUAGE_NAMES });
      },
      isListWanted ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [narrative, isListWanted]);
  return story;
}

const UNKNOWN: StoryLanguage = { language: englishName, names: undefined };

/** None if the name has no known code. */
export const langOf = (name: string, { names = {} }: StoryLanguage): string | undefined =>
  Object.entries(names).find(([, known]) => known === name)?.[0];
