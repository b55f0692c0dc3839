/**
 * What can be found in a report only because its contact is known, determined just before the contact is erased.
 * Ignores the team's decisions, which may be withdrawn
 */
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { EXACT } from '../../domain/reports/public/precision.ts';
import { REVIEWED_TEXTS, type ReviewedText } from '../../domain/reports/public/public-report.ts';
import { CONTACT_TEXTS } from '../../domain/reports/report.ts';
import type { DecidedCopy } from '../../domain/reports/review.ts';
import type { DecidedSpan, Redaction } from '../../domain/reports/spans.ts';
import { copyByContact, isUnchangedSince, publicCopyOf, type TeamTexts } from '../anonymise/copy.ts';
import { knownContact } from '../anonymise/known-contact.ts';
import { type ReplacementTexts, withTexts } from '../anonymise/replaced-words.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';

/** Derived from the list of contact texts, so that a new one is erased as well. */
export const NO_CONTACT = Object.fromEntries(CONTACT_TEXTS.map((name) => [name, null])) as Record<
  (typeof CONTACT_TEXTS)[number],
  null
>;

const NO_TEXTS = Object.fromEntries(REVIEWED_TEXTS.map((field) => [field, null])) as Record<ReviewedText, null>;

const spanKey = ({ field, start, end }: Pick<Redaction, 'field' | 'start' | 'end'>): string =>
  `${field} ${start} ${end}`;

const teamTexts = ({ smsManagerComment: comment, publicHeadline }: ReportRow): TeamTexts => ({
  comment,
  publicHeadline,
});

const isReplaced = ({ action }: DecidedSpan): boolean => action === 'replace';

/** What is replaced with the contact and would not be without it. Lets other requests in: each copy takes time. */
async function difference(
  withContact: () => Promise<DecidedCopy>,
  withoutContact: () => Promise<DecidedCopy>,
): Promise<Redaction[]> {
  await yieldToOthers();
  const replaced = (await withContact()).spans.filter(isReplaced);
  if (replaced.length === 0) return [];
  await yieldToOthers();
  const replacedAnyway = new Set((await withoutContact()).spans.filter(isReplaced).map(spanKey));
  return replaced
    .filter((span) => !replacedAnyway.has(spanKey(span)))
    .map(({ field, start, end }) => ({ field, start, end, action: 'replace' }));
}

/** No contact is known, so no find can depend on it. */
async function isAnonymous(tx: Db, report: ReportRow): Promise<boolean> {
  if (report.contactRedactions.length > 0) return false;
  return Object.values(await knownContact(tx, report)).every((value) => value === null);
}

/** Nothing is known of the contact, not even where an erased one was. */
const withoutContact = (report: ReportRow): ReportRow => ({
  ...report,
  ...NO_CONTACT,
  contactErasedAt: null,
  contactRedactions: [],
});

/** Replacements made only because of the contact, or because of what is known of an erased one. */
async function differenceOfContact(
  tx: Db,
  report: ReportRow,
  texts: TeamTexts,
  redactions: Redaction[],
): Promise<Redaction[]> {
  if (await isAnonymous(tx, report)) return [];
  const decisions = { ...texts, redactions, precision: EXACT };
  return difference(
    () => publicCopyOf(tx, report, decisions),
    () => publicCopyOf(tx, withoutContact(report), decisions),
  );
}

function keepEverything(report: ReportRow, { comment, publicHeadline }: TeamTexts): Redaction[] {
  const texts = { ...report, smsManagerComment: comment, publicHeadline };
  return REVIEWED_TEXTS.flatMap((field) => {
    const end = texts[field]?.length ?? 0;
    return end === 0 ? [] : [{ field, start: 0, end, action: 'keep' } as const];
  });
}

/** What the contact alone explains in each text by itself: another text, or a member of staff, may be gone tomorrow. */
async function findsTextByText(
  tx: Db,
  report: ReportRow,
  texts: TeamTexts,
  fields: readonly ReviewedText[] = REVIEWED_TEXTS,
): Promise<Redaction[]> {
  if (await isAnonymous(tx, report)) return [];
  const all = { ...report, smsManagerComment: texts.comment, publicHeadline: texts.publicHeadline };
  const known = await knownContact(tx, report);
  const contactRedactions = report.contactRedactions.filter(isUnchangedSince(report, texts));
  const finds: Redaction[] = [];
  for (const field of fields) {
    if (!all[field]) continue;
    const alone: ReportRow = { ...report, ...NO_TEXTS, narrative: '', [field]: all[field], contactRedactions };
    const { smsManagerComment: comment, publicHeadline } = alone;
    const decisions = { comment, publicHeadline, redactions: [], precision: EXACT };
    const found = await difference(
      () => copyByContact(alone, decisions, known),
      () => copyByContact(withoutContact(alone), decisions, NO_CONTACT),
    );
    finds.push(...found.filter((find) => find.field === field));
  }
  return finds;
}

const withoutRepeats = (finds: readonly Redaction[]): Redaction[] => [
  ...new Map(finds.map((find) => [spanKey(find), find])).values(),
];

/** Finds made, or kept from being restored, only because of the contact. */
export async function findsOfContact(tx: Db, report: ReportRow, texts = teamTexts(report)): Promise<Redaction[]> {
  const found = await differenceOfContact(tx, report, texts, []);
  const unrestored = await differenceOfContact(tx, report, texts, keepEverything(report, texts));
  const alone = await findsTextByText(tx, report, texts);
  return withoutRepeats([...found, ...unrestored, ...alone]);
}

/** For texts that the team changes after the erasure: the finds that are still valid, and those in the new texts. */
export async function findsAfterErasure(tx: Db, report: ReportRow, texts: TeamTexts): Promise<Redaction[]> {
  const isUnchanged = isUnchangedSince(report, texts);
  const valid = report.contactRedactions.filter(isUnchanged);
  if (report.contactErasedAt === null) return valid;
  const found = await findsOfContact(tx, report, texts);
  return [...valid, ...found.filter((find) => !isUnchanged(find))];
}

/** Finds in texts instead of the report's, made only because of the contact; nothing is restored in such a text. */
export async function findsInTexts(tx: Db, report: ReportRow, texts: ReplacementTexts): Promise<Redaction[]> {
  const fields = REVIEWED_TEXTS.filter((field) => texts[field]);
  if (fields.length === 0) return [];
  const changed = withTexts(report, texts);
  const found = await differenceOfContact(tx, changed, teamTexts(changed), []);
  const alone = await findsTextByText(tx, changed, teamTexts(changed), fields);
  return withoutRepeats([...found.filter(({ field }) => fields.some((each) => each === field)), ...alone]);
}

/** Drops replacement words that contain the contact: they are never published, and undetectable afterwards. */
export async function redactionsWithoutContact(tx: Db, report: ReportRow): Promise<Redaction[]> {
  const { redactions } = report;
  if (redactions.every(({ replacement }) => !replacement)) return redactions;
  const narrative = redactions.map(({ replacement }) => replacement ?? '').join('\n');
  const words = { ...report, ...NO_TEXTS, narrative };
  const ofContact = await differenceOfContact(tx, words, teamTexts(words), keepEverything(words, teamTexts(words)));
  let next = 0;
  return redactions.map(({ replacement, ...redaction }) => {
    const start = next;
    const end = start + (replacement ?? '').length;
    next = end + 1;
    const isOfContact = ofContact.some((find) => find.start < end && start < find.end);
    return replacement === undefined || isOfContact ? redaction : { ...redaction, replacement };
  });
}
