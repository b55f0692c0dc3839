import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Action } from '../../../domain/actions/action.ts';
import type { User } from '../../../domain/users/user.ts';
import { Button } from '../../ui/button.tsx';
import { DueChip } from './due-chip.tsx';
import { DidItWork, ResultField } from './effectiveness.tsx';
import { ChangeActionDialog } from './form/action-dialog.tsx';
import { useChangeAction } from './use-change-action.ts';
import * as words from './words/en.ts';

type Props = {
  action: Action;
  user: User;
  more?: ReactNode;
  /** Cannot be reopened, because the follow-up is closed. */
  isClosed?: boolean;
  /** Called after the result is entered, to move focus on. */
  onAnswered?: () => void;
};

export function ActionItem({ action, user, more, isClosed = false, onAnswered = () => undefined }: Props) {
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const [changing, setChanging] = useState(false);
  const [lastChange, setLastChange] = useState<'done' | 'dropped' | 'reopened' | null>(null);
  useFocusAfter(root, lastChange);
  const { state, title, details, owner, ownerName } = action;
  const who = owner?.name ?? ownerName;
  return (
    <li ref={root} className="rounded-card border border-line bg-surface px-4 py-3" data-action={action.id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <button
          type="button"
          id={id}
          title={words.changeThisAction}
          onClick={() => setChanging(true)}
          className={`-my-[0.7rem] min-w-11 py-[0.7rem] text-left leading-snug font-semibold wrap-anywhere hover:underline hover:underline-offset-4 ${state === 'dropped' ? 'line-through decoration-1' : ''}`}
        >
          {title}
        </button>
        <DueChip action={action} />
      </div>
      {details && <p className="mt-1 text-[0.9375rem] whitespace-pre-wrap text-ink-soft wrap-anywhere">{details}</p>}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft wrap-anywhere">
          <span>{who ?? words.nobodyYet}</span>
          {more}
        </p>
        {state === 'done' && (action.worked === null || action.result === null) && (
          <ResultField action={action} user={user} isFresh={lastChange === 'done'} onEntered={onAnswered} />
        )}
        {state === 'done' && action.worked !== null && action.result !== null && (
          <p className="w-full text-[0.9375rem] whitespace-pre-wrap wrap-anywhere">{action.result}</p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <ActionButtons action={action} title={id} isClosed={isClosed} onChanged={setLastChange} />
        </div>
      </div>
      {changing && <ChangeActionDialog action={action} user={user} onClose={() => setChanging(false)} />}
    </li>
  );
}

/** When a pressed button disappears, moves focus to the next one in the same action. */
function useFocusAfter(root: { current: HTMLElement | null }, lastChange: string | null): void {
  useEffect(() => {
    if (lastChange === 'dropped') root.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
    if (lastChange === 'reopened') root.current?.querySelector<HTMLElement>('[data-do]')?.focus();
  }, [root, lastChange]);
}

type ActionButtonsProps = {
  action: Action;
  title: string;
  isClosed: boolean;
  onChanged: (change: 'done' | 'dropped' | 'reopened') => void;
};

function ActionButtons({ action, title, isClosed, onChanged }: ActionButtonsProps) {
  const mutation = useChangeAction(action);
  const changeState = (state: Action['state'], change: 'done' | 'dropped' | 'reopened') =>
    mutation.mutate({ state }, { onSuccess: () => onChanged(change) });
  const common = { 'aria-describedby': title, disabled: mutation.isPending };
  if (action.state === 'open')
    return (
      <>
        <Button {...common} data-do variant="secondary" onClick={() => changeState('done', 'done')}>
          <Check aria-hidden="true" className="size-4" />
          {words.done}
        </Button>
        <Button {...common} variant="quiet" onClick={() => changeState('dropped', 'dropped')}>
          {words.drop}
        </Button>
      </>
    );
  return (
    <>
      {action.state === 'done' && <DidItWork action={action} />}
      {!isClosed && (action.state === 'dropped' || action.worked === null) && (
        <Button {...common} data-undo variant="quiet" onClick={() => changeState('open', 'reopened')}>
          <Undo2 aria-hidden="true" className="size-4" />
          {words.undo}
        </Button>
      )}
    </>
  );
}
