/** Words that a copy has replaced, whose cause may be gone: an erased contact, users who left (C5.2, C13.5) */
import type { ReviewedText } from '../../domain/reports/public/public-report.ts';
import type { ReportRow } from '../reports/report/queries.ts';

/** Offsets are UTF-16 units; the end is excluded. */
type Range = { start: number; end: number };

export const wordsAt = (text: string | null, finds: readonly Range[]): string[] =>
  finds.map(({ start, end }) => (text ?? '').slice(start, end)).filter((words) => words.trim() !== '');

/** `texts` by the name of their field, such as a report or the notes on it. */
export const wordsInFields = (
  texts: Readonly<Record<string, unknown>>,
  finds: readonly (Range & { field: string })[],
): string[] =>
  finds.flatMap((find) => {
    const text = texts[find.field];
    return typeof text === 'string' ? wordsAt(text, [find]) : [];
  });

/** Where a changed text still has the words, in any case. */
export function findWords(words: readonly string[], text: string): Range[] {
  return [...new Set(words)].flatMap((each) => {
    const escaped = each.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&');
    const whole = new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'giu');
    return [...text.matchAll(whole)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  });
}

export type ReplacementTexts = Partial<Record<ReviewedText, string>>;

/** The report with other texts, to which offsets into the old ones do not apply. */
export function withTexts(report: ReportRow, texts: ReplacementTexts): ReportRow {
  const isOther = ({ field }: { field: string }) => !(field in texts);
  return {
    ...report,
    ...texts,
    contactRedactions: report.contactRedactions.filter(isOther),
    userNameFinds: report.userNameFinds.filter(isOther),
  };
}
