/** Transitions between action states, and their effects (C8.7) */

import type { Operation } from '../follow-up/refusals.ts';
import type { FieldProblem } from '../problems.ts';
import * as words from '../refusals/words/en.ts';
import { daysAfter, utcDay } from '../text/calendar.ts';
import type { ActionChange, ActionState, Effectiveness } from './action.ts';

/** Keeping the state is always allowed. */
const TRANSITIONS: Record<ActionState, readonly ActionState[]> = {
  open: ['done', 'dropped'],
  done: ['open'],
  dropped: ['open'],
};

const CHECK_AFTER_DAYS = 90;

/** Days: `YYYY-MM-DD`. */
export type Progress = {
  state: ActionState;
  doneAt: Date | null;
  worked: Effectiveness | null;
  checkOn: string | null;
};

type ProgressChange = Pick<ActionChange, 'state' | 'worked' | 'checkOn'>;

export function problemsOf(before: Progress, { state = before.state, worked }: ProgressChange): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (state !== before.state && !TRANSITIONS[before.state].includes(state))
    problems.push({
      path: 'state',
      message: state === 'dropped' ? words.doneNotDropped : words.droppedNotDone,
    });
  if (worked && state !== 'done') problems.push({ path: 'worked', message: words.workedOnlyIfDone });
  return problems;
}

/** The operation that the report's follow-up must allow, if any. */
export function operationOf(before: Progress, { state = before.state }: ProgressChange): Operation | null {
  return before.state !== 'open' && state === 'open' ? 'reopen an action' : null;
}

/** Reopening clears the times and the answer. */
export function progressAfter(
  before: Progress,
  { state = before.state, worked, checkOn }: ProgressChange,
  now: Date,
): Progress {
  const becomesDone = before.state !== 'done' && state === 'done';
  const isReopened = before.state === 'done' && state !== 'done';
  const chosenCheckOn = checkOn === undefined ? before.checkOn : checkOn;
  if (isReopened) return { state, doneAt: null, worked: null, checkOn: null };
  return {
    state,
    doneAt: becomesDone ? now : before.doneAt,
    worked: worked === undefined ? before.worked : worked,
    checkOn: becomesDone ? (chosenCheckOn ?? daysAfter(utcDay(now), CHECK_AFTER_DAYS)) : chosenCheckOn,
  };
}
