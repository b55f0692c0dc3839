import type { Find } from '../find.ts';
import { lastFrom } from './last-from.ts';

type Span = Pick<Find, 'start' | 'end'>;

/** Whether one of the finds, which may overlap, covers a span: in logarithmic time. */
export function coverOf(finds: readonly Span[]): (span: Span) => boolean {
  const reach = reachOf(finds);
  return ({ start, end }) => reach(start) >= end;
}

/** Whether one of the finds shares a character with a span: in logarithmic time. */
export function overlapOf(finds: readonly Span[]): (span: Span) => boolean {
  const reach = reachOf(finds);
  return ({ start, end }) => reach(end - 1) > start;
}

/** The furthest end of all finds that start at a place or before. */
function reachOf(finds: readonly Span[]): (at: number) => number {
  let furthest = 0;
  const reaches = finds
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      furthest = Math.max(furthest, end);
      return { start, end: furthest };
    });
  return (at) => lastFrom(reaches, at, (reach) => reach.start)?.end ?? -1;
}
