/** Adds facts that the reporter omitted, for the authority only; the report never changes (C13.5). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import {
  type AuthorityFacts,
  FACTS,
  type Fact,
  type FactsChange,
  valuesOf,
} from '../../../../domain/authority/file/facts.ts';
import { stateId } from '../../../../domain/e5x/states.ts';
import { fill, pluralText } from '../../../../domain/language/text.ts';
import { labelOf } from '../../../../domain/reports/labels/labels.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { DraftDetails } from '../../../components/saving/draft-details.tsx';
import { type DraftKey, readDraft, useStoredDraft } from '../../../components/saving/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changeFacts } from './api.ts';
import { factId } from './missing-fields.tsx';
import * as words from './words/en.ts';

type Props = { saved: AuthorityFacts; report: StaffReport; userId: string };

/** Labels that distinguish local time and UTC. */
const LABELS: Partial<Record<Fact, string>> = words.dayAndTime;
const INPUT_TYPES: Partial<Record<Fact, string>> = {
  localDate: 'date',
  localTime: 'time',
  utcDate: 'date',
  utcTime: 'time',
};

export function FactsForm(props: Props) {
  const { saved, report, userId } = props;
  const added = FACTS.filter((fact) => saved[fact] !== null).length;
  const draftKey: DraftKey = [userId, 'authority-facts', report.id];
  return (
    <DraftDetails
      summary={added > 0 ? pluralText(words.detailsMissingAdded, added) : words.detailsMissing}
      draftKey={draftKey}
    >
      <Form {...props} draftKey={draftKey} />
    </DraftDetails>
  );
}

/** Only what was changed, so that a colleague's change of another fact is kept. */
type Draft = Partial<AuthorityFacts>;

function Form({ saved, report, draftKey }: Props & { draftKey: DraftKey }) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useStoredDraft<Draft>(draftKey);
  const keep = (next: Draft) => setDraft(Object.keys(next).length === 0 ? undefined : next);
  const shownFacts = { ...saved, ...draft };
  const saving = useMutation({
    mutationFn: (change: FactsChange) => changeFacts(queryClient, report.id, change),
    onSuccess: (_saved, sent) => {
      const written = readDraft<Draft>(queryClient, draftKey) ?? {};
      keep(Object.fromEntries(Object.entries(written).filter(([fact, value]) => value !== sent[fact as Fact])));
      toast({ title: words.savedForAuthority, description: words.reportStays });
    },
    onError: (problem) => toastFailure(words.notSaved, problem, words.couldNotBeSaved),
  });
  const errors = fieldErrors(saving.error);
  const write = (fact: Fact, text: string) => {
    const { [fact]: _, ...others } = draft ?? {};
    const value = text === '' ? null : text;
    keep(value === saved[fact] ? others : { ...others, [fact]: value });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft && !saving.isPending) saving.mutate(draft);
  };
  return (
    <form method="post" noValidate onSubmit={save} className="mt-2 grid grid-cols-1 gap-5">
      <p className="text-sm text-ink-soft">{words.onlyForAuthority}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {FACTS.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            reported={report[fact]}
            value={shownFacts[fact] ?? ''}
            error={errors[fact]}
            onWrite={(text) => write(fact, text)}
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="secondary" disabled={!draft} busy={saving.isPending && words.saving}>
          {words.saveForAuthority}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  fact: Fact;
  reported: string | null;
  value: string;
  error: string | undefined;
  onWrite: (text: string) => void;
};

function FactField({ fact, reported, value, error, onWrite }: FieldProps) {
  const values = valuesOf(fact);
  const state = fact === 'stateOfRegistry' ? value || reported : null;
  const isUnknownState = state !== null && stateId(state) === null;
  const field = {
    id: factId(fact),
    label: LABELS[fact] ?? REPORT_TEXTS[fact].label,
    value,
    error,
    ...((reported !== null || isUnknownState) && {
      hint: (
        <>
          {reported !== null && (
            <span className="block wrap-anywhere">
              {fill(words.reported, { value: values ? labelOf(reported) : shortDay(reported) })}
            </span>
          )}
          {isUnknownState && <span className="block">{words.unknownState}</span>}
        </>
      ),
    }),
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
      <option value="">{reported === null ? words.notGiven : words.asReported}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {labelOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
