/** Erasing who reported, on request: for admins of the club and super-admins (docs/decisions/012-retention.md). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { eraseContact, showChanged } from '../api.ts';

const FAILED = 'Failed to erase contact details';

/** The button and the question behind it. What is shown afterwards is what the server holds. */
export function EraseContact({ report }: { report: StaffReport }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const erasing = useMutation({
    mutationFn: () => eraseContact(report),
    onSuccess: async (erased) => {
      setAsking(false);
      toast({ title: 'Contact details erased', description: 'The report itself is unchanged.' });
      await showChanged(queryClient, erased);
    },
    onError: (problem) => toastFailure(FAILED, problem, `${FAILED}.`),
  });
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        <UserX aria-hidden="true" className="size-4" />
        Erase contact details
      </Button>
      {asking && (
        <ConfirmDialog
          title="Erase Contact Details"
          confirm="Erase Contact Details"
          confirming="Erasing..."
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>
            The reporter's name, email and telephone are erased for good. This action cannot be undone: afterwards
            nobody can ask the reporter anything. What you have written to each other goes too, and the receipt code
            ends.
          </p>
          <p className="mt-3">
            What stays: the report with every other field, your comment, and the public copy, where names that were
            replaced stay replaced. Backups made before still hold the details until they are deleted.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
