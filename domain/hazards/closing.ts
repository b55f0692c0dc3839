/** Why a hazard is closed: only a closed hazard has a reason (contract C18.3). */
import type { FieldProblem } from '../problems.ts';
import type { HazardState } from './hazard.ts';
import * as words from './refusals/words/en.ts';

/** The fields about closing. */
export type Closing = { state: HazardState; closedBecause: string | null };

/** The state of a hazard that is new. */
export const NOT_CLOSED: Closing = { state: 'open', closedBecause: null };

type Wanted = { [Name in keyof Closing]?: Closing[Name] | undefined };

/** State and reason after a change; a hazard that is opened again loses its reason. */
export function closingAfter(before: Closing, { state = before.state, closedBecause }: Wanted): Closing {
  const kept = state === 'closed' ? before.closedBecause : null;
  return { state, closedBecause: closedBecause === undefined ? kept : closedBecause };
}

/** Why a change is refused, at its field; empty where it is not. */
export function closingProblems(before: Closing, wanted: Wanted): FieldProblem[] {
  const { state, closedBecause } = closingAfter(before, wanted);
  if (state === 'closed' && closedBecause === null) return [{ path: 'closedBecause', message: words.sayWhyClosed }];
  if (state !== 'closed' && closedBecause !== null) return [{ path: 'closedBecause', message: words.reasonOfClosed }];
  return [];
}
