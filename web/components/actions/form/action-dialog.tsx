import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action } from '../../../../domain/actions/action.ts';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { User } from '../../../../domain/users/user.ts';
import { send } from '../../../api.ts';
import { DraftDialog } from '../../../ui/dialogs/draft-dialog.tsx';
import { EditConflict } from '../../../ui/dialogs/edit-conflict.tsx';
import { RequiredLabel } from '../../../ui/dialogs/required-label.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fieldErrors, mayBeStored, saveUnlessStored, toastFailure } from '../../api-failure.ts';
import { HazardsOfAction } from '../../hazards/hazards-of-action.tsx';
import { clubs } from '../../lookups.ts';
import { normaliseTexts, onTopOf } from '../../saving/changed-fields.ts';
import { type DraftKey, useStoredDraft } from '../../saving/drafts.ts';
import { changeAction, refetchAction, refetchActionLists } from '../api.ts';
import * as actions from '../words/en.ts';
import { OwnerAndDueFields, TextFields } from './action-fields.tsx';
import { type ActionValues, changeOf, isEmpty, NO_VALUES, newAction, shownFields, valuesOf } from './action-values.ts';
import { NOBODY } from './owner-choice.tsx';
import * as words from './words/en.ts';

type Props = { user: User; onClose: () => void };
type ActionDraft = { values: ActionValues; clubId: string };

/** A super-admin chooses the club. Keeps the input until added or cancelled. */
export function AddActionDialog({ user, onClose }: Props) {
  const queryClient = useQueryClient();
  const draftKey: DraftKey = [user.id, 'new-action', 'register'];
  const [draft, setDraft, discardSent] = useStoredDraft<ActionDraft>(draftKey);
  const { values, clubId } = draft ?? { values: NO_VALUES, clubId: '' };
  const isSuperAdmin = user.role === 'super-admin';
  const { data: knownClubs = [] } = useQuery({ ...clubs, enabled: isSuperAdmin });
  const write = (next: ActionDraft) => setDraft(isEmpty(next.values) && next.clubId === '' ? undefined : next);
  const leave = () => {
    setDraft(undefined);
    onClose();
  };
  // Also what was sent before the dialog was reopened.
  const isAdding = useIsMutating({ mutationKey: draftKey }) > 0;
  const adding = useMutation({
    mutationKey: draftKey,
    mutationFn: () =>
      send(STAFF_CALLS.createAction, { body: newAction(values, { clubId: isSuperAdmin ? clubId : null }) }),
    onSuccess: () => {
      void refetchActionLists(queryClient);
      if (discardSent(draft)) onClose();
      toast({ title: words.actionAdded, description: values.title });
    },
    onError: (problem) => {
      toastFailure(actions.actionNotAdded, problem, actions.couldNotBeAdded);
      if (mayBeStored(problem)) void refetchActionLists(queryClient);
    },
  });
  const errors = fieldErrors(adding.error);
  const parts = { id: 'new-action', values, errors, onChange: (next: ActionValues) => write({ values: next, clubId }) };
  return (
    <DraftDialog
      hasDraft={!isEmpty(values)}
      title={words.addAction}
      description={words.withoutReport}
      submit={actions.addAction}
      submitting={actions.adding}
      busy={isAdding}
      reason={isSuperAdmin && clubId === '' ? words.pleaseSelectClub : incompleteReason(values)}
      onSubmit={() => adding.mutate()}
      onClose={leave}
    >
      {isSuperAdmin && (
        <SelectField
          id="new-action-club"
          label={<RequiredLabel>{words.club}</RequiredLabel>}
          aria-required
          error={errors['clubId']}
          value={clubId}
          onChange={({ target }) => write({ values: { ...values, owner: NOBODY }, clubId: target.value })}
        >
          <option value="">{words.selectClub}</option>
          {knownClubs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextFields {...parts} label={<RequiredLabel>{words.whatToDo}</RequiredLabel>} withDetails autoFocus />
      <OwnerAndDueFields {...parts} clubId={isSuperAdmin ? clubId || null : user.clubId} />
    </DraftDialog>
  );
}

/** `opened`: for what somebody else changed since; `base`: the version that `values` began with. */
type ChangeDraft = { opened: Action; base: Action; values: ActionValues };

/** After a conflict, shows what somebody else changed, takes it over where nothing was changed here, and keeps the input. */
export function ChangeActionDialog({ action, user, onClose }: Props & { action: Action }) {
  const queryClient = useQueryClient();
  const [openedWith] = useState(action);
  const [draft, setDraft, discardSent] = useStoredDraft<ChangeDraft>([user.id, 'action', action.id]);
  const { opened, base, values: mine } = draft ?? { opened: openedWith, base: action, values: valuesOf(action) };
  const values = onTopOf(valuesOf(base), mine, valuesOf(action));
  const write = (next: ActionValues) =>
    setDraft(isChanged(action, next) ? { opened, base: action, values: next } : undefined);
  const leave = () => {
    setDraft(undefined);
    onClose();
  };
  const hasConflict = opened.revision !== action.revision && isChanged(action, normaliseTexts(values));
  const saving = useMutation({
    mutationFn: () =>
      saveUnlessStored(
        () => changeAction(queryClient, action.id, { ...changeOf(action, values), revision: action.revision }),
        () => refetchAction(queryClient, action.id),
        (now) => !isChanged(now, normaliseTexts(onTopOf(valuesOf(action), values, valuesOf(now)))),
      ),
    onSuccess: () => {
      if (discardSent(draft)) onClose();
    },
    onError: (problem) => toastFailure(actions.actionNotSaved, problem, actions.couldNotBeSaved),
  });
  const parts = { id: 'action', values, errors: fieldErrors(saving.error), onChange: write };
  return (
    <DraftDialog
      hasDraft={draft !== undefined}
      title={words.changeAction}
      submit={hasConflict ? actions.saveMine : words.saveAction}
      submitting={words.saving}
      busy={saving.isPending}
      reason={incompleteReason(values)}
      onSubmit={() => saving.mutate()}
      onClose={leave}
    >
      {hasConflict && (
        <EditConflict text={words.changedMeanwhile} before={shownFields(opened)} now={shownFields(action)} />
      )}
      <TextFields {...parts} label={<RequiredLabel>{words.whatToDo}</RequiredLabel>} withDetails autoFocus />
      <OwnerAndDueFields {...parts} clubId={action.clubId} owner={action.owner?.name} />
      <HazardsOfAction actionId={action.id} />
    </DraftDialog>
  );
}

const isChanged = (action: Action, values: ActionValues): boolean => Object.keys(changeOf(action, values)).length > 0;

const incompleteReason = ({ title }: ActionValues): string | null => (title.trim() === '' ? words.pleaseSayWhat : null);
