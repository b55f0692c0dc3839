/**
 * Unsaved drafts in memory, by user: they survive a closed dialog and an expired session, and never enter browser
 * storage (C7.9).
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { DRAFT } from '../../layouts/staff/unsaved-changes.ts';

/** The user's id, then what is edited. */
export type DraftKey = readonly [userId: string, ...of: string[]];

export function readDraft<Value>(queryClient: QueryClient, key: DraftKey): Value | undefined {
  return queryClient.getQueryData<Value>([DRAFT, ...key]);
}

export function writeDraft<Value>(queryClient: QueryClient, key: DraftKey, value: Value | undefined): void {
  const queryKey = [DRAFT, ...key];
  if (value === undefined) {
    queryClient.removeQueries({ queryKey, exact: true });
    return;
  }
  // The same objects are read back.
  queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false });
  queryClient.setQueryData(queryKey, value);
}

type StoredDraft<Value> = [
  draft: Value | undefined,
  set: (value: Value | undefined) => void,
  /** Discards the draft, unless it has changed since it was sent; returns whether it did. */
  discardSent: (sent: unknown) => boolean,
];

/** Kept until set to `undefined` or sent, also by a dialog that has been closed since. */
export function useStoredDraft<Value>(key: DraftKey): StoredDraft<Value> {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === DRAFT && onChange()),
    [queryClient],
  );
  const read = () => readDraft<Value>(queryClient, key);
  const value = useSyncExternalStore(subscribe, read, read);
  const set = (next: Value | undefined) => writeDraft(queryClient, key, next);
  const discardSent = (sent: unknown) => {
    const isUnchanged = JSON.stringify(read()) === JSON.stringify(sent);
    if (isUnchanged) set(undefined);
    return isUnchanged;
  };
  return [value, set, discardSent];
}
