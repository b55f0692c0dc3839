/** The language that the words of the story are in (contract C19.3). */
import { useEffect, useState } from 'react';
import { DEFAULT_NARRATIVE_LANGUAGE } from '../../../../domain/reports/report.ts';

const PAUSE_MS = 300;

/** Its English name, once enough is written, English until then; and the names to choose from, once they are loaded. */
export function useStoryLanguage(narrative: string): { language: string; names: readonly string[] } {
  const [told, setTold] = useState<{ language: string; names: readonly string[] }>(UNTOLD);
  useEffect(() => {
    if (narrative === '') return setTold(UNTOLD);
    const timer = setTimeout(async () => {
      // Where it cannot be loaded, the sentence stays as it is, and sending looks again.
      const loaded = await import('../sent/sending.ts').catch(() => null);
      if (loaded) setTold({ language: loaded.storyLanguage(narrative), names: Object.values(loaded.LANGUAGE_NAMES) });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [narrative]);
  return told;
}

const UNTOLD = { language: DEFAULT_NARRATIVE_LANGUAGE, names: [] };
