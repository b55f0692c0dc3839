/** What the kinds of finds are called, one and several. */
import type { Span, SpanAction, SpanKind } from '../../../../domain/reports/spans.ts';

type Names = readonly [one: string, several: string];

/** By the kinds of the preview's finds (contract C5.4). */
const KINDS: Record<SpanKind, Names> = {
  name: ['name', 'names'],
  email: ['email', 'emails'],
  phone: ['phone number', 'phone numbers'],
  registration: ['registration', 'registrations'],
  club: ['club', 'clubs'],
  number: ['number', 'numbers'],
  address: ['address', 'addresses'],
  coordinates: ['position', 'positions'],
  link: ['web address', 'web addresses'],
  handle: ['social media name', 'social media names'],
  date: ['day', 'days'],
  time: ['clock time', 'clock times'],
  marked: ['marked by hand', 'marked by hand'],
};

/** The kind in a word or two. */
export function kindName(kind: SpanKind): string {
  return KINDS[kind][0];
}

/** `2 possible names: please check`, one line for each kind. */
export function suggestionCounts(suggestions: readonly Span[]): string[] {
  const counts = new Map<SpanKind, number>();
  for (const { kind } of suggestions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} possible ${KINDS[kind][count === 1 ? 0 : 1]}: please check`);
}

/** What became of a find, for eyes and for screen readers. */
export const ACTION_WORDS: Record<SpanAction, string> = {
  replace: 'replaced in the public copy',
  keep: 'left as it is written',
  suggest: 'possible find, please check',
};
