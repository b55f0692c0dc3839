/** The manager's decisions (C5.4). `keep` never restores confidential values */
import { type DecidedSpan, REMOVED, REPLACEMENT_WORDS, type Redaction } from '../../domain/reports/spans.ts';
import { isBlank } from '../../domain/text/blank.ts';
import { type Find, REPLACE_FROM_CONFIDENCE } from '../find.ts';

type Mark = { start: number; end: number; replacement: string | undefined };

/** Drops invalid ones; clamps replacements to the end of the text. Offsets never split surrogate pairs. */
export function readRedactions(field: string, text: string, redactions: readonly Redaction[]): Redaction[] {
  return redactions.flatMap((redaction) => {
    const { start, action } = redaction;
    const end = action === 'replace' ? Math.min(redaction.end, text.length) : redaction.end;
    if (redaction.field !== field || !Number.isInteger(start) || !Number.isInteger(end)) return [];
    if (start < 0 || end > text.length || start >= end) return [];
    return [
      {
        ...redaction,
        start: isInsidePair(text, start) ? start - 1 : start,
        end: isInsidePair(text, end) ? end + 1 : end,
      },
    ];
  });
}

function isInsidePair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/** `replace` wins over `keep`. In text order. */
export function decide(field: string, finds: readonly Find[], redactions: readonly Redaction[]): DecidedSpan[] {
  const keeps = redactions.filter((redaction) => redaction.action === 'keep');
  const marks = mergeMarks(redactions, finds);
  const decisions = marks.map((mark) => decideMark(field, mark, finds));
  for (const find of finds) {
    if (marks.some((mark) => mark.start < find.end && find.start < mark.end)) continue;
    decisions.push(decideFind(field, find, keeps));
  }
  return decisions.sort((a, b) => a.start - b.start);
}

function mergeMarks(redactions: readonly Redaction[], finds: readonly Find[]): Mark[] {
  const marks: Mark[] = redactions
    .filter((redaction) => redaction.action === 'replace')
    .map(({ start, end, replacement }) => ({ start, end, replacement: wordingOf(replacement) }));
  const wider = marks.map((mark) => widen(mark, finds)).sort((a, b) => a.start - b.start);
  const merged: Mark[] = [];
  for (const mark of wider) {
    const last = merged.at(-1);
    if (last && mark.start < last.end) {
      last.end = Math.max(last.end, mark.end);
      last.replacement = mark.replacement ?? last.replacement;
    } else merged.push(mark);
  }
  return merged;
}

/** Undefined if blank or of invisible characters only. */
function wordingOf(replacement: string | undefined): string | undefined {
  return replacement === undefined || isBlank(replacement) ? undefined : replacement.trim();
}

function widen(mark: Mark, finds: readonly Find[]): Mark {
  const touched = finds.filter(
    (find) => find.confidence >= REPLACE_FROM_CONFIDENCE && find.start < mark.end && mark.start < find.end,
  );
  const start = Math.min(mark.start, ...touched.map((find) => find.start));
  const end = Math.max(mark.end, ...touched.map((find) => find.end));
  return { ...mark, start, end };
}

function decideMark(field: string, mark: Mark, finds: readonly Find[]): DecidedSpan {
  const { start, end } = mark;
  const found = finds.find((find) => find.start === start && find.end === end);
  const kind = found?.kind ?? 'marked';
  const reason = found?.reason ?? 'Marked by the safety manager';
  const replacement = mark.replacement ?? (found ? REPLACEMENT_WORDS[found.kind] : REMOVED);
  return { field, start, end, kind, reason, confidence: 1, action: 'replace', replacement, decided: true };
}

function decideFind(field: string, find: Find, keeps: readonly Redaction[]): DecidedSpan {
  const { start, end, kind, reason, confidence } = find;
  const isKept = !find.confidential && keeps.some((keep) => keep.start <= start && end <= keep.end);
  const action = isKept ? 'keep' : confidence >= REPLACE_FROM_CONFIDENCE ? 'replace' : 'suggest';
  const replacement = action === 'replace' ? REPLACEMENT_WORDS[kind] : null;
  return { field, start, end, kind, reason, confidence, action, replacement, decided: isKept };
}
