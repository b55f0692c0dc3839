/** Changes to a photo that are not published: they outlive the editor and an expired session. */
import { useQueryClient } from '@tanstack/react-query';
import { type DraftKey, readDraft, useStoredDraft } from '../../../components/saving/drafts.ts';
import type { Edit } from './edit.ts';

/** `steps`: the last is the current one. */
type PhotoDraft = { steps: readonly Edit[]; description: string };

export function usePhotoDraft(key: DraftKey, start: PhotoDraft) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useStoredDraft<PhotoDraft>(key);
  /** Several changes may come before the next render. */
  const change = (update: (now: PhotoDraft) => Partial<PhotoDraft>) => {
    const now = readDraft<PhotoDraft>(queryClient, key) ?? start;
    const next = { ...now, ...update(now) };
    setDraft(next.steps.length > 1 || next.description !== start.description ? next : undefined);
  };
  const discard = () => setDraft(undefined);
  return { ...(draft ?? start), isChanged: draft !== undefined, change, discard };
}
