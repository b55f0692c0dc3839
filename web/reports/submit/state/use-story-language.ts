/** The language that the words of the story are in (contract C19.3). */
import { useEffect, useState } from 'react';
import { englishName } from '../../../../domain/language/words/en.ts';

const PAUSE_MS = 300;

/** `names` are the names to choose from by their codes; undefined until they are loaded. */
export type StoryLanguage = { language: string; names: Readonly<Record<string, string>> | undefined };

/**
 * Its English name, once enough is written, the page's language until then; and the names to choose from, loaded with the first words or
 * once they are wanted.
 */
export function useStoryLanguage(narrative: string, isListWanted: boolean): StoryLanguage {
  const [story, setStory] = useState<StoryLanguage>(UNKNOWN);
  useEffect(() => {
    if (narrative === '' && !isListWanted) return setStory(UNKNOWN);
    const timer = setTimeout(
      async () => {
        // Where it cannot be loaded, the sentence stays as it is, and sending looks again.
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

/** The `lang` of what is written in the language of this name; none where no code is known for it. */
export const langOf = (name: string, { names = {} }: StoryLanguage): string | undefined =>
  Object.entries(names).find(([, known]) => known === name)?.[0];
