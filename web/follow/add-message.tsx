/** A message or answer to the safety team (C10.3); keeps the input until it is saved. */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../domain/language/text.ts';
import { formatEncodedMessage } from '../../domain/language/validation-message.ts';
import { MESSAGE_RULE, MESSAGES_PER_DAY, MESSAGES_TOTAL } from '../../domain/receipt/message.ts';
import type { ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { textError } from '../../domain/text/rule.ts';
import { ApiError, failureText } from '../api.ts';
import { randomUuid } from '../components/saving/random-uuid.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { isUnknown, type ReceiptCredential, sendMessage } from './api.ts';
import { messageDraft, messageKey } from './tab-drafts.ts';
import * as words from './words/en.ts';

type Props = {
  credential: ReceiptCredential;
  canAdd: boolean;
  /** The team's last unanswered question. */
  question: string | null;
  /** Survives a reload of the tab, unless the contact is erased. */
  keepsDraft: boolean;
  onUnsent: (isUnsent: boolean) => void;
  onSent: (message: ReceiptMessage) => void;
  onFull: () => void;
  onEnded: () => void;
};

/** The message is on the same page. */
const QUOTE_MAX = 100;

const quoteOf = (text: string): string =>
  text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX).replace(/[\ud800-\udbff]$/, '')}…` : text;

const FULL = fill(words.full, { day: MESSAGES_PER_DAY, all: MESSAGES_TOTAL });

export function AddMessage({ credential, canAdd, question, keepsDraft, onUnsent, onSent, onFull, onEnded }: Props) {
  const area = useRef<HTMLFormElement>(null);
  const [body, setBody] = useState(() => (keepsDraft ? messageDraft.read() : ''));
  /** A retry of the same text carries the same key, also after a reload. */
  const [tried, setTried] = useState(() => ({ body, key: messageKey.read() }));
  const [sending, setSending] = useState(false);
  const [error, setError] = useState('');
  const [status, setStatus] = useState('');
  const isUnsent = body !== '';
  useEffect(() => onUnsent(isUnsent), [onUnsent, isUnsent]);
  useEffect(() => {
    messageDraft.write(keepsDraft ? body : '');
    messageKey.write(keepsDraft && body === tried.body ? tried.key : '');
  }, [keepsDraft, body, tried]);
  const showError = (text: string) => {
    setError(text);
    area.current?.querySelector('textarea')?.focus();
  };
  const handleFailure = (problem: unknown) => {
    if (isUnknown(problem)) return onEnded();
    if (problem instanceof ApiError && problem.status === 429) onFull();
    showError(failureText(problem));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const error = textError(body, MESSAGE_RULE);
    if (error) return showError(formatEncodedMessage(error));
    const key = body === tried.body && tried.key !== '' ? tried.key : randomUuid();
    setTried({ body, key });
    setSending(true);
    setError('');
    setStatus('');
    try {
      onSent(await sendMessage(credential, body, key));
      setTried({ body: '', key: '' });
      // What was typed while the message was being sent stays.
      setBody((now) => (now === body ? '' : now));
      setStatus(words.sent);
    } catch (problem) {
      handleFailure(problem);
    }
    setSending(false);
  };
  return (
    <form
      method="post"
      ref={area}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <TextAreaField
        id="message"
        label={
          <span className="text-heading font-semibold">
            {question === null ? words.addSomething : words.answerQuestion}
          </span>
        }
        hint={question === null ? words.addHint : fill(words.answerHint, { question: quoteOf(question) })}
        error={error || undefined}
        value={body}
        onChange={({ target }) => {
          setBody(target.value);
          setError('');
          setStatus('');
        }}
        controlClassName="block min-h-32 [field-sizing:content] max-h-[60dvh]"
      />
      {!canAdd && <p className="mt-3 font-medium">{FULL}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={!canAdd} busy={sending && words.sending}>
          {words.send}
        </Button>
        <p role="status" className="font-medium text-good">
          {status}
        </p>
      </div>
    </form>
  );
}
