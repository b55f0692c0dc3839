/** Only a closed hazard has a reason (C18.3) */
import type { FieldProblem } from '../problems.ts';
import type { HazardState } from './hazard.ts';
import * as words from './refusals/words/en.ts';

type HazardStatus = { state: HazardState; closedBecause: string | null };

export const NOT_CLOSED: HazardStatus = { state: 'open', closedBecause: null };

type HazardStatusChange = { [Name in keyof HazardStatus]?: HazardStatus[Name] | undefined };

/** Reopening clears the reason. */
export function closingAfter(
  before: HazardStatus,
  { state = before.state, closedBecause }: HazardStatusChange,
): HazardStatus {
  const kept = state === 'closed' ? before.closedBecause : null;
  return { state, closedBecause: closedBecause === undefined ? kept : closedBecause };
}

export function closingProblems(before: HazardStatus, wanted: HazardStatusChange): FieldProblem[] {
  const { state, closedBecause } = closingAfter(before, wanted);
  if (state === 'closed' && closedBecause === null) return [{ path: 'closedBecause', message: words.sayWhyClosed }];
  if (state !== 'closed' && closedBecause !== null)
    return [{ path: 'closedBecause', message: words.reasonOnlyIfClosed }];
  return [];
}
