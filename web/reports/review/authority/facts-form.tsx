/** What the reporter left out, added for the authority alone (contract C13.5). The report is never altered. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import {
  type AuthorityFacts,
  FACTS,
  type Fact,
  type FactsChange,
  valuesOf,
} from '../../../../domain/authority/file/facts.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { useKept } from '../../../components/saving/kept.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changeFacts } from './api.ts';
import { factId } from './gaps.tsx';

type Props = { saved: AuthorityFacts; report: StaffReport; userId: string };

/** Labels where the report's own would not tell local from UTC. */
const LABELS: Partial<Record<Fact, string>> = {
  localDate: 'Date, local',
  localTime: 'Time, local',
  utcDate: 'Date, UTC',
  utcTime: 'Time, UTC',
};
const INPUT_TYPES: Partial<Record<Fact, string>> = {
  localDate: 'date',
  localTime: 'time',
  utcDate: 'date',
  utcTime: 'time',
};

/** The folded form. */
export function FactsForm(props: Props) {
  const { saved } = props;
  const added = FACTS.filter((fact) => saved[fact] !== null).length;
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-[0.9375rem] font-medium text-sky underline underline-offset-4">
        Details missing from the report{added > 0 && ` (${added} added)`}
      </summary>
      <Form key={JSON.stringify(saved)} {...props} />
    </details>
  );
}

function Form({ saved, report, userId }: Props) {
  const queryClient = useQueryClient();
  const [kept, keep] = useKept<Partial<AuthorityFacts>>([userId, 'authority-facts', report.id]);
  const shown = { ...saved, ...kept };
  const saving = useMutation({
    mutationFn: (change: FactsChange) => changeFacts(queryClient, report.id, change),
    onSuccess: () => {
      keep(undefined);
      toast({ title: 'Saved for the authority', description: 'The report itself does not change.' });
    },
    onError: (problem) => toastFailure('Not saved', problem, 'This could not be saved.'),
  });
  const errors = fieldErrors(saving.error);
  const write = (fact: Fact, text: string) => {
    const { [fact]: _, ...others } = kept ?? {};
    const value = text === '' ? null : text;
    const next = value === saved[fact] ? others : { ...others, [fact]: value };
    keep(Object.keys(next).length === 0 ? undefined : next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (kept && !saving.isPending) saving.mutate(kept);
  };
  return (
    <form method="post" noValidate onSubmit={save} className="mt-2 grid grid-cols-1 gap-5">
      <p className="text-sm text-ink-soft">
        Only for the authority: what you enter here replaces the report’s value in the file. The report itself does not
        change.
      </p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {FACTS.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            own={report[fact]}
            value={shown[fact] ?? ''}
            error={errors[fact]}
            onWrite={(text) => write(fact, text)}
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="secondary" disabled={!kept} busy={saving.isPending && 'Saving...'}>
          Save for the authority
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  fact: Fact;
  own: string | null;
  value: string;
  error: string | undefined;
  onWrite: (text: string) => void;
};

function FactField({ fact, own, value, error, onWrite }: FieldProps) {
  const values = valuesOf(fact);
  const field = {
    id: factId(fact),
    label: LABELS[fact] ?? REPORT_TEXTS[fact].label,
    value,
    error,
    ...(own !== null && { hint: <span className="wrap-anywhere">Reported: {own}</span> }),
    ...(fact === 'headline' && { className: 'sm:col-span-2' }),
  };
  if (values === null)
    return (
      <TextField
        {...field}
        type={INPUT_TYPES[fact] ?? 'text'}
        maxLength={SHORT_TEXT_MAX}
        autoComplete="off"
        onChange={({ target }) => onWrite(target.value)}
      />
    );
  return (
    <SelectField {...field} onChange={({ target }) => onWrite(target.value)}>
      <option value="">{own === null ? 'Not given' : 'As reported'}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </SelectField>
  );
}
