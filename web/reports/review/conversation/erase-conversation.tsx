/** Erasing a conversation whose reporter has erased the own contact before (contract C10.5): for admins of the club and super-admins. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquareX } from 'lucide-react';
import { useState } from 'react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { eraseContact } from '../api.ts';
import { refreshErased } from './api.ts';

const FAILED = 'Failed to erase the conversation';

/** The button and the question behind it. What is shown afterwards is what the server holds. */
export function EraseConversation({ report }: { report: StaffReport }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const erasing = useMutation({
    mutationFn: () => eraseContact(report),
    onSuccess: async () => {
      await refreshErased(queryClient, report.id);
      toast({ title: 'Conversation erased', description: 'The report itself is unchanged.' });
    },
    onError: (problem) => toastFailure(FAILED, problem, `${FAILED}.`),
  });
  return (
    <div className="border-t border-line pt-6">
      <p className="text-sm text-ink-soft">
        The reporter's contact details are erased. The conversation and the receipt code were kept: they can go too.
      </p>
      <Button variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
        <MessageSquareX aria-hidden="true" className="size-4" />
        Erase the conversation
      </Button>
      {asking && (
        <ConfirmDialog
          title="Erase the Conversation"
          confirm="Erase Conversation"
          confirming="Erasing..."
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>
            What you have written to each other is erased for good, and the receipt code ends: afterwards the reporter
            cannot come back. This action cannot be undone.
          </p>
          <p className="mt-3">
            What stays: the report, your comment and the public copy. Backups made before still hold the conversation
            until they are deleted.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
