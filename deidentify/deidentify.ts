/**
 * De-identifies a report's texts (C5.2 to C5.4): finds, resolves conflicts, decides, replaces, and repeats, so that no
 * confidential value is left and a second run changes nothing
 */
import type { DecidedSpan, Redaction } from '../domain/reports/spans.ts';
import { type Find, REPLACE_FROM_CONFIDENCE } from './find.ts';
import { recognise, USER_NAME } from './recognisers/recognise.ts';
import { prepareReport, type Report } from './recognisers/report.ts';
import type { DeidentifyInput, DeidentifyResult, KnownIdentifiers } from './request.ts';
import { resolveConflicts } from './resolving/conflicts.ts';
import { coverOf } from './resolving/cover.ts';
import { keepUnpairedMarks } from './resolving/direction-marks.ts';
import { decide, readRedactions } from './resolving/redactions.ts';
import { render } from './resolving/render.ts';
import { type NameTagger, readTagger } from './tagger/tagger.ts';

export type { DeidentifyInput, DeidentifyResult, KnownIdentifiers, NameTagger };
export { readTagger, USER_NAME };

type Work = { field: string; text: string; finds: Find[]; redactions: Redaction[] };

const PASSES_MAX = 4;

const FREE_TEXTS: ReadonlySet<string> = new Set(['headline', 'publicHeadline', 'narrative', 'smsManagerComment']);

/**
 * Never throws, never splits a surrogate pair, keeps null. Spans refer to the original texts. `withoutRule` omits a
 * rule, to measure it.
 */
export function deidentify(input: DeidentifyInput, withoutRule?: string): DeidentifyResult {
  const report = prepareReport(input, withoutRule);
  const works = Object.entries(input.texts).flatMap(([field, text]) =>
    text ? [openWork(field, text, input.redactions, report)] : [],
  );
  const first = recogniseFreeTexts(
    works.map(({ field, text }) => [field, text] as const),
    report,
  );
  for (const work of works) work.finds = resolveConflicts(work.text, first.get(work.field) ?? []);
  for (let pass = 1; pass < PASSES_MAX; pass++) if (!runAnotherPass(works, report)) break;
  return present(input.texts, works);
}

/** List values identify nobody (C5.3); only a manager's marks change them (C5.4). */
function isListValue(field: string, text: string, { listValues }: Report): boolean {
  return !FREE_TEXTS.has(field) && listValues.has(text);
}

function recogniseFreeTexts(texts: readonly (readonly [field: string, text: string])[], report: Report) {
  return recognise(new Map(texts.filter(([field, text]) => !isListValue(field, text, report))), report);
}

function openWork(field: string, text: string, redactions: readonly Redaction[], report: Report): Work {
  const readable = readRedactions(field, text, redactions).map((one) =>
    one.replacement && isRevealing(one.replacement, report) ? { ...one, replacement: undefined } : one,
  );
  return { field, text, finds: [], redactions: readable };
}

/** True if a manager's own words contain what must never be published. */
function isRevealing(words: string, report: Report): boolean {
  const found = recognise(new Map([['replacement', words]]), report).get('replacement') ?? [];
  return found.some((find) => find.confidential);
}

function decisionsOf(work: Work): DecidedSpan[] {
  return decide(work.field, work.finds, work.redactions).map((span) => keepUnpairedMarks(work.text, span));
}

/** Runs the recognisers on the result; true if there is more to replace. */
function runAnotherPass(works: readonly Work[], report: Report): boolean {
  const changed = works.some((work) => decisionsOf(work).some(({ action }) => action === 'replace'));
  if (!changed) return false;
  const renderings = new Map(works.map((work) => [work.field, render(work.text, decisionsOf(work))]));
  const found = recogniseFreeTexts(
    [...renderings].map(([field, { text }]) => [field, text] as const),
    report,
  );
  let hasMore = false;
  for (const work of works) {
    const rendering = renderings.get(work.field);
    const sure = (found.get(work.field) ?? []).filter((find) => find.confidence >= REPLACE_FROM_CONFIDENCE);
    const inOriginal = sure.map((find) => ({ ...find, ...rendering?.origin(find.start, find.end) }));
    if (dropRevealingReplacements(work, inOriginal)) hasMore = true;
    const isCovered = coverOf(work.finds.filter(({ confidence }) => confidence >= REPLACE_FROM_CONFIDENCE));
    const added = inOriginal.filter((find) => !isCovered(find));
    if (added.length === 0) continue;
    work.finds = resolveConflicts(work.text, [...work.finds, ...added]);
    hasMore = true;
  }
  return hasMore;
}

/** Drops a manager's words that reveal something only together with the text around them. */
function dropRevealingReplacements(work: Work, found: readonly Find[]): boolean {
  const secrets = found.filter((find) => find.confidential);
  const revealing = work.redactions.filter(
    ({ start, end, replacement }) => replacement && secrets.some((find) => find.start < end && start < find.end),
  );
  work.redactions = work.redactions.map((one) => (revealing.includes(one) ? { ...one, replacement: undefined } : one));
  return revealing.length > 0;
}

function present(texts: Record<string, string | null>, works: readonly Work[]): DeidentifyResult {
  const result: DeidentifyResult = { texts: { ...texts }, spans: [] };
  for (const work of works) {
    const spans = decisionsOf(work);
    result.texts[work.field] = render(work.text, spans).text;
    result.spans.push(...spans);
  }
  return result;
}
