/** Where an erased contact was in the team's notes (C13.5): found again when a note is edited */
import type { FieldRange, Redaction } from '../../domain/reports/spans.ts';
import { findWords, wordsInFields } from '../anonymise/replaced-words.ts';
import type { FollowUpChangeRow, StoredFollowUp } from './queries.ts';

export const NOTES = ['reply', 'findings', 'conclusions'] as const;
export type Note = (typeof NOTES)[number];

/** Finds in a note are decided as those in a comment. */
const AS_COMMENT = 'smsManagerComment';

export function erasedIn({ contactRedactions }: StoredFollowUp, note: Note): Redaction[] {
  return contactRedactions
    .filter(({ field }) => field === note)
    .map(({ start, end }) => ({ field: AS_COMMENT, start, end, action: 'replace' }));
}

/** The erased words of all notes. */
export const erasedWordsOf = (stored: StoredFollowUp): string[] => wordsInFields(stored, stored.contactRedactions);

/** For notes that a change replaces. */
export function contactRedactionsAfter(stored: StoredFollowUp, change: FollowUpChangeRow): FieldRange[] {
  const words = erasedWordsOf(stored);
  const isUnchanged = ({ field }: FieldRange) => change[field as Note] === undefined;
  const found = NOTES.flatMap((field) => findWords(words, change[field] ?? '').map((range) => ({ field, ...range })));
  return [...stored.contactRedactions.filter(isUnchanged), ...found];
}
