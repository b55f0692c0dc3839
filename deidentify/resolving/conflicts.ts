/** Merges overlapping finds, labelled as the wider one */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../find.ts';

const GAP = /^[\s\u00a0]{1,3}$/;

/** Sure finds take precedence; suggestions remain only where they overlap none. In text order. */
export function resolveConflicts(text: string, finds: readonly Find[]): Find[] {
  const replaced = mergeOverlaps(
    text,
    finds.filter((find) => find.confidence >= REPLACE_FROM_CONFIDENCE),
  );
  const suggested = mergeOverlaps(
    text,
    finds.filter((find) => find.confidence < REPLACE_FROM_CONFIDENCE),
  );
  const separate: Find[] = [];
  let next = 0;
  for (const find of suggested) {
    while (next < replaced.length && (replaced[next]?.end ?? 0) <= find.start) next += 1;
    if ((replaced[next]?.start ?? Number.POSITIVE_INFINITY) >= find.end) separate.push(find);
  }
  return [...replaced, ...separate].sort((a, b) => a.start - b.start);
}

function mergeOverlaps(text: string, finds: readonly Find[]): Find[] {
  const merged: Find[] = [];
  for (const find of [...finds].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && (find.start < last.end || isOneName(text, last, find))) merged[merged.length - 1] = merge(last, find);
    else merged.push(find);
  }
  return merged;
}

function isOneName(text: string, left: Find, right: Find): boolean {
  return left.kind === 'name' && right.kind === 'name' && GAP.test(text.slice(left.end, right.start));
}

function merge(left: Find, right: Find): Find {
  const wider = right.end - right.start > left.end - left.start ? right : left;
  const confidential = left.confidential ?? right.confidential;
  return {
    ...wider,
    start: left.start,
    end: Math.max(left.end, right.end),
    confidence: Math.max(left.confidence, right.confidence),
    ...(confidential ? { confidential } : {}),
  };
}
