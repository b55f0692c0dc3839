/** A report's actions (C8.7, C8.8). */
import { useInfiniteQuery, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Action } from '../../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { OPEN_ACTIONS_MAX } from '../../../../domain/follow-up/refusals.ts';
import { fill } from '../../../../domain/language/text.ts';
import { PROBLEMS } from '../../../../domain/problems.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { send } from '../../../api.ts';
import { ActionItem } from '../../../components/actions/action-item.tsx';
import { refetchActionLists, reportActions } from '../../../components/actions/api.ts';
import { OwnerAndDueFields, TextFields } from '../../../components/actions/form/action-fields.tsx';
import { type ActionValues, isEmpty, NO_VALUES, newAction } from '../../../components/actions/form/action-values.ts';
import * as actionWords from '../../../components/actions/words/en.ts';
import { fieldErrors, mayBeStored, toastFailure } from '../../../components/api-failure.ts';
import { LoadMore } from '../../../components/long-list/load-more.tsx';
import { type DraftKey, useStoredDraft } from '../../../components/saving/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { useSubmitOnce } from '../../../ui/dialogs/use-submit-once.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from './sections/section.tsx';
import * as words from './words/en.ts';

type Props = {
  report: StaffReport;
  user: User;
  isClosed: boolean;
  onNoneOpen: () => void;
};

/** By due date, undated last, then by age. Completed ones keep their place. */
function sortActions(actions: readonly Action[]): Action[] {
  const key = ({ due, createdAt }: Action) => `${due ?? '9999-99-99'} ${createdAt}`;
  return [...actions].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

export function SafetyActions({ report, user, isClosed, onNoneOpen }: Props) {
  const list = useInfiniteQuery(reportActions(report.id));
  const root = useRef<HTMLUListElement>(null);
  const actions = sortActions(list.data?.pages.flatMap(({ items }) => items) ?? []);
  const focusNext = () => {
    const next = root.current?.querySelector<HTMLElement>('[data-do]');
    if (next) next.focus();
    else onNoneOpen();
  };
  const open = actions.filter(({ state }) => state === 'open').length;
  return (
    <Section name="actions" title={words.sectionNames.actions}>
      {list.isError && (
        <div role="alert" className="text-[0.9375rem]">
          <p className="mb-3 text-danger">{fill(words.actionsNotLoaded, { reason: list.error.message })}</p>
          <Button variant="secondary" onClick={() => list.refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {list.isPending && <Skeleton className="h-20 w-full" />}
      {list.data && actions.length === 0 && <p className="text-[0.9375rem] text-ink-soft">{actionWords.noActions}</p>}
      {actions.length > 0 && (
        <ul ref={root} aria-label={actionWords.actions} className="grid grid-cols-1 gap-3">
          {actions.map((action) => (
            <ActionItem key={action.id} {...{ action, user, isClosed }} onAnswered={focusNext} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <LoadMore
          more={actionWords.loadMoreActions}
          failed={actionWords.moreActionsFailed}
          onLoad={async () => {
            await list.fetchNextPage({ throwOnError: true });
          }}
        />
      )}
      {isClosed && <p className="text-[0.9375rem] text-ink-soft">{PROBLEMS['follow-up/closed']}.</p>}
      {!isClosed && !list.isPending && (
        <AddAction report={report} user={user} isFull={open >= OPEN_ACTIONS_MAX} isFolded={actions.length > 0} />
      )}
    </Section>
  );
}

type AddProps = {
  report: StaffReport;
  user: User;
  isFull: boolean;
  isFolded: boolean;
};

/** Enter adds the action; the field is then ready for the next. */
function AddAction({ report, user, isFull, isFolded }: AddProps) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const draftKey: DraftKey = [user.id, 'new-action', report.id];
  const [draft, setDraft, discardSent] = useStoredDraft<ActionValues>(draftKey);
  const values = draft ?? NO_VALUES;
  const [isOpen, setOpen] = useState(false);
  // Also what was sent before the report was reopened.
  const isAdding = useIsMutating({ mutationKey: draftKey }) > 0;
  const adding = useMutation({
    mutationKey: draftKey,
    mutationFn: (added: ActionValues) =>
      send(STAFF_CALLS.createAction, { body: newAction(added, { reportId: report.id }) }),
    onSuccess: async (_action, added) => {
      discardSent(added);
      setOpen(true);
      await refetchActionLists(queryClient);
      form.current?.querySelector('input')?.focus();
    },
    onError: (problem) => {
      toastFailure(actionWords.actionNotAdded, problem, actionWords.couldNotBeAdded);
      if (mayBeStored(problem)) void refetchActionLists(queryClient);
    },
  });
  const submitOnce = useSubmitOnce(isAdding);
  const errors = fieldErrors(adding.error);
  const fieldProps = {
    id: 'add-action',
    values,
    errors,
    clubId: report.clubId,
    onChange: (next: ActionValues) => setDraft(isEmpty(next) ? undefined : next),
  };
  const reason = isFull ? PROBLEMS['actions/too-many-open'] : undefined;
  if (isFolded && !isOpen && draft === undefined)
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          flushSync(() => setOpen(true));
          form.current?.querySelector('input')?.focus();
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        {words.addAnotherAction}
      </Button>
    );
  return (
    <form
      method="post"
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={words.addAnAction}
      className="grid grid-cols-2 gap-x-4 gap-y-3 print:hidden rounded-card border border-dashed border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason && values.title.trim() !== '') submitOnce(() => adding.mutate(values));
      }}
    >
      <div className="col-span-2">
        <TextFields {...fieldProps} />
      </div>
      <OwnerAndDueFields {...fieldProps} />
      <div className="flex flex-wrap items-center gap-4 col-span-2">
        <Button
          type="submit"
          variant="secondary"
          busy={isAdding && actionWords.adding}
          disabled={values.title.trim() === '' || Boolean(reason)}
        >
          {actionWords.addAction}
        </Button>
        {reason && <p className="text-sm text-ink-soft">{reason}</p>}
      </div>
    </form>
  );
}
