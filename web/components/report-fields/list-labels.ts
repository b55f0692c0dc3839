/** The labels of the form's lists (contract C14.5). They are fetched when a section with a list is opened: a first visit needs none of them. */
import { useEffect, useSyncExternalStore } from 'react';
import { language } from '../../../domain/language/words/en.ts';

type LabelOf = (value: string) => string;

/** English needs none: there a value is what people read. */
const asItIs: LabelOf = (value) => value;
let labelOf: LabelOf | undefined;
let isFetched = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Fetches them, unless they are there. Where they cannot be had, values are shown as they are, and the next call tries again. */
async function fetchListLabels(): Promise<void> {
  if (isFetched) return;
  try {
    ({ labelOf } = await import('../../../domain/reports/labels/labels.ts'));
    isFetched = true;
  } catch {
    labelOf ??= asItIs;
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

/** The labels, or `undefined` until they are there; `wanted` fetches them. */
export const useListLabels: (wanted: boolean) => LabelOf | undefined =
  language === 'en' ? () => asItIs : useFetchedLabels;
