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
import { reportFlight } from '../flight/api.ts';
import * as flightWords from '../flight/words/en.ts';
import { photosOf } from '../photos/api.ts';
import * as photoWords from '../photos/words/en.ts';
import * as words from './words/en.ts';

/** The button and the question behind it. What is shown afterwards is what the server holds. */
export function EraseContact({ report }: { report: StaffReport }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const photos = photosOf(report.id).queryKey;
  const erasing = useMutation({
    mutationFn: () => eraseContact(report),
    onSuccess: async (erased) => {
      setAsking(false);
      toast({ title: words.erased, description: words.reportUnchanged });
      await Promise.all([showChanged(queryClient, erased), queryClient.invalidateQueries({ queryKey: photos })]);
    },
    onError: (problem) => toastFailure(words.eraseFailed, problem, words.eraseFailedSentence),
  });
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        <UserX aria-hidden="true" className="size-4" />
        {words.eraseContact}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.eraseContactTitle}
          confirm={words.eraseContactTitle}
          confirming={words.erasing}
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{words.erasedForGood}</p>
          {queryClient.getQueryData(reportFlight(report.id).queryKey) && <p className="mt-3">{flightWords.goesToo}</p>}
          {!!queryClient.getQueryData(photos)?.length && <p className="mt-3">{photoWords.goesToo}</p>}
          <p className="mt-3">{words.whatStays}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
