/** What the kinds of finds are called, one and several. */
import type { PreviewSpan } from '../../../../domain/reports/review.ts';

type Names = readonly [one: string, several: string];

/** By the kinds of the preview's finds (contract C5.4). */
const KINDS: Record<string, Names> = {
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
};

const MARKED: Names = ['marked by hand', 'marked by hand'];

const words = (kind: string): Names => (Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined) ?? MARKED;

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
