/** Where an erased contact was in facts given for the authority (C13.5), found again when a fact is edited */
import { createHash } from 'node:crypto';
import { type AuthorityFacts, TEXT_FACTS, type TextFact } from '../../domain/authority/file/facts.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import { findWords, wordsAt } from '../anonymise/replaced-words.ts';
import type { ErasedInFile } from '../db/schema.ts';

type Range = { start: number; end: number };

/** Stored with the hash of its text, since it is valid for that text only. */
export function erasedFact(field: TextFact, text: string, { start, end }: Range): ErasedInFile {
  return { field, of: textHash(text), start, end };
}

const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Empty if the text has changed since. */
export function erasedInFact(erased: readonly ErasedInFile[], field: string, text: string | null): Redaction[] {
  if (text === null) return [];
  const of = textHash(text);
  return erased
    .filter((find) => find.field === field && find.of === of)
    .map(({ start, end }) => ({ field, start, end, action: 'replace' }));
}

/** `words`: erased from other texts of the report. */
export function erasedFactsAfter(
  erased: readonly ErasedInFile[],
  { stored, change, words }: { stored: AuthorityFacts; change: Partial<AuthorityFacts>; words: readonly string[] },
): ErasedInFile[] {
  const known = [
    ...words,
    ...TEXT_FACTS.flatMap((field) => wordsAt(stored[field], erasedInFact(erased, field, stored[field]))),
  ];
  const isUnchanged = ({ field }: ErasedInFile) => change[field as TextFact] === undefined;
  const found = TEXT_FACTS.flatMap((field) => {
    const text = change[field] ?? '';
    return findWords(known, text).map((range) => erasedFact(field, text, range));
  });
  return [...erased.filter(isUnchanged), ...found];
}
