/** What was sent to the authority: noting it, and its history (contract C13.4). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AuthorityCase, REFERENCE_MAX, type SentFile } from '../../../../domain/authority/case.ts';
import { dayInWords } from '../../../../domain/authority/chip.ts';
import type { FileKind } from '../../../../domain/authority/submissions.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { useKept } from '../../../components/saving/kept.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { noteSent, withdraw } from './api.ts';
import { KIND_WORDS } from './words.ts';

type Props = { reportId: string; userId: string; kind: FileKind };

/** Notes the chosen file as sent. */
export function MarkSent({ reportId, userId, kind }: Props) {
  const queryClient = useQueryClient();
  const [kept, keep] = useKept<{ sentOn: string; reference: string }>([userId, 'authority-sent', reportId]);
  const today = utcDay(new Date());
  const { sentOn, reference } = kept ?? { sentOn: today, reference: '' };
  const noting = useMutation({
    mutationFn: () => noteSent(queryClient, reportId, { kind, sentOn, reference: reference || null }),
    onSuccess: () => keep(undefined),
    onError: (problem) => toastFailure('Not marked as sent', problem, 'This could not be saved.'),
  });
  const errors = fieldErrors(noting.error);
  const write = (next: { sentOn: string; reference: string }) =>
    keep(next.sentOn === today && next.reference === '' ? undefined : next);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!noting.isPending) noting.mutate();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          id="sent-on"
          type="date"
          label="Sent on"
          value={sentOn}
          error={errors['sentOn']}
          onChange={({ target }) => write({ sentOn: target.value, reference })}
        />
        <TextField
          id="sent-reference"
          label="Authority’s reference"
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          value={reference}
          error={errors['reference']}
          onChange={({ target }) => write({ sentOn, reference: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={noting.isPending && 'Saving...'}>
          Mark as sent
        </Button>
        <p className="text-sm text-ink-soft">{KIND_WORDS[kind]}</p>
      </div>
    </form>
  );
}

/** Everything that was noted, newest first; what was withdrawn stays. */
export function History({ sent, reportId }: { sent: AuthorityCase['sent']; reportId: string }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<SentFile | null>(null);
  const withdrawing = useMutation({
    mutationFn: (file: SentFile) => withdraw(queryClient, reportId, file.id),
    onSuccess: () => setAsked(null),
    onError: (problem) => toastFailure('Not withdrawn', problem, 'This could not be saved.'),
  });
  if (sent.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-soft">What was sent</h4>
      <ul className="mt-2 grid gap-3">
        {sent.map((file) => (
          <li key={file.id} className="rounded-card border border-line bg-ground p-4 text-[0.9375rem]">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className={file.withdrawn ? 'text-ink-soft line-through' : 'font-medium'}>
                {KIND_WORDS[file.kind]}, {dayInWords(file.sentOn)}
                {file.reference && <span className="wrap-anywhere">, ref. {file.reference}</span>}
              </p>
              {file.withdrawn ? (
                <p className="text-sm text-ink-soft">Withdrawn</p>
              ) : (
                <Button variant="quiet" onClick={() => setAsked(file)}>
                  Withdraw
                </Button>
              )}
            </div>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {file.by && `Recorded by ${file.by.name}. `}
              {file.sha256 === null ? 'No file had been downloaded.' : `SHA-256 ${file.sha256}`}
            </p>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Withdraw this entry?"
          confirm="Withdraw"
          confirming="Withdrawing..."
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          It stays in the history, crossed out, and its deadline applies again. Nothing is withdrawn at the authority.
        </ConfirmDialog>
      )}
    </div>
  );
}
