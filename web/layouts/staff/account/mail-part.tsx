/** What mails one wants, in the own account (contract C9.5). A choice is kept at once; one that fails stands as it was. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { MailChoices, MailChoicesChange } from '../../../../domain/mail/choices.ts';
import { get, send } from '../../../api.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { zoneName } from '../../../components/moments/moments.ts';
import { useTimeZone } from '../../../components/moments/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const choices = queryOptions({
  queryKey: ['notifications'] as const,
  queryFn: ({ signal }) => get(STAFF_CALLS.getNotifications, {}, signal),
});

const REPORTS: Record<MailChoices['reports'], string> = {
  'at-once': 'A few minutes after',
  daily: 'Once a day, at 07:00',
  never: 'Never',
};
const ACTIONS: Record<MailChoices['actions'], string> = { weekly: 'On Mondays', never: 'Never' };

/** The two choices; they say nothing of what waits, and neither do the mails. */
export function MailPart() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(choices);
  const zone = zoneName(useTimeZone(), new Date());
  const saving = useMutation({
    mutationFn: (body: MailChoicesChange) => send(STAFF_CALLS.changeNotifications, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(choices.queryKey, saved);
      toast({ title: 'Saved' });
    },
    onError: (problem) => toastFailure('Not saved', problem, 'Your choice could not be saved.'),
  });
  if (isError && !data)
    return (
      <p>
        Your choices of mails could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  return (
    <fieldset disabled={!data || saving.isPending} className="grid gap-4">
      <legend className="mb-3 font-semibold">Mails to you</legend>
      <SelectField
        id="mail-reports"
        label="When a report, an answer or a date waits"
        value={data?.reports ?? 'at-once'}
        onChange={({ target }) => saving.mutate({ reports: target.value as MailChoices['reports'] })}
      >
        {optionsOf({ ...REPORTS, daily: `${REPORTS.daily} ${zone}` })}
      </SelectField>
      <SelectField
        id="mail-actions"
        label="When actions are due"
        value={data?.actions ?? 'weekly'}
        onChange={({ target }) => saving.mutate({ actions: target.value as MailChoices['actions'] })}
      >
        {optionsOf(ACTIONS)}
      </SelectField>
    </fieldset>
  );
}

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
