/** Groups finds with the same text and outcome. */
import type { Span, SpanAction } from '../../../../domain/reports/spans.ts';
import type { Piece } from './pieces.ts';

export type Find = { key: string; original: string; shown: string; spans: [Span, ...Span[]] };

const ORDER: Record<SpanAction, number> = { suggest: 0, replace: 1, keep: 2 };

/** Undecided first. */
export function findsOf(pieces: ReadonlyMap<string, readonly Piece[]>): Find[] {
  const finds = new Map<string, Find>();
  for (const { span, original, shown } of [...pieces.values()].flat()) {
    if (!span) continue;
    const key = [span.action, span.kind, span.reason, original.toLowerCase(), shown].join('\n');
    const find = finds.get(key);
    if (find) find.spans.push(span);
    else finds.set(key, { key, original, shown, spans: [span] });
  }
  return [...finds.values()].sort((a, b) => ORDER[a.spans[0].action] - ORDER[b.spans[0].action]);
}
