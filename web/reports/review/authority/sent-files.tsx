/** Records files sent to the authority, and lists them (C13.4). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AuthorityCase, REFERENCE_MAX, type SentFile } from '../../../../domain/authority/case.ts';
import type { FileKind } from '../../../../domain/authority/submissions.ts';
import { formatDay } from '../../../../domain/language/days.ts';
import { fill } from '../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { wallClock } from '../../../../domain/time-zones/wall-clock.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { useStoredDraft } from '../../../components/saving/drafts.ts';
import { useTimeZone } from '../../../components/time-zones/use-time-zone.ts';
import { rich } from '../../../language/rich.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useSubmitOnce } from '../../../ui/dialogs/use-submit-once.ts';
import { TextField } from '../../../ui/field.tsx';
import { recordSentFile, withdrawSentFile } from './api.ts';
import * as words from './words/en.ts';

type Props = { report: Pick<StaffReport, 'id' | 'clubId'>; userId: string; kind: FileKind };

export function MarkSent({ report, userId, kind }: Props) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useStoredDraft<{ sentOn: string; reference: string }>([
    userId,
    'authority-sent',
    report.id,
  ]);
  const today = wallClock(new Date(), useTimeZone(report.clubId)).slice(0, 10);
  const { sentOn, reference } = draft ?? { sentOn: today, reference: '' };
  const recording = useMutation({
    mutationFn: () => recordSentFile(queryClient, report.id, { kind, sentOn, reference: reference || null }),
    onSuccess: () => setDraft(undefined),
    onError: (problem) => toastFailure(words.notMarkedAsSent, problem, words.couldNotBeSaved),
  });
  const submitOnce = useSubmitOnce(recording.isPending);
  const errors = fieldErrors(recording.error);
  const write = (next: { sentOn: string; reference: string }) =>
    setDraft(next.sentOn === today && next.reference === '' ? undefined : next);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitOnce(() => recording.mutate());
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          id="sent-on"
          type="date"
          label={words.sentOn}
          value={sentOn}
          error={errors['sentOn']}
          onChange={({ target }) => write({ sentOn: target.value, reference })}
        />
        <TextField
          id="sent-reference"
          label={words.reference}
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          value={reference}
          error={errors['reference']}
          onChange={({ target }) => write({ sentOn, reference: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={recording.isPending && words.saving}>
          {words.markAsSent}
        </Button>
        <p className="text-sm text-ink-soft">{words.kinds[kind]}</p>
      </div>
    </form>
  );
}

function Entry({ file: { kind, sentOn, reference } }: { file: SentFile }) {
  const values = { file: words.kinds[kind], day: formatDay(sentOn) };
  if (!reference) return fill(words.entry, values);
  return rich(words.entryWithReference, {
    ...values,
    reference: <span className="wrap-anywhere">{reference}</span>,
  });
}

/** Newest first, including withdrawn ones. */
export function History({ sent, reportId }: { sent: AuthorityCase['sent']; reportId: string }) {
  const queryClient = useQueryClient();
  const [toWithdraw, setToWithdraw] = useState<SentFile | null>(null);
  const withdrawing = useMutation({
    mutationFn: (file: SentFile) => withdrawSentFile(queryClient, reportId, file.id),
    onSuccess: () => setToWithdraw(null),
    onError: (problem) => toastFailure(words.notWithdrawn, problem, words.couldNotBeSaved),
  });
  if (sent.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-soft">{words.whatWasSent}</h4>
      <ul className="mt-2 grid gap-3">
        {sent.map((file) => (
          <li key={file.id} className="rounded-card border border-line bg-ground p-4 text-[0.9375rem]">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className={file.withdrawn ? 'text-ink-soft line-through' : 'font-medium'}>
                <Entry file={file} />
              </p>
              {file.withdrawn ? (
                <p className="text-sm text-ink-soft">{words.withdrawn}</p>
              ) : (
                <Button variant="quiet" onClick={() => setToWithdraw(file)}>
                  {words.withdraw}
                </Button>
              )}
            </div>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {file.by && `${fill(words.recordedBy, { name: file.by.name })} `}
              {file.sha256 === null ? words.noFileDownloaded : fill(words.sha256, { hash: file.sha256 })}
            </p>
          </li>
        ))}
      </ul>
      {toWithdraw && (
        <ConfirmDialog
          title={words.withdrawEntry}
          confirm={words.withdraw}
          confirming={words.withdrawing}
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate(toWithdraw)}
          onClose={() => setToWithdraw(null)}
        >
          {words.staysInHistory}
        </ConfirmDialog>
      )}
    </div>
  );
}
