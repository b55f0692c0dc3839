/**
 * What is written and not saved, kept in memory by user: neither a closed dialog nor the end of the session loses it; never
 * in the browser's storage (contract C7.9). It is asked about before the tab or the session is left (layouts/staff/unsaved-changes.ts).
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DRAFT } from '../../layouts/staff/session.ts';

/** Whose it is, and of what: the user's id first. */
export type DraftKey = readonly [userId: string, ...of: string[]];

export function readDraft<Value>(queryClient: QueryClient, name: DraftKey): Value | undefined {
  return queryClient.getQueryData<Value>([DRAFT, ...name]);
}

export function writeDraft<Value>(queryClient: QueryClient, name: DraftKey, value: Value | undefined): void {
  const queryKey = [DRAFT, ...name];
  if (value === undefined) {
    queryClient.removeQueries({ queryKey, exact: true });
    return;
  }
  queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, value);
}

/** State that is kept under a name while it is anything but `undefined`. */
export function useStoredDraft<Value>(name: DraftKey): [Value | undefined, (value: Value | undefined) => void] {
  const queryClient = useQueryClient();
  const [value, setValue] = useState(() => readDraft<Value>(queryClient, name));
  return [
    value,
    (next) => {
      setValue(next);
      writeDraft(queryClient, name, next);
    },
  ];
}
