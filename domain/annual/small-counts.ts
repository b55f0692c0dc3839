/** Hides counts below five from members (C12.5) */

export const FEWER = 'fewer than 5';
const HIDDEN_BELOW = 5;

export type Counts<Value> = Record<
  'published' | 'unpublished' | 'actionsOpen' | 'actionsDone' | 'actionsWorked',
  Value
>;

function hideSmallCount(count: number): number | typeof FEWER {
  return count > 0 && count < HIDDEN_BELOW ? FEWER : count;
}

export function countsForMembers({ published, ...hidden }: Counts<number>) {
  return {
    published,
    unpublished: hideSmallCount(hidden.unpublished),
    actionsOpen: hideSmallCount(hidden.actionsOpen),
    actionsDone: hideSmallCount(hidden.actionsDone),
    actionsWorked: hideSmallCount(hidden.actionsWorked),
  };
}
