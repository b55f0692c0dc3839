/** Messages, oldest first, shown as plain text. */
import type { ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { shortDay } from '../components/dates.ts';
import * as words from './words/en.ts';

export function Messages({ messages }: { messages: readonly ReceiptMessage[] }) {
  if (messages.length === 0) return <p className="text-ink-soft">{words.noMessages}</p>;
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, from, body, on }) => (
        <li
          key={id}
          className={`max-w-[90%] rounded-card border p-4 ${from === 'team' ? 'justify-self-start border-line bg-ground' : 'justify-self-end border-transparent bg-sky-tint'}`}
        >
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            <span className="font-semibold text-ink">{words.writers[from]}</span>
            <time dateTime={on}>{shortDay(on)}</time>
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{body}</p>
        </li>
      ))}
    </ol>
  );
}
