/** What is written and not saved anywhere in this tab is not thrown away unasked. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DRAFT } from './session.ts';

/** True while anything is kept that nobody has saved. */
export function hasUnsaved(queryClient: QueryClient): boolean {
  return queryClient.getQueriesData({ queryKey: [DRAFT] }).length > 0;
}

/** While a staff page is open: asks before the tab is closed or loads another document, also where the report is closed. */
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
