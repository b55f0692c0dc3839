/** Autosave as a hook: resumes an unsaved draft, and flushes on unmount. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/toast/toast.ts';
import { Autosave, type AutosaveOptions, type Draft } from './autosave.ts';
import { type DraftKey, readDraft, writeDraft } from './drafts.ts';
import * as words from './words/en.ts';

/** Debounce of typed text. */
export const TYPING_PAUSE_MS = 600;

/** Only the functions of the first render are used. */
type AutosaveTarget = Pick<AutosaveOptions, 'saved' | 'refetch' | 'save'> & { name: DraftKey };

export function useAutosave({ name, saved, refetch, save }: AutosaveTarget) {
  const queryClient = useQueryClient();
  // Mutations detect an expired session.
  const [saver] = useState(
    () =>
      new Autosave({
        saved,
        refetch,
        save: (change) => queryClient.getMutationCache().build(queryClient, { mutationFn: save }).execute(change),
        draft: () => readDraft<Draft>(queryClient, name),
        setDraft: (draft) => writeDraft(queryClient, name, draft),
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
        if (!isSaved && saver.isLoaded())
          toast({
            title: words.notSavedYet,
            description: words.isKept,
            destructive: true,
          });
      });
    };
  }, [saver]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.getSnapshot, saver.getSnapshot) };
}
