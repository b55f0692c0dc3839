import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Action, ActionChange } from '../../../domain/actions/action.ts';
import { hasStatus, toastFailure } from '../api-failure.ts';
import { changeAction, refetchAction } from './api.ts';
import * as words from './words/en.ts';

/** Shows the current state after a conflict. */
export function useChangeAction(action: Action) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['acting'],
    mutationFn: (change: Omit<ActionChange, 'revision'>) =>
      changeAction(queryClient, action.id, { ...change, revision: action.revision }),
    onError: (problem) => {
      toastFailure(words.actionNotSaved, problem, words.couldNotBeSaved);
      if (hasStatus(problem, 409)) void refetchAction(queryClient, action.id).catch(() => undefined);
    },
  });
}
