/** Detects the narrative's language (C19.3). */
import { useEffect, useState } from 'react';
import { englishName } from '../../../../domain/language/words/en.ts';

const DEBOUNCE_MS = 300;

/** `names`: by code; undefined until loaded. */
export type DetectedLanguage = { language: string; names: Readonly<Record<string, string>> | undefined };

/** The page's language until enough is written; names load with the first words or on demand. */
export function useNarrativeLanguage(narrative: string, isListWanted: boolean): DetectedLanguage {
  const [detected, setDetected] = useState<DetectedLanguage>(UNKNOWN);
  useEffect(() => {
    if (narrative === '' && !isListWanted) return setDetected(UNKNOWN);
    const detect = async () => {
      const { detectNarrativeLanguage, REPORT_LANGUAGE_NAMES } = await import('../sending/lazy-modules.ts');
      return { language: detectNarrativeLanguage(narrative), names: REPORT_LANGUAGE_NAMES };
    };
    // On failure the text stays, and submitting detects again.
    return loadDebounced(detect, setDetected, isListWanted ? 0 : DEBOUNCE_MS);
  }, [narrative, isListWanted]);
  return detected;
}

const UNKNOWN: DetectedLanguage = { language: englishName, names: undefined };

/** Returns a function that cancels it, even while it loads: a later import may resolve first. Failures are ignored. */
export function loadDebounced<Result>(load: () => Promise<Result>, onLoaded: (result: Result) => void, ms: number) {
  let isCancelled = false;
  const timer = setTimeout(() => {
    load().then(
      (result) => isCancelled || onLoaded(result),
      () => undefined,
    );
  }, ms);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Undefined if the name has no known code. */
export const langOf = (name: string, { names = {} }: DetectedLanguage): string | undefined =>
  Object.entries(names).find(([, known]) => known === name)?.[0];
