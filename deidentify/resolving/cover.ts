import type { Find } from '../find.ts';
import { lastFrom } from './last-from.ts';

type Span = Pick<Find, 'start' | 'end'>;

/** Whether one of the finds, which may overlap, covers a span: in logarithmic time. */
export function coverOf(finds: readonly Span[]): (span: Span) => boolean {
  let furthest = 0;
  const reaches = finds
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      furthest = Math.max(furthest, end);
      return { start, end: furthest };
    });
  return ({ start, end }) => (lastFrom(reaches, start, (reach) => reach.start)?.end ?? -1) >= end;
}
