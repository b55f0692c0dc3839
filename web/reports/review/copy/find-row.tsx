import { type ReactNode, useId, useState } from 'react';
import { fill, pluralText } from '../../../../domain/language/text.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control.ts';
import type { Find } from '../preview/finds.ts';
import { kindName, possibleKind } from '../preview/kinds.ts';
import { translateReason } from '../preview/reasons/reasons.ts';
import { quoted } from '../preview/words/en.ts';
import * as words from './words/en.ts';

type Props = {
  find: Find;
  /** Part of a confidential field, so it cannot be put back. */
  isLocked: boolean;
  onPutBack: () => void;
  onReplace: (replacement: string) => void;
};

/** Its buttons apply to all occurrences. */
export function FindRow({ find, isLocked, onPutBack, onReplace }: Props) {
  const { original, spans } = find;
  const shownText = copyText(find.shown);
  const [{ kind, reason, action }] = spans;
  const why = translateReason(reason);
  const [isRewording, setRewording] = useState(false);
  const times = spans.length > 1 && (
    <span className="text-sm text-ink-soft">{pluralText(words.times, spans.length)}</span>
  );
  return (
    <li
      className="scroll-my-24 py-3.5 lg:scroll-mt-72"
      {...(action === 'suggest' && { 'data-undecided': kind, tabIndex: -1 })}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 wrap-anywhere">
        <span className="font-medium">{fill(quoted, { words: original })}</span>
        {action === 'replace' && (
          <span>
            <span className="sr-only">{words.becomes}</span>
            <span aria-hidden="true" className="text-ink-soft">
              →
            </span>{' '}
            <span className="font-medium text-serious">{shownText}</span>
          </span>
        )}
        <Badge tone={action === 'replace' ? 'warm' : 'neutral'}>
          {action === 'suggest' ? possibleKind(kind) : kindName(kind)}
        </Badge>
        {times}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{isLocked ? fill(words.staysReplaced, { reason: why }) : why}</p>
      {isRewording ? (
        <Rewording
          initial={shownText}
          onSave={(text) => onReplace(text === shownText ? find.shown : text)}
          onClose={() => setRewording(false)}
        />
      ) : (
        <div className="mt-1 -ml-3 flex flex-wrap gap-x-1">
          {action !== 'keep' && !isLocked && (
            <RowAction onClick={onPutBack} about={original}>
              {action === 'suggest' ? words.leaveAsItIs : words.putBack}
            </RowAction>
          )}
          {action !== 'replace' && (
            <RowAction onClick={() => onReplace('')} about={original}>
              {words.replace}
            </RowAction>
          )}
          {action === 'replace' && (
            <RowAction onClick={() => setRewording(true)} about={original}>
              {words.reword}
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
      <span className="sr-only"> {fill(quoted, { words: about })}</span>
    </Button>
  );
}

/** Selects the old wording, so that typing replaces it. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

type RewordingProps = { initial: string; onSave: (wording: string) => void; onClose: () => void };

function Rewording({ initial, onSave, onClose }: RewordingProps) {
  const id = useId();
  const [wording, setWording] = useState(initial);
  return (
    <form
      method="post"
      className="mt-2 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(wording);
        onClose();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.wordingInPlace}
      </label>
      <input
        id={id}
        ref={selectAll}
        type="text"
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={wording}
        onChange={({ target }) => setWording(target.value)}
        className={`${CONTROL} w-auto min-w-40 flex-1 scroll-my-24 lg:scroll-mt-72`}
      />
      <Button type="submit" variant="secondary">
        {words.useWording}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  );
}
