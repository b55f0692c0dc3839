/** Closes a follow-up with a reason, and reopens it (C8.4). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useId } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { CLOSING_REASONS, type ClosingReason } from '../../../../domain/follow-up/codes.ts';
import { CLOSING_NOTE_MAX, type FollowUp } from '../../../../domain/follow-up/follow-up.ts';
import { fill } from '../../../../domain/language/text.ts';
import { PROBLEMS } from '../../../../domain/problems.ts';
import { send } from '../../../api.ts';
import { reportActions } from '../../../components/actions/api.ts';
import { fieldErrors, hasStatus, toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import type { Values } from '../../../components/saving/autosave.ts';
import { useStoredDraft } from '../../../components/saving/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/choices/radio-group.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Section } from './sections/section.tsx';
import { refetchFollowUp, revisionIfSeen, showFollowUp, valuesOf } from './state/api.ts';
import type { OpenFollowUp } from './state/use-follow-up.ts';
import * as words from './words/en.ts';

type Actions = { open: number; done: number };
type Props = { followUp: OpenFollowUp; userId: string; actions: Actions };

export function ClosingPart({ followUp, userId, actions }: Props) {
  const { closed } = followUp.state;
  return (
    <Section name="closing" title={words.sectionNames.closing}>
      {closed ? <Closed followUp={followUp} closed={closed} /> : <Close {...{ followUp, userId, actions }} />}
    </Section>
  );
}

function Close({ followUp: { state, unsaved, saver }, userId, actions }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useStoredDraft<{ reason: ClosingReason | null; note: string }>([
    userId,
    'closing',
    state.reportId,
  ]);
  // Defaults to `done` if any action was.
  const { reason, note } = draft ?? { reason: actions.done > 0 ? 'done' : null, note: '' };
  const closing = useMutation({
    mutationFn: async ({ seen, mine, chosen }: { seen: FollowUp; mine: Values; chosen: ClosingReason }) => {
      const revision = revisionIfSeen(queryClient, seen, (each) => ({ ...valuesOf(each), ...mine }));
      const body = { reason: chosen, note: note || null, revision };
      return send(STAFF_CALLS.closeFollowUp, { id: state.reportId, body });
    },
    onSuccess: async (closed) => {
      setDraft(undefined);
      await showFollowUp(queryClient, closed);
    },
    onError: (problem) => {
      toastFailure(words.notClosed, problem, words.couldNotBeClosed);
      if (!hasStatus(problem, 409)) return;
      void refetchFollowUp(queryClient, state.reportId).catch(() => undefined);
      // Perhaps a colleague's new action is in the way.
      void queryClient.invalidateQueries({ queryKey: reportActions(state.reportId).queryKey });
    },
  });
  const errors = fieldErrors(closing.error);
  const disabledReason = actions.open > 0 ? PROBLEMS['follow-up/open-actions'] : reason ? null : words.chooseReason;
  return (
    <form
      method="post"
      noValidate
      data-closing
      className="grid grid-cols-1 gap-4"
      onSubmit={async (event) => {
        event.preventDefault();
        if (disabledReason !== null || reason === null || closing.isPending) return;
        if (await saver.flush()) closing.mutate({ seen: state, mine: unsaved, chosen: reason });
      }}
    >
      <div className="grid grid-cols-1 gap-4" inert={closing.isPending}>
        <RadioGroup
          legend={words.whyClose}
          options={CLOSING_REASONS}
          value={reason}
          error={errors['reason']}
          columns="min-[22.5rem]:grid-cols-2 sm:grid-cols-3"
          onChange={(next) => setDraft({ reason: next, note })}
        />
        <TextAreaField
          id="closing-note"
          label={words.note}
          maxLength={CLOSING_NOTE_MAX}
          error={errors['note']}
          value={note}
          onChange={({ target }) =>
            setDraft(target.value === '' && !draft?.reason ? undefined : { reason, note: target.value })
          }
          controlClassName="block min-h-12 [field-sizing:content]"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          disabled={disabledReason !== null}
          aria-describedby={id}
          busy={closing.isPending && words.closing}
        >
          {words.closeFollowUp}
        </Button>
        <p id={id} className="text-sm text-ink-soft empty:hidden">
          {disabledReason}
        </p>
      </div>
    </form>
  );
}

function Closed({ followUp, closed }: { followUp: OpenFollowUp; closed: NonNullable<FollowUp['closed']> }) {
  const { reportId } = followUp.state;
  const queryClient = useQueryClient();
  const reopening = useMutation({
    mutationFn: () => send(STAFF_CALLS.reopenFollowUp, { id: reportId }),
    onSuccess: async (state) => {
      await showFollowUp(queryClient, state);
      // Sends what was refused while it was closed.
      await followUp.saver.flush();
    },
    onError: (problem) => toastFailure(words.notReopened, problem, words.couldNotBeReopened),
  });
  const why = CLOSING_REASONS.find(({ id }) => id === closed.reason)?.label ?? '';
  const values = { day: shortDay(closed.at), reason: why };
  return (
    <div className="rounded-card border border-line bg-ground p-4 text-[0.9375rem] sm:p-5">
      <p className="flex items-center gap-2 font-medium text-good">
        <CircleCheckBig aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {closed.by ? fill(words.closedOnBy, { ...values, name: closed.by.name }) : fill(words.closedOn, values)}
        </span>
      </p>
      {closed.note && <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{closed.note}</p>}
      <Button
        variant="secondary"
        className="mt-4"
        busy={reopening.isPending && words.reopening}
        onClick={() => reopening.mutate()}
      >
        {words.reopen}
      </Button>
    </div>
  );
}
