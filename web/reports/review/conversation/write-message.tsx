/** A message to the reporter, kept until sent (C10.4). */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatEncodedMessage } from '../../../../domain/language/validation-message.ts';
import { MESSAGE_RULE } from '../../../../domain/receipt/message.ts';
import { textError } from '../../../../domain/text/rule.ts';
import type { User } from '../../../../domain/users/user.ts';
import { hasStatus, toastFailure } from '../../../components/api-failure.ts';
import { useStoredDraft } from '../../../components/saving/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { discardIt } from '../../../ui/dialogs/words/en.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { conversation, type MessageDraft, sendMessage, showSentMessage, withKey } from './api.ts';
import * as words from './words/en.ts';

export function WriteMessage({ reportId, user }: { reportId: string; user: User }) {
  const queryClient = useQueryClient();
  const [draft, setDraft, discardSent] = useStoredDraft<MessageDraft>([user.id, 'message', reportId]);
  const [error, setError] = useState('');
  const body = draft?.body ?? '';
  const sending = useMutation({
    mutationFn: (draft: Required<MessageDraft>) => sendMessage(reportId, draft),
    onSuccess: async (message, sent) => {
      discardSent(sent);
      await showSentMessage(queryClient, reportId, message);
      toast({ title: words.sent, description: words.sentDetail });
    },
    onError: (problem) => {
      toastFailure(words.notSent, problem, words.notSentSentence);
      if (hasStatus(problem, 409)) void queryClient.invalidateQueries({ queryKey: conversation(reportId).queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const error = textError(body, MESSAGE_RULE);
    setError(error ? formatEncodedMessage(error) : '');
    if (error) document.getElementById('message-to-reporter')?.focus();
    else {
      const sent = withKey({ ...draft, body });
      setDraft(sent);
      sending.mutate(sent);
    }
  };
  return (
    <form method="post" noValidate autoComplete="off" onSubmit={submit}>
      <TextAreaField
        id="message-to-reporter"
        label={words.messageToReporter}
        hint={words.messageHint}
        error={error || undefined}
        value={body}
        onChange={({ target }) => {
          setError('');
          setDraft(target.value ? { ...draft, body: target.value } : undefined);
        }}
        controlClassName="block min-h-28 max-h-[45dvh] [field-sizing:content]"
      />
      <Button type="submit" className="mt-4" busy={sending.isPending && words.sending}>
        {words.sendMessage}
      </Button>
    </form>
  );
}

/** What was being written when the conversation was erased, to be copied. */
export function UnsentMessage({ reportId, user }: { reportId: string; user: User }) {
  const [draft, setDraft] = useStoredDraft<MessageDraft>([user.id, 'message', reportId]);
  if (!draft) return null;
  return (
    <div>
      <TextAreaField
        id="message-to-reporter"
        label={words.messageToReporter}
        readOnly
        value={draft.body}
        controlClassName="block min-h-28 max-h-[45dvh] [field-sizing:content]"
      />
      <Button variant="secondary" className="mt-4" onClick={() => setDraft(undefined)}>
        {discardIt}
      </Button>
    </div>
  );
}
