import { pluralText } from '../../../../domain/language/text.ts';
import type { Span, SpanAction, SpanKind } from '../../../../domain/reports/spans.ts';
import * as words from './words/en.ts';

/** In one or two words (C5.4). */
export const kindName = (kind: SpanKind): string => words.kinds[kind];

export const possibleKind = (kind: SpanKind): string => words.possibleKinds[kind];

/** `2 possible names: please check`, one line per kind. */
export function suggestionCounts(suggestions: readonly Span[]): string[] {
  const counts = new Map<SpanKind, number>();
  for (const { kind } of suggestions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => pluralText(words.suggestions[kind], count));
}

export const ACTION_WORDS: Record<SpanAction, string> = words.outcomes;
