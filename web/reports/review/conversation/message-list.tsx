/** Messages, oldest first, shown as plain text. */
import { useEffect, useRef } from 'react';
import type { Message } from '../../../../domain/receipt/conversation.ts';
import { longDateTime } from '../../../components/time-zones/date-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import * as words from './words/en.ts';

type Props = { messages: readonly Message[]; hasReceipt: boolean; timeZone: string };

export function MessageList({ messages, hasReceipt, timeZone }: Props) {
  const firstUnseen = useRef<HTMLLIElement>(null);
  // Scrolls to new messages, else to the end.
  useEffect(() => {
    firstUnseen.current?.scrollIntoView({ block: 'center' });
  }, []);
  const at = messages.findIndex(({ from, seen }) => from === 'reporter' && !seen);
  const first = messages.at(at);
  if (messages.length === 0) return hasReceipt ? <p className="text-ink-soft">{words.nothingWritten}</p> : null;
  return (
    <ol aria-label={words.messages} className="grid gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          ref={message === first ? firstUnseen : undefined}
          className={`max-w-[90%] rounded-card border p-4 ${message.from === 'team' ? 'justify-self-end border-transparent bg-sky-tint' : 'justify-self-start border-line bg-ground'}`}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <span className="font-semibold text-ink">{authorName(message)}</span>
            <time dateTime={message.at}>{longDateTime(message.at, timeZone)}</time>
            {message.from === 'reporter' && !message.seen && <Badge tone="sky">{words.isNew}</Badge>}
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{message.body}</p>
          {message.from === 'team' && (
            <p className="mt-2 text-sm text-ink-soft">{message.seen ? words.readByReporter : words.notReadYet}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

const authorName = ({ from, author }: Message): string =>
  from === 'reporter' ? words.reporter : (author?.name ?? words.safetyTeam);
