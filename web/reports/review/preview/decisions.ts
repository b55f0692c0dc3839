/** The manager's decisions about the public copy (contract C5.4), who has the last word on every replacement: pure rules. */
import { DEIDENTIFIED_TEXTS, type DeidentifiedText } from '../../../../domain/reports/public/public-report.ts';
import type { DecidedPreview } from '../../../../domain/reports/review.ts';
import type { DecidedSpan, Redaction, Span } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** The original texts that are published, by field. */
export type Originals = Record<DeidentifiedText, string | null>;

/** The originals of a report, with the comment as it is written now. */
export function originalsOf(report: StaffReport, comment: string): Originals {
  const texts = DEIDENTIFIED_TEXTS.map((field) => [field, report[field]]);
  return { ...(Object.fromEntries(texts) as Originals), smsManagerComment: comment || null };
}

/** A stretch of an original text. */
export type Stretch = Pick<Redaction, 'field' | 'start' | 'end'>;

/** Every published text in pieces, in the order of the copy. */
export function allPieces(originals: Originals, { copy, spans }: DecidedPreview): Map<DeidentifiedText, Piece[]> {
  const pieces = new Map<DeidentifiedText, Piece[]>();
  for (const field of DEIDENTIFIED_TEXTS) {
    const [original, shown] = [originals[field], copy[field]];
    const found = spans.filter((span) => span.field === field);
    if (original !== null && shown !== null) pieces.set(field, piecesOf(original, shown, found));
  }
  return pieces;
}

/** The decisions that a preview already holds, so that the next one can be added to them: the server keeps them. */
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

const overlap = (a: Stretch, b: Stretch) => a.field === b.field && a.start < b.end && b.start < a.end;

const without = (decisions: readonly Redaction[], stretch: Stretch) =>
  decisions.filter((decision) => !overlap(decision, stretch));

/** What was found stays as it is written; what was only marked by hand is no longer marked. */
export function putBack(decisions: readonly Redaction[], { field, start, end, kind }: Span): Redaction[] {
  const others = without(decisions, { field, start, end });
  return kind === 'marked' ? others : [...others, { field, start, end, action: 'keep' }];
}

/** A stretch goes; `replacement` in its place, or the usual bracketed word where that is blank. */
export function replace(decisions: readonly Redaction[], stretch: Stretch, replacement = ''): Redaction[] {
  const { field, start, end } = stretch;
  const words = replacement.trim();
  return [
    ...without(decisions, stretch),
    { field, start, end, action: 'replace', ...(words && { replacement: words }) },
  ];
}

/**
 * The decisions of two reviewers of the same report as one: both stand, and where they meet, one's own, unless it keeps what the
 * other replaced. Decisions about the comment are those of who wrote it.
 */
export function together(mine: readonly Redaction[], theirs: readonly Redaction[]): Redaction[] {
  const others = theirs.filter(({ field }) => field !== 'smsManagerComment');
  const gone = others.filter(({ action }) => action === 'replace');
  const own = mine.filter((one) => one.action === 'replace' || !gone.some((other) => overlap(one, other)));
  return [...own, ...others.filter((other) => !own.some((one) => overlap(one, other)))];
}

/** True where putting a find back was asked for and the server still replaces it: a confidential field holds it. */
export function isLocked(decisions: readonly Redaction[], span: Span): boolean {
  return span.action === 'replace' && decisions.some((one) => one.action === 'keep' && overlap(one, span));
}

/** Every place where these words stand in the originals, whatever their case. */
export function occurrences(originals: Originals, words: string): Stretch[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return [];
  return DEIDENTIFIED_TEXTS.flatMap((field) => {
    const text = (originals[field] ?? '').toLowerCase();
    const found: Stretch[] = [];
    // Lower case may be longer than the original (İ): the offsets would then lead astray.
    if (text.length !== (originals[field] ?? '').length) return found;
    for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length))
      found.push({ field, start: at, end: at + sought.length });
    return found;
  });
}

/** The decisions after the comment was edited: those before the edit stay, those behind it move, those in it are void. */
export function followComment(decisions: readonly Redaction[], before: string, after: string): Redaction[] {
  if (before === after) return [...decisions];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const shift = after.length - before.length;
  return decisions.flatMap((decision) => {
    if (decision.field !== 'smsManagerComment' || decision.end <= head) return [decision];
    if (decision.start < before.length - tail) return [];
    return [{ ...decision, start: decision.start + shift, end: decision.end + shift }];
  });
}
