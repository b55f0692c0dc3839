import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type DraftKey, readDraft } from './drafts.ts';

type Props = { summary: string; draftKey: DraftKey; children: ReactNode };

/** Starts open while there is a draft, which would otherwise be out of sight. */
export function DraftDetails({ summary, draftKey, children }: Props) {
  const queryClient = useQueryClient();
  const [startsOpen] = useState(() => readDraft(queryClient, draftKey) !== undefined);
  return (
    <details open={startsOpen}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-[0.9375rem] font-medium text-sky underline underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  );
}
