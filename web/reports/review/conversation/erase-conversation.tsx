/** Erases a conversation that outlived the contact details: for the club's admins and super-admins (C10.5). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareX } from 'lucide-react';
import { useState } from 'react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { eraseContact } from '../api.ts';
import { photosOf } from '../photos/api.ts';
import { photosErasedToo } from '../photos/words/en.ts';
import { refetchAfterErasure } from './api.ts';
import * as words from './words/en.ts';

/** Refetches the server's state afterwards. */
export function EraseConversation({ report }: { report: StaffReport }) {
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { data: photos = [] } = useQuery(photosOf(report.id));
  const erasing = useMutation({
    mutationFn: () => eraseContact(report),
    onSuccess: async () => {
      setConfirming(false);
      toast({ title: words.erased, description: words.reportUnchanged });
      await Promise.all([
        refetchAfterErasure(queryClient, report.id),
        queryClient.invalidateQueries({ queryKey: photosOf(report.id).queryKey }),
      ]);
    },
    onError: (problem) => toastFailure(words.eraseFailed, problem, words.eraseFailedSentence),
  });
  return (
    <div className="border-t border-line pt-6">
      <p className="text-sm text-ink-soft">{words.canBeErasedToo}</p>
      <Button variant="secondary" className="mt-3" onClick={() => setConfirming(true)}>
        <MessageSquareX aria-hidden="true" className="size-4" />
        {words.eraseConversation}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={words.eraseTitle}
          confirm={words.eraseConfirm}
          confirming={words.erasing}
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setConfirming(false)}
        >
          <p>{words.erasedForGood}</p>
          {photos.length > 0 && <p className="mt-3">{photosErasedToo}</p>}
          <p className="mt-3">{words.whatStays}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
