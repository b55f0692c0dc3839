/** What the kinds of finds are called, one and several. */
import type { SpanKind } from '../../../../domain/deidentify/span.ts';
import type { PreviewSpan } from '../../../../domain/reports/review.ts';

const KINDS: Record<SpanKind, readonly [one: string, several: string]> = {
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
  marked: ['marked by hand', 'marked by hand'],
};

const words = (kind: string) => KINDS[kind as SpanKind] ?? KINDS.marked;

/** The kind in a word or two. */
export function kindName(kind: string): string {
  return words(kind)[0];
}

/** `2 possible names: please check`, one line for each kind. */
export function suggestionCounts(suggestions: readonly PreviewSpan[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of suggestions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} possible ${words(kind)[count === 1 ? 0 : 1]}: please check`);
}

/** What became of a find, for eyes and for screen readers. */
export const ACTION_WORDS: Record<PreviewSpan['action'], string> = {
  replace: 'replaced in the public copy',
  keep: 'left as it is written',
  suggest: 'possible find, please check',
};
