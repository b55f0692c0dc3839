/** One row of an old list as a report (contract C12.7), judged by the form's own rules (C3.3, C3.4, section 5). */
import { isFormula, unguarded } from '../csv/guard.ts';
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from '../reports/report.ts';
import { LONG_TEXT_MAX } from '../text/limits.ts';
import { normaliseText } from '../text/normalise.ts';
import { complaintAbout, type TextRule } from '../text/rule.ts';
import { type ImportField, importLabel } from './columns.ts';
import { type DayOrder, readDay, readMoment, readTime } from './days.ts';

/** A report as it is stored; what nobody wrote is `null`, the email too (C12.7). */
export type ImportedReport = Record<Exclude<ReportText, 'narrative'>, string | null> & {
  narrative: string;
  smsManagerComment: string | null;
  submittedAt: Date;
};

/** How a file is read: the field of each column, the order of its days, and what day it is. */
export type Reading = { fields: readonly (ImportField | null)[]; dayOrder: DayOrder; now: Date };

const COMMENT: TextRule = { label: importLabel('smsManagerComment'), max: LONG_TEXT_MAX, multiline: true };
/** No club flew before. */
const FIRST_DAY = new Date('1900-01-01T00:00:00Z');

/** The rule of a field: the form's, but an email may be missing. */
function ruleOf(field: Exclude<ImportField, 'submittedAt'>): TextRule {
  if (field === 'smsManagerComment') return COMMENT;
  const { required: _, ...rule } = REPORT_TEXTS[field] as TextRule;
  return field === 'reporterEmail' ? rule : REPORT_TEXTS[field];
}

/** What was meant by a cell, where the product writes it otherwise; the cell itself where that cannot be told. */
function meant(field: ImportField, cell: string, order: DayOrder): string {
  if (field === 'localDate' || field === 'utcDate') return readDay(cell, order) ?? cell;
  return field === 'localTime' || field === 'utcTime' ? readTime(cell) : cell;
}

function submission(
  cell: string,
  days: readonly (string | null | undefined)[],
  { dayOrder, now }: Reading,
): Date | string {
  const written = normaliseText(cell) !== null;
  const day = days.find((each) => each && readDay(each, 'ymd') === each);
  const moment = written ? readMoment(cell, dayOrder) : day ? readMoment(day, 'ymd') : now;
  if (moment === null) return `${importLabel('submittedAt')}: please enter a real date (YYYY-MM-DD)`;
  // The day of an occurrence may be tomorrow's, far west of Greenwich; a submission to come is a slip.
  if (moment > now) return written ? `${importLabel('submittedAt')} must not be in the future` : now;
  return moment < FIRST_DAY ? `${importLabel('submittedAt')} must be from 1900 on` : moment;
}

/** The report that a row is, or every rule that it breaks, in words. */
export function readRow(
  cells: readonly string[],
  reading: Reading,
): { report: ImportedReport; content: string } | { messages: string[] } {
  const { fields, dayOrder } = reading;
  const messages: string[] = [];
  const formulas = new Set<ImportField>();
  const texts: Partial<Record<ImportField, string | null>> = {};
  const isWhole = cells.length >= fields.length && cells.slice(fields.length).every((cell) => cell.trim() === '');
  if (!isWhole)
    return {
      messages: [
        `${cells.length} cells where the header has ${fields.length}; the file may be cut off or divided otherwise`,
      ],
    };
  let submitted = '';
  fields.forEach((field, at) => {
    const cell = cells[at] ?? '';
    if (field === null) return;
    if (isFormula(cell)) {
      formulas.add(field);
      messages.push(`${importLabel(field)} is a formula; an apostrophe before it makes it a text`);
    }
    const text = meant(field, unguarded(cell), dayOrder);
    if (field === 'submittedAt') submitted = text;
    else texts[field] = text;
  });
  for (const field of [...REPORT_TEXT_NAMES, 'smsManagerComment'] as const) {
    const raw = texts[field] ?? '';
    // Most cells of most lists are empty; of those a narrative alone is missed.
    const complaint = raw === '' && field !== 'narrative' ? null : complaintAbout(raw, ruleOf(field));
    if (complaint && !formulas.has(field)) messages.push(complaint);
    texts[field] = normaliseText(raw);
  }
  const submittedAt = submission(submitted, [texts.localDate, texts.utcDate], reading);
  if (typeof submittedAt === 'string') messages.push(submittedAt);
  if (messages.length > 0 || typeof submittedAt === 'string') return { messages };
  const report = { ...(texts as Omit<ImportedReport, 'submittedAt'>), submittedAt };
  return { report, content: contentOf(report, normaliseText(submitted) !== null) };
}

/**
 * All that a row says but who reported: what is the same again was imported before, also after its contact was erased. The
 * day of submission counts where the row itself has one.
 */
function contentOf({ submittedAt, ...texts }: ImportedReport, hasDay: boolean): string {
  const { reporterName: _name, reporterEmail: _email, reporterTelephone: _telephone, ...content } = texts;
  return JSON.stringify([hasDay ? submittedAt.toISOString() : null, ...Object.entries(content).sort()]);
}
