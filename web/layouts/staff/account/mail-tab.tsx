/** Mail preferences, saved at once; failed changes are reverted (C9.5). */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { fill } from '../../../../domain/language/text.ts';
import type { MailChoices, MailChoicesChange } from '../../../../domain/mail/choices.ts';
import { get, send } from '../../../api.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { zoneName } from '../../../components/time-zones/date-time.ts';
import { useTimeZone } from '../../../components/time-zones/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import * as words from './words/en.ts';

const choices = queryOptions({
  queryKey: ['notifications'] as const,
  queryFn: ({ signal }) => get(STAFF_CALLS.getMailChoices, {}, signal),
});

const REPORTS: Record<MailChoices['reports'], string> = words.reportsChoices;
const ACTIONS: Record<MailChoices['actions'], string> = words.actionsChoices;

export function MailTab() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(choices);
  const zone = zoneName(useTimeZone(), new Date());
  const saving = useMutation({
    mutationFn: (body: MailChoicesChange) => send(STAFF_CALLS.changeMailChoices, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(choices.queryKey, saved);
      toast({ title: words.saved });
    },
    onError: (problem) => toastFailure(words.notSaved, problem, words.choiceNotSaved),
  });
  if (isError && !data)
    return (
      <p>
        {words.choicesNotLoaded} <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </p>
    );
  return (
    <fieldset disabled={!data || saving.isPending} className="grid gap-4">
      <legend className="mb-3 font-semibold">{words.mailsToYou}</legend>
      <SelectField
        id="mail-reports"
        label={words.whenReportsWait}
        value={data?.reports ?? 'at-once'}
        onChange={({ target }) => saving.mutate({ reports: target.value as MailChoices['reports'] })}
      >
        {optionsOf({ ...REPORTS, daily: fill(REPORTS.daily, { zone }) })}
      </SelectField>
      <SelectField
        id="mail-actions"
        label={words.whenActionsDue}
        value={data?.actions ?? 'weekly'}
        onChange={({ target }) => saving.mutate({ actions: target.value as MailChoices['actions'] })}
      >
        {optionsOf(ACTIONS)}
      </SelectField>
    </fieldset>
  );
}

const optionsOf = (choicesOffered: Record<string, string>) =>
  Object.entries(choicesOffered).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
