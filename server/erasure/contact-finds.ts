/**
 * What can be found in a report only because its contact is known, determined just before the contact is erased.
 * Ignores the team's decisions, which may be withdrawn
 */
import { EXACT } from '../../domain/reports/public/precision.ts';
import { REVIEWED_TEXTS, type ReviewedText } from '../../domain/reports/public/public-report.ts';
import { CONTACT_TEXTS } from '../../domain/reports/report.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import { isUnchangedSince, publicCopyOf, type TeamTexts } from '../anonymise/copy.ts';
import { withTexts } from '../anonymise/replaced-words.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';

/** Derived from the list of contact texts, so that a new one is erased as well. */
export const NO_CONTACT = Object.fromEntries(CONTACT_TEXTS.map((name) => [name, null])) as Record<
  (typeof CONTACT_TEXTS)[number],
  null
>;

const spanKey = ({ field, start, end }: Pick<Redaction, 'field' | 'start' | 'end'>): string =>
  `${field} ${start} ${end}`;

const teamTexts = ({ smsManagerComment: comment, publicHeadline }: ReportRow): TeamTexts => ({
  comment,
  publicHeadline,
});

/** Replacements made only because of the contact, or because of what is known of an erased one. */
async function differenceOfContact(
  tx: Db,
  report: ReportRow,
  texts: TeamTexts,
  redactions: Redaction[],
): Promise<Redaction[]> {
  const decisions = { ...texts, redactions, coarse: EXACT };
  const withContact = await publicCopyOf(tx, report, decisions);
  const withoutContact = await publicCopyOf(tx, { ...report, ...NO_CONTACT, erasedFinds: [] }, decisions);
  const replacedAnyway = new Set(withoutContact.spans.filter(({ action }) => action === 'replace').map(spanKey));
  return withContact.spans
    .filter((span) => span.action === 'replace' && !replacedAnyway.has(spanKey(span)))
    .map(({ field, start, end }) => ({ field, start, end, action: 'replace' }));
}

function keepEverything(report: ReportRow, { comment, publicHeadline }: TeamTexts): Redaction[] {
  const texts = { ...report, smsManagerComment: comment, publicHeadline };
  return REVIEWED_TEXTS.flatMap((field) => {
    const end = texts[field]?.length ?? 0;
    return end === 0 ? [] : [{ field, start: 0, end, action: 'keep' } as const];
  });
}

/** Finds made, or kept from being restored, only because of the contact. */
export async function findsOfContact(tx: Db, report: ReportRow, texts = teamTexts(report)): Promise<Redaction[]> {
  const found = await differenceOfContact(tx, report, texts, []);
  const unrestored = await differenceOfContact(tx, report, texts, keepEverything(report, texts));
  return [...new Map([...found, ...unrestored].map((find) => [spanKey(find), find])).values()];
}

/** For texts that the team changes after the erasure: the finds that are still valid, and those in the new texts. */
export async function findsAfterErasure(tx: Db, report: ReportRow, texts: TeamTexts): Promise<Redaction[]> {
  const isUnchanged = isUnchangedSince(report, texts);
  const valid = report.erasedFinds.filter(isUnchanged);
  if (report.contactErasedAt === null) return valid;
  const found = await findsOfContact(tx, report, texts);
  return [...valid, ...found.filter((find) => !isUnchanged(find))];
}

/** Finds in one other text, made only because of the contact. */
export async function findsInText(
  tx: Db,
  report: ReportRow,
  asField: ReviewedText,
  text: string | null,
): Promise<Redaction[]> {
  if (text === null) return [];
  const finds = await findsOfContact(tx, withTexts(report, { [asField]: text }));
  return finds.filter(({ field }) => field === asField);
}

/** Drops replacement words that contain the contact: they are never published, and undetectable afterwards. */
export async function redactionsWithoutContact(tx: Db, report: ReportRow): Promise<Redaction[]> {
  const { redactions } = report;
  if (redactions.every(({ replacement }) => !replacement)) return redactions;
  const none = Object.fromEntries(REVIEWED_TEXTS.map((field) => [field, null])) as Record<ReviewedText, null>;
  const narrative = redactions.map(({ replacement }) => replacement ?? '').join('\n');
  const words = { ...report, ...none, narrative };
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
