/** Deadlines: their start, and reasons why they do not apply (C13.2). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AuthorityCase, type AuthorityChange, NOT_REPORTABLE_MAX } from '../../../../domain/authority/case.ts';
import { formatDay } from '../../../../domain/language/days.ts';
import { fill } from '../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { timestampAt, wallClock } from '../../../../domain/time-zones/wall-clock.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { DraftDetails } from '../../../components/saving/draft-details.tsx';
import { type DraftKey, useStoredDraft } from '../../../components/saving/drafts.ts';
import { saved as savedMessage } from '../../../components/saving/words/en.ts';
import { zoneName } from '../../../components/time-zones/date-time.ts';
import { useTimeZone } from '../../../components/time-zones/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changeCase, useChip } from './api.ts';
import { AuthorityChip } from './chip.tsx';
import { formatDateTime } from './date-time.ts';
import * as words from './words/en.ts';

type Props = { state: AuthorityCase; report: StaffReport; userId: string };

export function Deadlines({ state, report, userId }: Props) {
  const timeZone = useTimeZone(report.clubId);
  const chip = useChip(report.id);
  const draftKey: DraftKey = [userId, 'authority', report.id];
  return (
    <div className="grid gap-4">
      <p role="status" className="flex min-h-8 items-center">
        {chip && <AuthorityChip chip={chip} />}
      </p>
      {state.clocks.length > 0 && (
        <ul className="grid gap-2 text-[0.9375rem]">
          {state.clocks.map(({ kind, due, sentOn }) => (
            <li key={kind} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{words.kinds[kind]}</span>
              <span className="text-ink-soft">
                {sentOn === null
                  ? fill(words.dueAt, { moment: formatDateTime(due, timeZone) })
                  : fill(words.sentOnDay, { day: formatDay(sentOn) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {state.notReportable !== null && (
        <p className="text-[0.9375rem] wrap-anywhere">{fill(words.notReportable, { reason: state.notReportable })}</p>
      )}
      <DraftDetails summary={words.changeDeadline} draftKey={draftKey}>
        <DeadlineForm {...{ state, reportId: report.id, draftKey, timeZone }} />
      </DraftDetails>
    </div>
  );
}

/** Keeps the zone in which the time was entered, so that its meaning never changes. */
type Values = { awareAt: string; timeZone: string; notReportable: string };
/** Only what was changed, so that a colleague's change of the other field is kept. */
type Draft = Pick<Values, 'timeZone'> & Partial<Values>;

const valuesOf = ({ awareAt, notReportable }: AuthorityCase, timeZone: string): Values => ({
  awareAt: wallClock(new Date(awareAt), timeZone).slice(0, 16),
  timeZone,
  notReportable: notReportable ?? '',
});

/** Null if empty; an invalid time unchanged, for the server to reject. */
function momentOf({ awareAt, timeZone }: Values): string | null {
  if (awareAt === '') return null;
  const moment = timestampAt(awareAt, timeZone);
  return Number.isNaN(moment.getTime()) ? awareAt : moment.toISOString();
}

type ChangeProps = { state: AuthorityCase; reportId: string; draftKey: DraftKey; timeZone: string };

function DeadlineForm({ state, reportId, draftKey, timeZone }: ChangeProps) {
  const queryClient = useQueryClient();
  const [draft, setDraft, discardSent] = useStoredDraft<Draft>(draftKey);
  const saved = valuesOf(state, draft?.timeZone ?? timeZone);
  const values = { ...saved, ...draft };
  const [lastChange, setLastChange] = useState<AuthorityChange>({});
  const saving = useMutation({
    mutationFn: ({ change }: { change: AuthorityChange; sent: Draft }) => changeCase(queryClient, reportId, change),
    onSuccess: (_saved, { sent }) => {
      discardSent(sent);
      toast({ title: savedMessage });
    },
    onError: (problem) => toastFailure(words.notSaved, problem, words.couldNotBeSaved),
  });
  const errors = fieldErrors(saving.error);
  const write = (field: 'awareAt' | 'notReportable', text: string) => {
    const { [field]: _, timeZone: zone = values.timeZone, ...other } = draft ?? {};
    const next = text === saved[field] ? other : { ...other, [field]: text };
    setDraft(Object.keys(next).length === 0 ? undefined : { ...next, timeZone: zone });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!draft || saving.isPending) return;
    const change: AuthorityChange = {
      ...(values.awareAt !== saved.awareAt && { awareAt: momentOf(values) }),
      ...(values.notReportable !== saved.notReportable && { notReportable: values.notReportable || null }),
    };
    setLastChange(change);
    saving.mutate({ change, sent: draft });
  };
  const typedMoment = timestampAt(values.awareAt, values.timeZone);
  // In an hour that the clocks repeat, the text alone is ambiguous.
  const isSaved = values.awareAt === saved.awareAt;
  const shownAt = isSaved || Number.isNaN(typedMoment.getTime()) ? new Date(state.awareAt) : typedMoment;
  return (
    <form method="post" noValidate onSubmit={save} className="mt-3 grid grid-cols-1 gap-5">
      <TextField
        id="aware-at"
        label={fill(words.awareAt, { zone: zoneName(values.timeZone, shownAt) })}
        type="datetime-local"
        className="max-w-sm"
        value={values.awareAt}
        error={'awareAt' in lastChange ? errors['awareAt'] : undefined}
        hint={words.awareAtHint}
        onChange={({ target }) => write('awareAt', target.value)}
      />
      <TextField
        id="not-reportable"
        label={words.whyNotReportable}
        maxLength={NOT_REPORTABLE_MAX}
        autoComplete="off"
        value={values.notReportable}
        error={errors['notReportable']}
        hint={words.whyNotReportableHint}
        onChange={({ target }) => write('notReportable', target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" disabled={!draft} busy={saving.isPending && words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
