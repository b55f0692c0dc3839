/** The manager's decisions about the copy, which override every find (C5.4). */

import type { PublicReport } from '../../../../domain/reports/public/public-report.ts';
import {
  DEIDENTIFIED_TEXTS,
  REVIEWED_TEXTS,
  type ReviewedText,
} from '../../../../domain/reports/public/public-report.ts';
import type { DecidedCopy } from '../../../../domain/reports/review.ts';
import type { DecidedSpan, Redaction, Span } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { type Piece, piecesOf } from './pieces.ts';

export type Originals = Record<ReviewedText, string | null>;

type TeamTexts = { comment: string; teamHeadline: string };

/** Includes the team's texts; the team's headline replaces the reporter's (C19.5). */
export function originalsOf(report: StaffReport, { comment, teamHeadline }: TeamTexts): Originals {
  const texts = DEIDENTIFIED_TEXTS.map((field) => [field, report[field]]);
  return {
    ...(Object.fromEntries(texts) as Originals),
    ...(teamHeadline && { headline: null }),
    publicHeadline: teamHeadline || null,
    smsManagerComment: comment || null,
  };
}

export const publishedText = (copy: PublicReport, field: ReviewedText): string | null =>
  copy[field === 'publicHeadline' ? 'headline' : field];

export type TextRange = Pick<Redaction, 'field' | 'start' | 'end'>;

/** In the copy's order. */
export function allPieces(originals: Originals, { copy, spans }: DecidedCopy): Map<ReviewedText, Piece[]> {
  const pieces = new Map<ReviewedText, Piece[]>();
  for (const field of REVIEWED_TEXTS) {
    const [original, shown] = [originals[field], publishedText(copy, field)];
    const fieldSpans = spans.filter((span) => span.field === field);
    if (original !== null && shown !== null) pieces.set(field, piecesOf(original, shown, fieldSpans));
  }
  return pieces;
}

/** The stored decisions, as the basis for new ones. */
export function decisionsIn(spans: readonly DecidedSpan[]): Redaction[] {
  return spans.flatMap(({ field, start, end, replacement, decided }): Redaction[] => {
    if (!decided) return [];
    return [
      replacement === null
        ? { field, start, end, action: 'keep' }
        : { field, start, end, action: 'replace', replacement },
    ];
  });
}

const overlap = (a: TextRange, b: TextRange) => a.field === b.field && a.start < b.end && b.start < a.end;

const withoutOverlaps = (decisions: readonly Redaction[], range: TextRange) =>
  decisions.filter((decision) => !overlap(decision, range));

/** Keeps a find as written, or removes a manual mark. */
export function putBack(decisions: readonly Redaction[], { field, start, end, kind }: Span): Redaction[] {
  const others = withoutOverlaps(decisions, { field, start, end });
  return kind === 'marked' ? others : [...others, { field, start, end, action: 'keep' }];
}

/** A blank replacement gives the default placeholder. */
export function replace(decisions: readonly Redaction[], range: TextRange, replacement = ''): Redaction[] {
  const { field, start, end } = range;
  const words = replacement.trim();
  return [
    ...withoutOverlaps(decisions, range),
    { field, start, end, action: 'replace', ...(words && { replacement: words }) },
  ];
}

/**
 * Merges the decisions of two reviewers: where they overlap, `mine` win, unless they keep what the other reviewer
 * replaced. Decisions about the team's texts are always `mine`.
 */
export function mergeDecisions(mine: readonly Redaction[], theirs: readonly Redaction[]): Redaction[] {
  const others = theirs.filter(({ field }) => field !== 'smsManagerComment' && field !== 'publicHeadline');
  const theirReplacements = others.filter(({ action }) => action === 'replace');
  const own = mine.filter((one) => one.action === 'replace' || !theirReplacements.some((other) => overlap(one, other)));
  return [...own, ...others.filter((other) => !own.some((one) => overlap(one, other)))];
}

/** Put back but still replaced: part of a confidential field. */
export function isLocked(decisions: readonly Redaction[], span: Span): boolean {
  return span.action === 'replace' && decisions.some((one) => one.action === 'keep' && overlap(one, span));
}

/** Case-insensitive. */
export function occurrences(originals: Originals, words: string): TextRange[] {
  const needle = words.trim().toLowerCase();
  if (needle === '') return [];
  return REVIEWED_TEXTS.flatMap((field) => {
    const text = (originals[field] ?? '').toLowerCase();
    const ranges: TextRange[] = [];
    // Lower case can be longer (İ), which would shift offsets.
    if (text.length !== (originals[field] ?? '').length) return ranges;
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length))
      ranges.push({ field, start: at, end: at + needle.length });
    return ranges;
  });
}

/** Shifts finds and decisions after an edit and drops those within it. */
export function followEdit<Range extends TextRange>(
  ranges: readonly Range[],
  field: 'smsManagerComment' | 'publicHeadline',
  { before, after }: { before: string; after: string },
): Range[] {
  if (before === after) return [...ranges];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const shift = after.length - before.length;
  return ranges.flatMap((range) => {
    if (range.field !== field || range.end <= head) return [range];
    if (range.start < before.length - tail) return [];
    return [{ ...range, start: range.start + shift, end: range.end + shift }];
  });
}
