/** The reply to the reporter: a draft beside its de-identified form, sent only by its button (C8.9). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { FOLLOW_UP_TEXT_MAX, type FollowUp } from '../../../../domain/follow-up/follow-up.ts';
import { fields } from '../../../../domain/follow-up/words/en.ts';
import { fill } from '../../../../domain/language/text.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import { send } from '../../../api.ts';
import { hasStatus, toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { SavedText } from '../../../components/saving/saved-text.tsx';
import { saved } from '../../../components/saving/words/en.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { conversation } from '../conversation/api.ts';
import { Section } from './sections/section.tsx';
import { refetchFollowUp, revisionIfSeen, showFollowUp } from './state/api.ts';
import type { OpenFollowUp } from './state/use-follow-up.ts';
import * as words from './words/en.ts';

export function Reply({ followUp }: { followUp: OpenFollowUp }) {
  const { state, values, errors, isClosed, saver, write } = followUp;
  const hasReceipt = useQuery(conversation(state.reportId)).data?.hasReceipt ?? true;
  const isBehind = values.told !== state.told;
  const isSent = !isBehind && state.toldSent !== null && state.toldSent.text === state.toldShown;
  const sentReply = state.toldSent && <SentReply {...state.toldSent} isDraft={state.toldSent.text === values.told} />;
  return (
    <Section name="reply" title={words.sectionNames.reply} note={hasReceipt ? words.nothingIsSent : words.noCodeToRead}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <SavedText
          id="told"
          label={fields.told}
          placeholder={words.replyExample}
          value={values.told}
          error={errors['told']}
          max={FOLLOW_UP_TEXT_MAX}
          disabled={isClosed}
          onWrite={(told) => write({ told })}
          onLeave={() => void saver.flush()}
        />
        {isSent ? sentReply : <Preview text={state.toldShown} isBehind={isBehind} />}
      </div>
      <SendReply followUp={followUp} hasReceipt={hasReceipt} />
      {!isSent && sentReply}
    </Section>
  );
}

const BOX = 'min-w-0 rounded-card border border-line bg-ground p-4 text-[0.9375rem]';

/** On a phone, shows only the day if the draft is unchanged. */
function SentReply({ text, on, isDraft }: { text: string; on: string; isDraft: boolean }) {
  return (
    <div className={BOX}>
      <p className="text-sm font-semibold text-good">{fill(words.sentOn, { day: shortDay(on) })}</p>
      <p className={`mt-1 whitespace-pre-wrap wrap-anywhere ${isDraft ? 'max-md:hidden' : ''}`}>{copyText(text)}</p>
    </div>
  );
}

function Preview({ text, isBehind }: { text: string | null; isBehind: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${BOX} ${text === null ? 'max-md:hidden' : ''}`}>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h4 id={id} className="text-sm font-semibold text-ink-soft">
          {words.preview}
        </h4>
        <p className="text-sm text-ink-soft">{isBehind ? words.updating : ''}</p>
      </div>
      {text === null ? (
        <p className="text-ink-soft">{words.namesAreReplaced}</p>
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{copyText(text)}</p>
      )}
    </section>
  );
}

type SendProps = { followUp: OpenFollowUp; hasReceipt: boolean };

function SendReply({ followUp: { state, values, saver }, hasReceipt }: SendProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const { reportId } = state;
  const sending = useMutation({
    mutationFn: async (seen: FollowUp) => {
      const revision = revisionIfSeen(queryClient, seen, ({ told, toldShown }) => [told, toldShown]);
      return send(STAFF_CALLS.tellReporter, { id: reportId, body: { revision } });
    },
    onSuccess: async (next) => {
      await showFollowUp(queryClient, next);
      toast(
        hasReceipt
          ? { title: words.replySent, description: words.canReadItNow }
          : { title: saved, description: words.noCodeToRead },
      );
    },
    onError: (problem) => {
      toastFailure(words.replyNotSent, problem, words.replyCouldNotBeSent);
      if (hasStatus(problem, 409)) void refetchFollowUp(queryClient, reportId).catch(() => undefined);
    },
  });
  const reason = reasonOf();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        disabled={reason !== null}
        aria-describedby={id}
        busy={sending.isPending && words.telling}
        onClick={async () => {
          // Saved first, so that the text sent is the current one.
          if (await saver.flush()) sending.mutate(state);
        }}
      >
        {words.tellReporter}
      </Button>
      <p id={id} className="text-sm text-ink-soft empty:hidden">
        {reason}
      </p>
    </div>
  );

  function reasonOf(): string | null {
    if (values.told === null) return words.nothingToSend;
    if (values.told !== state.told) return words.saving;
    return state.toldSent?.text === state.toldShown ? words.hasThisReply : null;
  }
}
