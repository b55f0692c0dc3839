/** Only a closed hazard has a reason (C18.3) */
import type { FieldProblem } from '../problems.ts';
import type { HazardState } from './hazard.ts';
import * as words from './refusals/words/en.ts';

export type Closing = { state: HazardState; closedBecause: string | null };

export const NOT_CLOSED: Closing = { state: 'open', closedBecause: null };

type Wanted = { [Name in keyof Closing]?: Closing[Name] | undefined };

/** Reopening clears the reason. */
export function closingAfter(before: Closing, { state = before.state, closedBecause }: Wanted): Closing {
  const kept = state === 'closed' ? before.closedBecause : null;
  return { state, closedBecause: closedBecause === undefined ? kept : closedBecause };
}

export function closingProblems(before: Closing, wanted: Wanted): FieldProblem[] {
  const { state, closedBecause } = closingAfter(before, wanted);
  if (state === 'closed' && closedBecause === null) return [{ path: 'closedBecause', message: words.sayWhyClosed }];
  if (state !== 'closed' && closedBecause !== null) return [{ path: 'closedBecause', message: words.reasonOfClosed }];
  return [];
}
