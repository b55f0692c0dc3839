/** The clocks of a report, from when they run, and why they need not (contract C13.2). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AuthorityCase, type AuthorityChange, NOT_REPORTABLE_MAX } from '../../../../domain/authority/case.ts';
import { dayInWords } from '../../../../domain/authority/chip.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { useKept } from '../../../components/saving/kept.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { changeCase } from './api.ts';
import { AuthorityChip } from './chip.tsx';
import { KIND_WORDS, momentInWords } from './words.ts';

type Props = { state: AuthorityCase; reportId: string; userId: string };

/** Chip, clocks, and the two things that change them. */
export function Clocks({ state, reportId, userId }: Props) {
  return (
    <div className="grid gap-4">
      <p role="status" className="flex min-h-8 items-center">
        <AuthorityChip chip={state.chip} />
      </p>
      {state.clocks.length > 0 && (
        <ul className="grid gap-2 text-[0.9375rem]">
          {state.clocks.map(({ kind, due, sentOn }) => (
            <li key={kind} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{KIND_WORDS[kind]}</span>
              <span className="text-ink-soft">
                {sentOn === null ? `due ${momentInWords(due)}` : `sent ${dayInWords(sentOn)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {state.notReportable !== null && (
        <p className="text-[0.9375rem] wrap-anywhere">Not reportable: {state.notReportable}</p>
      )}
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-[0.9375rem] font-medium text-sky underline underline-offset-4">
          Change the deadline, or mark as not reportable
        </summary>
        <Change {...{ state, reportId, userId }} />
      </details>
    </div>
  );
}

function Change({ state, reportId, userId }: Props) {
  const queryClient = useQueryClient();
  const known = { awareAt: state.awareAt.slice(0, 16), notReportable: state.notReportable ?? '' };
  const [kept, keep] = useKept<typeof known>([userId, 'authority', reportId]);
  const shown = kept ?? known;
  const [sent, setSent] = useState<AuthorityChange>({});
  const saving = useMutation({
    mutationFn: (change: AuthorityChange) => changeCase(queryClient, reportId, change),
    onSuccess: () => keep(undefined),
    onError: (problem) => toastFailure('Not saved', problem, 'This could not be saved.'),
  });
  const errors = fieldErrors(saving.error);
  const write = (change: Partial<typeof known>) => {
    const next = { ...shown, ...change };
    keep(next.awareAt === known.awareAt && next.notReportable === known.notReportable ? undefined : next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!kept || saving.isPending) return;
    const change: AuthorityChange = {
      ...(kept.awareAt !== known.awareAt && { awareAt: kept.awareAt === '' ? null : `${kept.awareAt}:00Z` }),
      ...(kept.notReportable !== known.notReportable && { notReportable: kept.notReportable || null }),
    };
    setSent(change);
    saving.mutate(change);
  };
  return (
    <form method="post" noValidate onSubmit={save} className="mt-3 grid grid-cols-1 gap-5">
      <TextField
        id="aware-at"
        label="When the club became aware (UTC)"
        type="datetime-local"
        className="max-w-sm"
        value={shown.awareAt}
        error={'awareAt' in sent ? errors['awareAt'] : undefined}
        hint="The 72 hours start here. If empty, they start when the report was submitted."
        onChange={({ target }) => write({ awareAt: target.value })}
      />
      <TextField
        id="not-reportable"
        label="Why it does not have to be reported"
        maxLength={NOT_REPORTABLE_MAX}
        autoComplete="off"
        value={shown.notReportable}
        error={errors['notReportable']}
        hint="With a reason, no deadline applies. If empty, the event has to be reported."
        onChange={({ target }) => write({ notReportable: target.value })}
      />
      <div>
        <Button type="submit" variant="secondary" disabled={!kept} busy={saving.isPending && 'Saving...'}>
          Save
        </Button>
      </div>
    </form>
  );
}
