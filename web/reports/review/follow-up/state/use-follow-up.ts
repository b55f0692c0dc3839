/** The saved follow-up, overlaid with unsaved changes (C8.3). */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FollowUp } from '../../../../../domain/follow-up/follow-up.ts';
import { TYPING_PAUSE_MS, useAutosave } from '../../../../components/saving/use-autosave.ts';
import { cachedFollowUp, changeFollowUp, refetchFollowUp, valuesOf } from './api.ts';

export type FollowUpValues = Pick<
  FollowUp,
  'occurrenceClass' | 'categories' | 'eventTypes' | 'outcome' | 'barriers' | 'findings' | 'conclusions' | 'told'
> & { takenBy: string | null };

export function useFollowUp(state: FollowUp, userId: string) {
  const queryClient = useQueryClient();
  const { reportId } = state;
  const { saver, status, draft } = useAutosave({
    name: [userId, 'follow-up', reportId],
    saved: () => cachedFollowUp(queryClient, reportId),
    refetch: () => refetchFollowUp(queryClient, reportId),
    save: (change) => changeFollowUp(queryClient, reportId, change),
  });
  const choose = useCallback((change: Partial<FollowUpValues>) => saver.change(change, 0), [saver]);
  const write = useCallback((change: Partial<FollowUpValues>) => saver.change(change, TYPING_PAUSE_MS), [saver]);
  return {
    state,
    values: { ...valuesOf(state), ...draft?.values } as FollowUpValues,
    errors: draft?.refused ?? {},
    unsaved: draft?.values ?? {},
    isClosed: state.closed !== null,
    saver,
    status,
    choose,
    write,
  };
}

export type OpenFollowUp = ReturnType<typeof useFollowUp>;
