/** The reply to the reporter: a draft beside its de-identified form; nothing is sent before the button is pressed (contract C8.9). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { FOLLOW_UP_TEXT_MAX } from '../../../../domain/follow-up/follow-up.ts';
import { send } from '../../../api.ts';
import { hasStatus, toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { SavedText } from '../../../components/saving/saved-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { SECTIONS } from './sections/done-sections.ts';
import { Section } from './sections/section.tsx';
import { askFollowUp, showFollowUp } from './state/api.ts';
import type { OpenFollowUp } from './state/use-follow-up.ts';

/** The draft, how it will read, and what was sent. */
export function Reply({ follow }: { follow: OpenFollowUp }) {
  const { state, shown, errors, isClosed, saver, write } = follow;
  const isBehind = shown.told !== state.told;
  const isSent = !isBehind && state.toldSent !== null && state.toldSent.text === state.toldShown;
  const sent = state.toldSent && <Sent {...state.toldSent} isDraft={state.toldSent.text === shown.told} />;
  return (
    <Section name="reply" title={SECTIONS.reply} note="Nothing is sent until you press Tell the reporter.">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <SavedText
          id="told"
          label="What the reporter will read"
          placeholder="Thank you. We have looked into it, and this is what we do..."
          value={shown.told}
          error={errors['told']}
          max={FOLLOW_UP_TEXT_MAX}
          disabled={isClosed}
          onWrite={(told) => write({ told })}
          onLeave={() => void saver.flush()}
        />
        {isSent ? sent : <Preview text={state.toldShown} isBehind={isBehind} />}
      </div>
      <Tell follow={follow} />
      {!isSent && sent}
    </Section>
  );
}

const BOX = 'min-w-0 rounded-card border border-line bg-ground p-4 text-[0.9375rem]';

/** What was sent; on a phone its day alone where its words are those of the draft above it. */
function Sent({ text, on, isDraft }: { text: string; on: string; isDraft: boolean }) {
  return (
    <div className={BOX}>
      <p className="text-sm font-semibold text-good">Sent on {shortDay(on)}</p>
      <p className={`mt-1 whitespace-pre-wrap wrap-anywhere ${isDraft ? 'max-md:hidden' : ''}`}>{text}</p>
    </div>
  );
}

function Preview({ text, isBehind }: { text: string | null; isBehind: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${BOX} ${text === null ? 'max-md:hidden' : ''}`}>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h4 id={id} className="text-sm font-semibold text-ink-soft">
          Preview
        </h4>
        <p className="text-sm text-ink-soft">{isBehind ? 'Updating...' : ''}</p>
      </div>
      {text === null ? (
        <p className="text-ink-soft">Names and anything else that identifies a person are replaced here.</p>
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
    </section>
  );
}

function Tell({ follow: { state, shown, saver } }: { follow: OpenFollowUp }) {
  const id = useId();
  const queryClient = useQueryClient();
  const { reportId: reportOf, revision } = state;
  const telling = useMutation({
    mutationFn: () => send(STAFF_CALLS.tellReporter, { id: reportOf, body: { revision } }),
    onSuccess: (told) => {
      showFollowUp(queryClient, told);
      toast({ title: 'Reply sent', description: 'The reporter can read it now.' });
    },
    onError: (problem) => {
      toastFailure('Reply not sent', problem, 'The reply could not be sent.');
      if (hasStatus(problem, 409)) void askFollowUp(queryClient, reportOf).catch(() => undefined);
    },
  });
  const reason = reasonOf();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        disabled={reason !== null}
        aria-describedby={id}
        busy={telling.isPending && 'Telling...'}
        onClick={async () => {
          // What is written is what is told: it is saved first.
          if (await saver.flush()) telling.mutate();
        }}
      >
        Tell the reporter
      </Button>
      <p id={id} className="text-sm text-ink-soft empty:hidden">
        {reason}
      </p>
    </div>
  );

  function reasonOf(): string | null {
    if (shown.told === null) return 'There is nothing to send yet.';
    if (shown.told !== state.told) return 'Saving...';
    return state.toldSent?.text === state.toldShown ? 'The reporter has this reply.' : null;
  }
}
