/** The language that the words of the story are in (contract C19.3). */
import { useEffect, useState } from 'react';
import { DEFAULT_NARRATIVE_LANGUAGE } from '../../../../domain/reports/report.ts';

const PAUSE_MS = 300;

/** `names` are the names to choose from by their codes, once they are loaded. */
export type StoryLanguage = { language: string; names: Readonly<Record<string, string>> };

/** Its English name: English until enough is written. */
export function useStoryLanguage(narrative: string): StoryLanguage {
  const [story, setStory] = useState<StoryLanguage>(UNKNOWN);
  useEffect(() => {
    if (narrative === '') return setStory(UNKNOWN);
    const timer = setTimeout(async () => {
      // Where it cannot be loaded, the sentence stays as it is, and sending looks again.
      const loaded = await import('../sent/sending.ts').catch(() => null);
      if (loaded) setStory({ language: loaded.storyLanguage(narrative), names: loaded.LANGUAGE_NAMES });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [narrative]);
  return story;
}

const UNKNOWN: StoryLanguage = { language: DEFAULT_NARRATIVE_LANGUAGE, names: {} };

/** The `lang` of what is written in the language of this name; none where no code is known for it. */
export const langOf = (name: string, { names }: StoryLanguage): string | undefined =>
  Object.entries(names).find(([, known]) => known === name)?.[0];
