/** Dialogs to add or change a hazard (C18.1, C18.3). */
import { type QueryClient, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { Hazard } from '../../../../domain/hazards/hazard.ts';
import type { User } from '../../../../domain/users/user.ts';
import { send } from '../../../api.ts';
import { DraftDialog } from '../../../ui/dialogs/draft-dialog.tsx';
import { EditConflict } from '../../../ui/dialogs/edit-conflict.tsx';
import { RequiredLabel } from '../../../ui/dialogs/required-label.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { refetchActionLists } from '../../actions/api.ts';
import { fieldErrors, mayBeStored, saveUnlessStored, toastFailure } from '../../api-failure.ts';
import { clubs } from '../../lookups.ts';
import { type DraftKey, readDraft, useStoredDraft } from '../../saving/drafts.ts';
import { addHazard, changeHazard, refetchHazard, refetchHazards } from '../api.ts';
import * as hazardWords from '../words/en.ts';
import { HazardFields, StateFields } from './hazard-fields.tsx';
import {
  changeOf,
  type HazardValues,
  isChanged,
  isSame,
  NO_VALUES,
  newHazard,
  onTopOfSaved,
  shownFields,
  valuesOf,
} from './hazard-values.ts';
import { ActionLinks, ReportLinks } from './link-fields.tsx';
import { OpenedAction } from './opened-action.tsx';
import * as words from './words/en.ts';

/** Why it cannot be saved yet. */
function incompleteReason({ title, severity, likelihood, state, closedBecause }: HazardValues): string | null {
  if (title.trim() === '') return words.pleaseName;
  if (severity === null || likelihood === null) return words.pleaseRate;
  return state === 'closed' && closedBecause.trim() === '' ? words.pleaseSayWhy : null;
}

/** Creates new actions one by one and records each in the draft, so that a retry creates none twice. */
async function createNewActions(
  queryClient: QueryClient,
  values: HazardValues,
  clubId: string | null,
  write: (values: HazardValues) => void,
): Promise<HazardValues> {
  let now = values;
  try {
    for (const title of values.newActions) {
      const body = { title, clubId, reportId: null, details: null, ownerName: null, ownerId: null, due: null };
      const { id } = await send(STAFF_CALLS.createAction, { body });
      now = { ...now, actions: [...now.actions, id], newActions: now.newActions.filter((each) => each !== title) };
      write(now);
    }
  } finally {
    if (values.newActions.length > 0) void refetchActionLists(queryClient);
  }
  return now;
}

type AddProps = {
  user: User;
  report?: { id: string; clubId: string };
  onClose: () => void;
};

/** A super-admin chooses the club unless a report determines it. Keeps the input until added or discarded. */
export function AddHazardDialog({ user, report, onClose }: AddProps) {
  const queryClient = useQueryClient();
  const initial = { ...NO_VALUES, reports: report ? [report.id] : [] };
  const draftKey: DraftKey = [user.id, 'new-hazard', report?.id ?? ''];
  const [draft, setDraft, discardSent] = useStoredDraft<{ values: HazardValues; clubId: string }>(draftKey);
  const initialClub = report?.clubId ?? user.clubId ?? '';
  const { values, clubId } = draft ?? { values: initial, clubId: initialClub };
  const [openedAction, setOpenedAction] = useState<string | null>(null);
  const choosesClub = user.role === 'super-admin' && !report;
  const { data: knownClubs = [] } = useQuery({ ...clubs, enabled: choosesClub });
  const write = (next: HazardValues) =>
    setDraft(isSame(next, initial) && clubId === initialClub ? undefined : { values: next, clubId });
  const leave = () => {
    setDraft(undefined);
    onClose();
  };
  // Also what was sent before the dialog was reopened.
  const isAdding = useIsMutating({ mutationKey: draftKey }) > 0;
  const adding = useMutation({
    mutationKey: draftKey,
    mutationFn: async () => {
      const complete = await createNewActions(queryClient, values, clubId, write);
      const sent = readDraft(queryClient, draftKey);
      return { sent, added: await addHazard(queryClient, newHazard(complete, clubId)) };
    },
    onSuccess: ({ sent, added: { title } }) => {
      if (discardSent(sent)) onClose();
      toast({ title: words.hazardAdded, description: title });
    },
    onError: (problem) => {
      toastFailure(hazardWords.hazardNotSaved, problem, hazardWords.couldNotBeSaved);
      if (mayBeStored(problem)) void refetchHazards(queryClient);
    },
  });
  const parts = {
    id: 'new-hazard',
    values,
    errors: fieldErrors(adding.error),
    onChange: write,
    clubId: clubId || null,
  };
  return (
    <>
      <DraftDialog
        size="wide"
        hasDraft={!isSame(values, initial)}
        title={words.addHazard}
        submit={words.add}
        submitting={words.adding}
        busy={isAdding}
        reason={clubId === '' ? words.pleaseSelectClub : incompleteReason(values)}
        onSubmit={() => adding.mutate()}
        onClose={leave}
      >
        {choosesClub && (
          <SelectField
            id="new-hazard-club"
            label={<RequiredLabel>{words.club}</RequiredLabel>}
            aria-required
            error={parts.errors['clubId']}
            value={clubId}
            onChange={({ target }) => {
              const { owner, actions } = NO_VALUES;
              setDraft({ values: { ...values, owner, actions }, clubId: target.value });
            }}
          >
            <option value="">{words.selectClub}</option>
            {knownClubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <HazardFields {...parts} />
        <ActionLinks {...parts} onOpen={setOpenedAction} />
      </DraftDialog>
      <OpenedAction actionId={openedAction} clubId={clubId} user={user} onClose={() => setOpenedAction(null)} />
    </>
  );
}

/** `opened`: for what somebody else changed since; `base`: the version that `values` began with. */
type ChangeDraft = { opened: Hazard; base: Hazard; values: HazardValues };

type ChangeProps = { hazard: Hazard; user: User; onClose: () => void };

/** After a conflict, shows what somebody else changed, takes it over where nothing was changed here, and keeps the input. */
export function ChangeHazardDialog({ hazard, user, onClose }: ChangeProps) {
  const queryClient = useQueryClient();
  const draftKey: DraftKey = [user.id, 'hazard', hazard.id];
  const [draft, setDraft, discardSent] = useStoredDraft<ChangeDraft>(draftKey);
  const { opened, base, values: mine } = draft ?? { opened: hazard, base: hazard, values: valuesOf(hazard) };
  const values = onTopOfSaved(valuesOf(base), mine, valuesOf(hazard));
  const [openedAction, setOpenedAction] = useState<string | null>(null);
  const hasConflict = opened.revision !== hazard.revision && isChanged(hazard, values);
  const write = (next: HazardValues) =>
    setDraft(isSame(next, valuesOf(hazard)) ? undefined : { opened, base: hazard, values: next });
  const leave = () => {
    setDraft(undefined);
    onClose();
  };
  const saving = useMutation({
    mutationFn: async () => {
      const complete = await createNewActions(queryClient, values, hazard.clubId, write);
      const sent = readDraft(queryClient, draftKey);
      const saved = await saveUnlessStored(
        () => changeHazard(queryClient, hazard.id, changeOf(hazard, complete)),
        () => refetchHazard(queryClient, hazard.id),
        (now) => !isChanged(now, onTopOfSaved(valuesOf(hazard), complete, valuesOf(now))),
      );
      return { sent, saved };
    },
    onSuccess: ({ sent, saved: { title } }) => {
      if (discardSent(sent)) onClose();
      toast({ title: words.hazardSaved, description: title });
    },
    onError: (problem) => toastFailure(hazardWords.hazardNotSaved, problem, hazardWords.couldNotBeSaved),
  });
  const errors = fieldErrors(saving.error);
  const parts = { id: 'hazard', values, errors, onChange: write, clubId: hazard.clubId };
  return (
    <>
      <DraftDialog
        size="wide"
        hasDraft={draft !== undefined}
        title={words.changeHazard}
        submit={hasConflict ? words.saveMine : words.save}
        submitting={words.saving}
        busy={saving.isPending}
        reason={incompleteReason(values)}
        onSubmit={() => (draft ? saving.mutate() : leave())}
        onClose={leave}
      >
        {hasConflict && (
          <EditConflict text={words.changedMeanwhile} before={shownFields(opened)} now={shownFields(hazard)} />
        )}
        <HazardFields {...parts} owner={hazard.owner?.name} />
        <StateFields {...parts} />
        <ActionLinks {...parts} onOpen={setOpenedAction} />
        <ReportLinks {...parts} />
      </DraftDialog>
      <OpenedAction actionId={openedAction} clubId={hazard.clubId} user={user} onClose={() => setOpenedAction(null)} />
    </>
  );
}
