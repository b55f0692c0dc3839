/** Parses an import row into a report, by the form's rules (C12.7, C3.3, C3.4) */

import { isFormula, unescapeFormula } from '../csv/formula-escape.ts';
import { readMessage, validationMessage } from '../language/validation-message.ts';
import { valueOfLabel } from '../reports/labels/values-by-label.ts';
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from '../reports/report.ts';
import { daysAfter, utcDay } from '../text/calendar.ts';
import { LONG_TEXT_MAX } from '../text/limits.ts';
import { normaliseText } from '../text/normalise.ts';
import { type TextRule, textError } from '../text/rule.ts';
import { columnLetters, type ImportField, importLabel } from './columns.ts';
import { type DayOrder, dayProblem, parseTimestamp, readDay, readTime } from './days.ts';
import { isUnknownValue, knownValue, listOf, mappedValue, type ValueMap } from './values.ts';
import * as words from './words/en.ts';

/** Blank: `null`, even the email. */
export type ImportedReport = Record<Exclude<ReportText, 'narrative'>, string | null> & {
  narrative: string;
  smsManagerComment: string | null;
  submittedAt: Date;
};

type ReadOptions = {
  fields: readonly (ImportField | null)[];
  headers: readonly string[];
  dayOrder: DayOrder;
  values: ValueMap;
  now: Date;
};

/** `submittedAt` is `now` for undated rows. */
type ReadRow = {
  report: ImportedReport;
  /** Identifies rows already imported. */
  content: string;
  isUndated: boolean;
  unknown: { field: ImportField; typed: string }[];
};

const COMMENT: TextRule = { label: importLabel('smsManagerComment'), max: LONG_TEXT_MAX, multiline: true };
const FIRST_DAY = new Date('1900-01-01T00:00:00Z');

function ruleOf(field: Exclude<ImportField, 'submittedAt'>): TextRule {
  if (field === 'smsManagerComment') return COMMENT;
  const { required: _, ...rule } = REPORT_TEXTS[field] as TextRule;
  return field === 'reporterEmail' ? rule : REPORT_TEXTS[field];
}

/** Normalises days and times. */
function normaliseCell(field: ImportField, cell: string, order: DayOrder): string {
  if (field === 'localDate' || field === 'utcDate') return readDay(cell, order) ?? cell;
  return field === 'localTime' || field === 'utcTime' ? readTime(cell, { isUtc: field === 'utcTime' }) : cell;
}

type Days = readonly (string | null | undefined)[];

/** `null`: undated. */
function submissionTime(cell: string, days: Days, { dayOrder, now }: ReadOptions): Date | null | { problem: string } {
  const isGiven = normaliseText(cell) !== null;
  const day = days.find((each) => each && readDay(each, 'ymd') === each);
  if (!isGiven && !day) return null;
  const moment = isGiven ? parseTimestamp(cell, dayOrder) : parseTimestamp(day ?? '', 'ymd');
  if (moment === null) return { problem: dayProblem(cell, dayOrder) };
  if (moment > now) {
    // In time zones ahead of UTC it may be tomorrow already.
    const isTomorrow = !isGiven && day === daysAfter(utcDay(now), 1);
    return isTomorrow ? now : { problem: words.submissionInFuture };
  }
  return moment < FIRST_DAY ? { problem: words.submissionTooOld } : moment;
}

const QUOTED_MAX = 60;

function abbreviate(cell: string): string {
  const line = cell.trim().replace(/\s+/g, ' ');
  return line.length > QUOTED_MAX ? `${line.slice(0, QUOTED_MAX)}…` : line;
}

function problemOf(field: Exclude<ImportField, 'submittedAt'>, raw: string, order: DayOrder): string | null {
  const error = raw === '' && field !== 'narrative' ? null : textError(raw, ruleOf(field));
  const isDay = field === 'localDate' || field === 'utcDate';
  return error && isDay ? dayProblem(raw, order) : error;
}

