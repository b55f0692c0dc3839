/** The language that the words of the story are in (contract C19.3). */
import { useEffect, useState } from 'react';
import { DEFAULT_NARRATIVE_LANGUAGE } from '../../../../domain/reports/report.ts';

const PAUSE_MS = 300;

type Told = { language: string; names: readonly string[] | undefined };

/**
 * Its English name, once enough is written, English until then; and the names to choose from, loaded with the first words or
 * once they are wanted.
 */
export function useStoryLanguage(narrative: string, isListWanted: boolean): Told {
  const [told, setTold] = useState<Told>(UNTOLD);
  useEffect(() => {
    if (narrative === '' && !isListWanted) return setTold(UNTOLD);
    const timer = setTimeout(
      async () => {
        // Where it cannot be loaded, the sentence stays as it is, and sending looks again.
        const loaded = await import('../sent/sending.ts').catch(() => null);
        if (loaded) setTold({ language: loaded.storyLanguage(narrative), names: Object.values(loaded.LANGUAGE_NAMES) });
      },
      isListWanted ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [narrative, isListWanted]);
  return told;
}

const UNTOLD: Told = { language: DEFAULT_NARRATIVE_LANGUAGE, names: undefined };
