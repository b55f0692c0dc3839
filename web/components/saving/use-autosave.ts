/** Autosave as a hook: sends what an earlier instance left, and flushes on unmount. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/toast/toast.ts';
import { Autosave, type AutosaveOptions, type Draft } from './autosave.ts';
import { type DraftKey, readDraft, writeDraft } from './drafts.ts';
import * as words from './words/en.ts';

/** Debounce of typed text. */
export const TYPING_PAUSE_MS = 600;

/** Its functions must stay valid as long as `name`. */
export type AutosaveTarget = Pick<AutosaveOptions, 'known' | 'ask' | 'save'> & { name: DraftKey };

export function useAutosave({ name, known, ask, save }: AutosaveTarget) {
  const queryClient = useQueryClient();
  // Mutations detect an expired session.
  const [saver] = useState(
    () =>
      new Autosave({
        known,
        ask,
        save: (change) => queryClient.getMutationCache().build(queryClient, { mutationFn: save }).execute(change),
        draft: () => readDraft<Draft>(queryClient, name),
        keep: (draft) => writeDraft(queryClient, name, draft),
      }),
  );
  useEffect(() => {
    const flush = () => void saver.flush();
    flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      void saver.flush().then((isSaved) => {
        if (!isSaved && saver.isKnown())
          toast({
            title: words.notSavedYet,
            description: words.isKept,
            destructive: true,
          });
      });
    };
  }, [saver]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.seen, saver.seen) };
}

export type AutosaveState = ReturnType<typeof useAutosave>;
