/** Labels of the form's lists, loaded when a section with a list opens (C14.5). */
import { useEffect, useSyncExternalStore } from 'react';
import { language } from '../../../domain/language/words/en.ts';

type LabelOf = (value: string) => string;

/** In English the value is the label. */
const identity: LabelOf = (value) => value;
let labelOf: LabelOf | undefined;
let isFetched = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** On failure shows values; the next call retries. */
async function fetchListLabels(): Promise<void> {
  if (isFetched) return;
  try {
    ({ labelOf } = await import('../../../domain/reports/labels/labels.ts'));
    isFetched = true;
  } catch {
    labelOf ??= identity;
  }
  for (const listener of listeners) listener();
}

function useFetchedLabels(wanted: boolean): LabelOf | undefined {
  useEffect(() => {
    if (wanted) void fetchListLabels();
  }, [wanted]);
  return useSyncExternalStore(
    subscribe,
    () => labelOf,
    () => labelOf,
  );
}

/** `undefined` until loaded; `wanted` loads them. */
export const useListLabels: (wanted: boolean) => LabelOf | undefined =
  language === 'en' ? () => identity : useFetchedLabels;
