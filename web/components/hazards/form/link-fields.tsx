/** Links a hazard to actions and reports (C18.3). */
import { useQueries, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { fill } from '../../../../domain/language/text.ts';
import { titleOf } from '../../../../domain/reports/public/title.ts';
import { get } from '../../../api.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { paths } from '../../../paths.ts';
import { Field } from '../../../ui/field.tsx';
import { Picker } from '../../../ui/picker/picker.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { DueChip } from '../../actions/due-chip.tsx';
import type { FormPart } from '../../form-part.ts';
import { actionsOfClub } from '../api.ts';
import type { HazardValues } from './hazard-values.ts';
import * as words from './words/en.ts';

type Props = FormPart<HazardValues> & { clubId: string | null };

const LINK =
  'inline-flex min-h-11 items-center text-left text-sky underline underline-offset-4 wrap-anywhere hover:no-underline';

function Row({ title, children, onRemove }: { title: string; children: ReactNode; onRemove: () => void }) {
  return (
    <li className="flex items-center justify-between gap-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
      <RowButton Icon={X} label={fill(words.remove, { title })} onClick={onRemove} />
    </li>
  );
}

/** `onOpen`: opens an action, whose form cannot stand within this one. */
export function ActionLinks({
  id,
  clubId,
  values,
  errors,
  onChange,
  onOpen,
}: Props & { onOpen: (actionId: string) => void }) {
  const { data: known } = useQuery({ ...actionsOfClub(clubId ?? ''), enabled: clubId !== null });
  const options = (known ?? [])
    .filter(({ id: each, state }) => state !== 'dropped' && !values.actions.includes(each))
    .map(({ id: value, title }) => ({ value, label: title }));
  const rows = values.actions.map((actionId) => known?.find((action) => action.id === actionId) ?? actionId);
  const without = (list: readonly string[], out: string) => list.filter((each) => each !== out);
  const addNew = (search: string) => {
    const title = search.trim();
    if (title !== '' && !values.newActions.includes(title))
      onChange({ ...values, newActions: [...values.newActions, title] });
  };
  return (
    <div>
      <Field id={`${id}-actions`} label={words.actions} error={errors['actions']}>
        {(control) => (
          <Picker
            control={control}
            options={options}
            value=""
            onChange={(actionId) => onChange({ ...values, actions: [...values.actions, actionId] })}
            placeholder={words.addAction}
            disabled={clubId === null}
            extra={{ label: (hasMatches) => (hasMatches ? words.typeNewAction : words.asNewAction), onPick: addNew }}
          />
        )}
      </Field>
      <ul aria-label={words.actions} className="mt-2 grid grid-cols-1">
        {rows.map((row) => {
          const [actionId, title] = typeof row === 'string' ? [row, words.loading] : [row.id, row.title];
          return (
            <Row
              key={actionId}
              title={title}
              onRemove={() => onChange({ ...values, actions: without(values.actions, actionId) })}
            >
              {typeof row === 'string' ? (
                title
              ) : (
                <>
                  <button
                    type="button"
                    className={LINK}
                    aria-label={fill(words.openAction, { title })}
                    onClick={() => onOpen(row.id)}
                  >
                    {title}
                  </button>
                  <DueChip action={row} />
                </>
              )}
            </Row>
          );
        })}
        {values.newActions.map((title) => (
          <Row
            key={title}
            title={title}
            onRemove={() => onChange({ ...values, newActions: without(values.newActions, title) })}
          >
            <span className="py-2.5 wrap-anywhere">{title}</span>
            <span className="text-sm text-ink-soft">{words.newAction}</span>
          </Row>
        ))}
      </ul>
    </div>
  );
}

export function ReportLinks({ values, errors, onChange }: Omit<Props, 'clubId' | 'id'>) {
  const reportQueries = useQueries({
    queries: values.reports.map((id) => ({
      queryKey: ['report-headline', id],
      queryFn: async () => titleOf(await get(STAFF_CALLS.getReport, { id })),
    })),
  });
  return (
    <div>
      <h3 className="text-[0.9375rem] font-medium">{words.reports}</h3>
      {values.reports.length === 0 && <p className="mt-1 text-sm text-ink-soft">{words.noReports}</p>}
      <ul aria-label={words.reports} className="mt-1 grid grid-cols-1">
        {values.reports.map((reportId, at) => {
          const query = reportQueries[at];
          const title = query?.data ?? (query?.isError ? words.report : words.loading);
          const reports = values.reports.filter((each) => each !== reportId);
          return (
            <Row key={reportId} title={title} onRemove={() => onChange({ ...values, reports })}>
              <PageLink href={paths.dashboard({ report: reportId, view: 'follow-up' })} className={LINK}>
                {title}
              </PageLink>
            </Row>
          );
        })}
      </ul>
      {errors['reports'] && <p className="mt-1.5 text-sm font-medium text-danger">{errors['reports']}</p>}
    </div>
  );
}
