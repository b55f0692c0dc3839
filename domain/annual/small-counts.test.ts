import { expect, test } from 'vitest';
import { type Counts, countsForMembers, FEWER } from './small-counts.ts';

const UP_TO = 8;
const NAMES = ['unpublished', 'actionsOpen', 'actionsDone', 'actionsWorked'] as const;

/** All possible years: an action that worked was done. */
function* years(): Generator<Counts<number>> {
  for (let unpublished = 0; unpublished < UP_TO; unpublished += 1)
    for (let actionsOpen = 0; actionsOpen < UP_TO; actionsOpen += 1)
      for (let actionsDone = 0; actionsDone < UP_TO; actionsDone += 1)
        for (let actionsWorked = 0; actionsWorked <= actionsDone; actionsWorked += 1)
          yield { published: 9, unpublished, actionsOpen, actionsDone, actionsWorked };
}

test('counts of 1 to 4 read "fewer than 5", and no combination of counts reveals which (C12.5)', () => {
  const fitting = new Map<string, Counts<number>[]>();
  for (const year of years()) {
    const paper = JSON.stringify(countsForMembers(year));
    fitting.set(paper, [...(fitting.get(paper) ?? []), year]);
  }
  for (const [paper, candidates] of fitting) {
    const read = JSON.parse(paper) as Counts<number | string>;
    for (const name of NAMES) {
      const possible = [...new Set(candidates.map((year) => year[name]))].sort((a, b) => a - b);
      expect(possible, `${name} of ${paper}`).toEqual(read[name] === FEWER ? [1, 2, 3, 4] : [read[name]]);
    }
  }
  expect(fitting.size).toBeGreaterThan(100);
});
