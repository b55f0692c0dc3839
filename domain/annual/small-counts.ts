/**
 * The counts of a year (contract C12.5). In the members' edition each of 1 to 4 reads `fewer than 5`. What else would tell
 * them is left out there: no total of all reports, of all actions, no share, and no count that adds up with another. What
 * is left says of each hidden count no more than that it is 1 to 4: `worked` is at most `done`, and nothing else binds them.
 */

/** Stands for a count of 1 to 4. */
export const FEWER = 'fewer than 5';
const FEW = 5;

export type Counts<Value> = Record<
  'published' | 'unpublished' | 'actionsOpen' | 'actionsDone' | 'actionsWorked',
  Value
>;

export function hideSmallCount(count: number): number | typeof FEWER {
  return count > 0 && count < FEW ? FEWER : count;
}

/** The counts for members: what is published is public, all else is hidden where it is small. */
export function countsForMembers({ published, ...hidden }: Counts<number>) {
  return {
    published,
    unpublished: hideSmallCount(hidden.unpublished),
    actionsOpen: hideSmallCount(hidden.actionsOpen),
    actionsDone: hideSmallCount(hidden.actionsDone),
    actionsWorked: hideSmallCount(hidden.actionsWorked),
  };
}