/** One message per broken rule, with column and cell. */
export function readRow(cells: readonly string[], options: ReadOptions): ReadRow | { messages: string[] } {
  const { fields, headers, dayOrder, values } = options;
  if (cells.length !== fields.length)
    return {
      messages: [validationMessage(words.notWhole, { cells: cells.length, columns: fields.length })],
    };
  const messages: string[] = [];
  const addMessageAt = (at: number, error: string) => {
    const field = fields[at];
    const column = headers[at] || (field ? readMessage(importLabel(field)) : columnLetters(at));
    const cell = cells[at]?.trim();
    const problem = readMessage(error);
    const located = cell
      ? validationMessage(words.cellProblem, { column, cell: abbreviate(cell), problem })
      : validationMessage(words.emptyProblem, { column, problem });
    messages.push(located);
  };
  const addMessage = (field: ImportField, error: string) => {
    const at = fields.indexOf(field);
    if (at < 0) messages.push(error);
    else addMessageAt(at, error);
  };
  const formulas = new Set<ImportField>();
  const raw: Partial<Record<ImportField, string>> = {};
  fields.forEach((field, at) => {
    const cell = cells[at] ?? '';
    const hasFormula = isFormula(cell);
    if (hasFormula) addMessageAt(at, words.formula);
    if (field === null) return;
    if (hasFormula) formulas.add(field);
    raw[field] = normaliseCell(field, unescapeFormula(cell), dayOrder);
  });
  const texts: Partial<Record<ImportField, string | null>> = {};
  for (const field of [...REPORT_TEXT_NAMES, 'smsManagerComment'] as const) {
    const problem = problemOf(field, raw[field] ?? '', dayOrder);
    if (problem && !formulas.has(field)) addMessage(field, problem);
    texts[field] = normaliseText(raw[field] ?? '');
  }
  const submitted = raw.submittedAt ?? '';
  const moment = submissionTime(submitted, [texts.localDate, texts.utcDate], options);
  if (moment !== null && 'problem' in moment && !formulas.has('submittedAt')) {
    const from = (['submittedAt', 'localDate', 'utcDate'] as const).find((field) => raw[field]?.trim());
    addMessage(from ?? 'submittedAt', moment.problem);
  }
  if (messages.length > 0 || (moment !== null && 'problem' in moment)) return { messages };
  const report = { ...(texts as Omit<ImportedReport, 'submittedAt'>), submittedAt: moment ?? options.now };
  const content = contentOf(report, normaliseText(submitted) !== null);
  return { ...withValues(report, values), content, isUndated: moment === null };
}

/** Replaces other spellings, and labels in any language, with the value (C14.5). */
function listValueOf(field: ReportText, report: ImportedReport): string | null {
  const typed = report[field];
  const list = listOf(field);
  if (typed === null || list === undefined) return typed;
  return knownValue(field, typed) ?? valueOfLabel(typed, list) ?? typed;
}

function withValues(original: ImportedReport, values: ValueMap): Pick<ReadRow, 'report' | 'unknown'> {
  const report = {
    ...original,
    ...Object.fromEntries(REPORT_TEXT_NAMES.map((field) => [field, listValueOf(field, original)])),
  };
  const unknown = REPORT_TEXT_NAMES.flatMap((field) => {
    const typed = report[field];
    return typed !== null && isUnknownValue(field, typed) ? [{ field, typed }] : [];
  });
  const mapped = unknown.map(({ field, typed }) => [field, mappedValue(values, field, typed)]);
  return { report: { ...report, ...Object.fromEntries(mapped) }, unknown };
}

/** Without the reporter, so that a row is recognised after its contact is erased. */
function contentOf({ submittedAt, ...texts }: ImportedReport, hasDay: boolean): string {
  const { reporterName: _name, reporterEmail: _email, reporterTelephone: _telephone, ...content } = texts;
  return JSON.stringify([hasDay ? submittedAt.toISOString() : null, ...Object.entries(content).sort()]);
}
