/** The result in one sentence, then `Did it work?` (C8.8). */
import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ACTION_TEXT_MAX, type Action, EFFECTIVENESS, type Effectiveness } from '../../../domain/actions/action.ts';
import { fill } from '../../../domain/language/text.ts';
import type { User } from '../../../domain/users/user.ts';
import { Button } from '../../ui/button.tsx';
import { SavedIndicator } from '../saving/saved-indicator.tsx';
import { SavedLine } from '../saving/saved-text.tsx';
import { TYPING_PAUSE_MS, useAutosave } from '../saving/use-autosave.ts';
import { cachedAction, changeAction, refetchAction } from './api.ts';
import { useChangeAction } from './use-change-action.ts';
import * as words from './words/en.ts';

type Props = {
  action: Action;
  user: User;
  /** Just completed here: focuses the field. */
  isFresh: boolean;
  onEntered: () => void;
};

export function ResultField({ action, user, isFresh, onEntered }: Props) {
  const queryClient = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  const { saver, status, draft } = useAutosave({
    name: [user.id, 'result', action.id],
    saved: () => {
      const now = cachedAction(queryClient, action.id);
      return now && { values: { result: now.result }, revision: now.revision };
    },
    refetch: () => refetchAction(queryClient, action.id),
    save: (change) => changeAction(queryClient, action.id, change),
  });
  useEffect(() => {
    if (isFresh) root.current?.querySelector('input')?.focus();
  }, [isFresh]);
  const mine = draft && 'result' in draft.values;
  const isIdle = status.kind === 'saved' && !isFresh;
  return (
    <div ref={root} className="grid w-full gap-1">
      <SavedLine
        id={`result-${action.id}`}
        label={words.whatWasDone}
        value={mine ? (draft.values['result'] as string | null) : action.result}
        error={draft?.refused['result']}
        max={ACTION_TEXT_MAX}
        onWrite={(result) => saver.change({ result }, TYPING_PAUSE_MS)}
        onLeave={() => void saver.flush()}
        onEnter={() => {
          void saver.flush();
          onEntered();
        }}
      />
      {!isIdle && <SavedIndicator status={status} onRetry={() => void saver.flush()} />}
      {status.kind === 'conflict' && (
        <div className="flex flex-wrap items-center gap-3 text-[0.9375rem]">
          <p>{fill(words.savedVersion, { text: action.result ?? '' })}</p>
          <Button variant="secondary" onClick={() => saver.saveMine()}>
            {words.saveMine}
          </Button>
          <Button variant="quiet" onClick={() => saver.drop(['result'])}>
            {words.useTheirs}
          </Button>
        </div>
      )}
    </div>
  );
}

const ICONS: Partial<Record<Effectiveness, typeof ThumbsUp>> = { yes: ThumbsUp, no: ThumbsDown };

export function DidItWork({ action }: { action: Action }) {
  const mutation = useChangeAction(action);
  if (action.worked !== null)
    return (
      <Button variant="quiet" disabled={mutation.isPending} onClick={() => mutation.mutate({ worked: null })}>
        <Undo2 aria-hidden="true" className="size-4" />
        {words.clearAnswer}
      </Button>
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
      <legend className="float-left mr-1 py-2.5 text-[0.9375rem] font-medium">{words.didItWork}</legend>
      {EFFECTIVENESS.map((worked) => {
        const Icon = ICONS[worked];
        return (
          <Button
            key={worked}
            variant="secondary"
            className="max-sm:px-3"
            disabled={mutation.isPending}
            onClick={() => mutation.mutate({ worked })}
          >
            {Icon && <Icon aria-hidden="true" className="size-4" />}
            {words.answers[worked]}
          </Button>
        );
      })}
    </fieldset>
  );
}
