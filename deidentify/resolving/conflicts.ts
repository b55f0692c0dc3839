/** Merges overlapping finds, labelled as the wider one */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../find.ts';

const GAP = /^[\s\u00a0]{1,3}$/;

/** Sure finds first; suggestions only elsewhere. In text order. */
export function resolveConflicts(text: string, finds: readonly Find[]): Find[] {
  const sure = unite(
    text,
    finds.filter((find) => find.confidence >= REPLACE_FROM_CONFIDENCE),
  );
  const unsure = unite(
    text,
    finds.filter((find) => find.confidence < REPLACE_FROM_CONFIDENCE),
  );
  const apart: Find[] = [];
  let next = 0;
  for (const find of unsure) {
    while (next < sure.length && (sure[next]?.end ?? 0) <= find.start) next += 1;
    if ((sure[next]?.start ?? Number.POSITIVE_INFINITY) >= find.end) apart.push(find);
  }
  return [...sure, ...apart].sort((a, b) => a.start - b.start);
}

function unite(text: string, finds: readonly Find[]): Find[] {
  const united: Find[] = [];
  for (const find of [...finds].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = united.at(-1);
    if (last && (find.start < last.end || isOneName(text, last, find))) united[united.length - 1] = merge(last, find);
    else united.push(find);
  }
  return united;
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
