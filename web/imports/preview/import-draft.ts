/** An import with its choices, kept until imported or discarded (C12.7). */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportChange, ImportPreview } from '../../../domain/imports/import.ts';
import type { ValueMap } from '../../../domain/imports/values.ts';
import type { User } from '../../../domain/users/user.ts';
import { type DraftKey, readDraft, useStoredDraft } from '../../components/saving/drafts.ts';
import { session } from '../../layouts/staff/session.ts';
import { NO_ANSWER, type UndatedAnswer } from './undated-answer.ts';

export type ImportDraft = {
  preview: ImportPreview;
  /** Of the file. */
  name: string;
  /** Blank for one's own. */
  clubId: string;
  chosenWords: ValueMap;
  undatedAnswer: UndatedAnswer;
  /** Choices that the server does not know. */
  unsaved: ImportChange;
};

export type ChangeDraft = (change: (latest: ImportDraft) => Partial<ImportDraft>) => void;

export function useImportDraft(user: User) {
  const queryClient = useQueryClient();
  const key: DraftKey = [user.id, 'import'];
  const [kept, setDraft] = useStoredDraft<ImportDraft>(key);
  const [released, setReleased] = useState<ImportDraft>();
  const draft = kept ?? released;
  const stored = () => readDraft<ImportDraft>(queryClient, key);
  return {
    draft,
    start: (preview: ImportPreview, name: string, clubId: string) =>
      setDraft({ preview, name, clubId, chosenWords: {}, undatedAnswer: NO_ANSWER, unsaved: {} }),
    /** Also by an answer that arrives after the page was left. */
    change: ((change) => {
      const latest = stored();
      if (latest && latest.preview.id === draft?.preview.id) setDraft({ ...latest, ...change(latest) });
    }) satisfies ChangeDraft,
    /** While importing: the page may be left. It is still shown. */
    release: () => {
      setReleased(draft);
      if (stored()?.preview.id === draft?.preview.id) setDraft(undefined);
    },
    /** After a failed import, unless another was begun or the user signed out. */
    restore: () => {
      if (!stored() && queryClient.getQueryData(session.queryKey)) setDraft(draft);
    },
    discard: () => {
      setReleased(undefined);
      setDraft(undefined);
    },
  };
}
