/** One find in the list: what, why, what becomes of it, and the ways to decide otherwise. */
import { type ReactNode, useId, useState } from 'react';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control.ts';
import type { Find } from '../preview/finds.ts';
import { kindName } from '../preview/kinds.ts';

type Props = {
  find: Find;
  /** A confidential field holds it: it cannot be put back. */
  locked: boolean;
  onPutBack: () => void;
  onReplace: (replacement: string) => void;
};

/** The row. Its buttons act on every place where the words were found. */
export function FindRow({ find, locked, onPutBack, onReplace }: Props) {
  const { original, shown, spans } = find;
  const [{ kind, reason, action }] = spans;
  const [rewording, setRewording] = useState(false);
  const times = spans.length > 1 && <span className="text-sm text-ink-soft">{spans.length} times</span>;
  return (
    <li
      className="scroll-my-24 py-3.5 lg:scroll-mt-72"
      {...(action === 'suggest' && { 'data-undecided': kind, tabIndex: -1 })}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 wrap-anywhere">
        <span className="font-medium">“{original}”</span>
        {action === 'replace' && (
          <span>
            <span className="sr-only">becomes</span>
            <span aria-hidden="true" className="text-ink-soft">
              →
            </span>{' '}
            <span className="font-medium text-serious">{shown}</span>
          </span>
        )}
        <Badge tone={action === 'replace' ? 'warm' : 'neutral'}>
          {action === 'suggest' ? `possible ${kindName(kind)}` : kindName(kind)}
        </Badge>
        {times}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {locked ? `${reason}. It stays replaced because a confidential field contains it.` : reason}
      </p>
      {rewording ? (
        <Rewording initial={shown} onSave={onReplace} onClose={() => setRewording(false)} />
      ) : (
        <div className="mt-1 -ml-3 flex flex-wrap gap-x-1">
          {action !== 'keep' && !locked && (
            <RowAction onClick={onPutBack} about={original}>
              {action === 'suggest' ? 'Leave as it is' : 'Put back'}
            </RowAction>
          )}
          {action !== 'replace' && (
            <RowAction onClick={() => onReplace('')} about={original}>
              Replace
            </RowAction>
          )}
          {action === 'replace' && (
            <RowAction onClick={() => setRewording(true)} about={original}>
              Reword
            </RowAction>
          )}
        </div>
      )}
    </li>
  );
}

function RowAction({ onClick, about, children }: { onClick: () => void; about: string; children: ReactNode }) {
  return (
    <Button variant="quiet" onClick={onClick} className="px-3 text-sky">
      {children}
      <span className="sr-only"> “{about}”</span>
    </Button>
  );
}

/** The old wording is at hand, and gone with the first letter typed. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

type RewordingProps = { initial: string; onSave: (words: string) => void; onClose: () => void };

function Rewording({ initial, onSave, onClose }: RewordingProps) {
  const id = useId();
  const [words, setWords] = useState(initial);
  return (
    <form
      method="post"
      className="mt-2 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(words);
        onClose();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Wording in its place
      </label>
      <input
        id={id}
        ref={selectAll}
        type="text"
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className={`${CONTROL} w-auto min-w-40 flex-1`}
      />
      <Button type="submit" variant="secondary">
        Use this wording
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
