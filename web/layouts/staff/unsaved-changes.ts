/** Warns before unsaved drafts are discarded. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Prefix of the query keys of unsaved drafts, which outlive an expired session. */
export const DRAFT = 'draft';

export function hasUnsaved(queryClient: QueryClient): boolean {
  return queryClient.getQueriesData({ queryKey: [DRAFT] }).length > 0;
}

/** Warns before the tab closes or loads another document, even if the report is closed. */
export function useUnsavedWarning(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(queryClient)) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [queryClient]);
}
