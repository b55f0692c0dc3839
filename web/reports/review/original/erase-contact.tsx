/** Erases the reporter's contact, for the club's admins and super-admins (docs/decisions/012-retention.md). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { eraseContact, refetchOpenReport, showUpdatedReport } from '../api.ts';
import { refetchAfterErasure } from '../conversation/api.ts';
import { reportFlight } from '../flight/api.ts';
import * as flightWords from '../flight/words/en.ts';
import { photosOf } from '../photos/api.ts';
import * as photoWords from '../photos/words/en.ts';
import * as words from './words/en.ts';

/** Receives focus when the button is gone. */
export const ERASED_NOTE = 'contact-erased';

const CONTACT_WORDS = {
  button: words.eraseContact,
  title: words.eraseContactTitle,
  done: words.erased,
  failed: words.eraseFailed,
  sentence: words.eraseFailedSentence,
};
const PHOTO_WORDS = {
  button: photoWords.erasePhotos,
  title: photoWords.erasePhotos,
  done: photoWords.photosErased,
  failed: photoWords.photosNotErased,
  sentence: photoWords.tryAgain,
};

type Props = { report: StaffReport; isErased: boolean };

/** Once erased, offers to erase photos added later (C16.3). Refetches the server's state afterwards. */
export function EraseContact({ report, isErased }: Props) {
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { data: photos = [] } = useQuery(photosOf(report.id));
  const { button, title, done, failed, sentence } = isErased ? PHOTO_WORDS : CONTACT_WORDS;
  const erasing = useMutation({
    mutationFn: async () => {
      await refetchOpenReport(queryClient, report.id);
      return eraseContact(report);
    },
    onSuccess: async (erased) => {
      setConfirming(false);
      toast({ title: done, description: words.reportUnchanged });
      await Promise.all([
        showUpdatedReport(queryClient, erased),
        refetchAfterErasure(queryClient, report.id),
        queryClient.invalidateQueries({ queryKey: photosOf(report.id).queryKey }),
      ]);
      document.getElementById(ERASED_NOTE)?.focus();
    },
    onError: (problem) => toastFailure(failed, problem, sentence),
  });
  if (isErased && photos.length === 0) return null;
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setConfirming(true)}>
        <UserX aria-hidden="true" className="size-4" />
        {button}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={title}
          confirm={title}
          confirming={words.erasing}
          busy={erasing.isPending}
          onConfirm={() => erasing.mutate()}
          onClose={() => setConfirming(false)}
        >
          {isErased ? <p>{photoWords.erasePhotosMeans}</p> : <WhatIsErased report={report} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function WhatIsErased({ report }: { report: StaffReport }) {
  const queryClient = useQueryClient();
  return (
    <>
      <p>{words.erasedForGood}</p>
      {queryClient.getQueryData(reportFlight(report.id).queryKey) && (
        <p className="mt-3">{flightWords.flightErasedToo}</p>
      )}
      {!!queryClient.getQueryData(photosOf(report.id).queryKey)?.length && (
        <p className="mt-3">{photoWords.photosErasedToo}</p>
      )}
      <p className="mt-3">{words.whatStays}</p>
    </>
  );
}
