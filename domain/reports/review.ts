/**
 * What the safety team does to a report (specification section 4, contract C5.1): pending goes to approved, approved
 * to hidden (which is pending again, with its comment kept). Which action is possible, and the sentence that says why
 * not, stand here once, for the server and for the dashboard.
 */

import * as z from 'zod/mini';
import { clubIdField } from '../clubs/club.ts';
import { fill, wholeNumber } from '../language/text.ts';
import { validationMessage } from '../language/validation-message.ts';
import { COMMENT_REQUIRED_DETAIL } from '../problems.ts';
import * as words from '../refusals/words/en.ts';
import { atMost, requiredText, textField } from '../text/field.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../text/limits.ts';
import { hasForbiddenCharacter, hasLineBreak, normaliseText } from '../text/normalise.ts';
import type { ApprovalStatus } from './filters.ts';
import { PrecisionChoice } from './public/precision.ts';
import { PublicReport, REVIEWED_TEXTS } from './public/public-report.ts';
import { CLUB_REQUIRED, REPORT_TEXTS } from './report.ts';
import { commentTooLong } from './review/words/en.ts';
import { type DecidedSpan, REDACTION_ACTIONS, type Redaction, SPAN_ACTIONS, SPAN_KINDS } from './spans.ts';
import { mustBeTrueOrFalse } from './words/en.ts';

const BAD_REDACTIONS = words.badRedactions;
const UNKNOWN_FIELD = validationMessage(words.oneOf, { name: 'field', values: REVIEWED_TEXTS.join(', ') });
const BAD_OFFSET = words.badOffset;
const BAD_REPLACEMENT = validationMessage(words.badReplacement, { max: SHORT_TEXT_MAX });

const offset = z.int(BAD_OFFSET).check(z.nonnegative(BAD_OFFSET));
const isReviewed = (name: string) => (REVIEWED_TEXTS as readonly string[]).includes(name);
const fitsOneLine = (text: string) => !hasForbiddenCharacter(text) && !hasLineBreak(text);

/** One decision about a stretch of a text, by UTF-16 offsets into the original (C5.4). */
const redaction: z.ZodMiniType<Redaction> = z
  .object(
    {
      field: z.string(UNKNOWN_FIELD).check(z.refine(isReviewed, UNKNOWN_FIELD)),
      start: offset,
      end: offset,
      action: z.enum(REDACTION_ACTIONS, words.redactionAction),
      replacement: z.optional(
        z
          .string(BAD_REPLACEMENT)
          .check(atMost(SHORT_TEXT_MAX, BAD_REPLACEMENT), z.refine(fitsOneLine, BAD_REPLACEMENT))
          .register(z.globalRegistry, { maxLength: SHORT_TEXT_MAX }),
      ),
    },
    BAD_REDACTIONS,
  )
  .check(z.refine(({ start, end }) => start <= end, { path: ['end'], error: words.endBeforeStart }));

/** Most decisions about one report; far above what 20,000 characters of narrative hold in practice. */
export const REDACTIONS_MAX = 1_000;

// Counted before they are judged: a message about each of a hundred thousand would be an answer without bounds.
const redactions = z.optional(
  z.pipe(
    z
      .array(z.unknown(), BAD_REDACTIONS)
      .check(z.maxLength(REDACTIONS_MAX, validationMessage(words.tooManyRedactions, { max: REDACTIONS_MAX }))),
    z.array(redaction, BAD_REDACTIONS),
  ),
);

const commentRule = { label: words.labels.comment, max: LONG_TEXT_MAX, multiline: true } as const;

/** The copy's headline in place of the reporter's: what is left out stays as it is, blank means none (C19.5). */
const publicHeadline = z.optional(textField({ label: words.labels.publicHeadline, max: SHORT_TEXT_MAX }));

/** The header of a report's answer that tells its revision: another one for each state of its review. */
export const REVISION_HEADER = 'Report-Revision';

/** The header that says `true` where the flight of a report can be asked for (C16.5); its answer has no key for it. */
export const FLIGHT_HEADER = 'Report-Flight';

/**
 * The body of approve and comment: a comment that is not blank, and what was decided in the preview. With the revision
 * that it was decided on, it is refused where somebody else has changed the review since.
 */
export const Review = z.object({
  comment: requiredText({ ...commentRule, required: COMMENT_REQUIRED_DETAIL }),
  publicHeadline,
  redactions,
  coarse: z.optional(PrecisionChoice),
  revision: z.optional(z.string(validationMessage(words.nameMustBeText, { name: 'revision' }))),
});
export type Review = z.output<typeof Review>;

/** The body of a preview of what is not saved yet (C5.4); here the comment may still be blank. */
export const PreviewRequest = z.object({
  comment: textField(commentRule),
  publicHeadline,
  redactions,
  coarse: z.optional(PrecisionChoice),
  /** Asks for more of each find than C5.4 names: what its pages need to go on from what is decided. */
  withDecisions: z.optional(z.boolean(validationMessage(mustBeTrueOrFalse, { name: 'withDecisions' }))),
});
export type PreviewRequest = z.output<typeof PreviewRequest>;

/** A found identifier, as the preview shows it (C5.4); with the last two keys where `withDecisions` was asked for. */
const PreviewSpan = z.object({
  field: z.string(),
  start: z.int(),
  end: z.int(),
  kind: z.enum(SPAN_KINDS),
  reason: z.string(),
  confidence: z.number(),
  action: z.enum(SPAN_ACTIONS),
  replacement: z.optional(z.nullable(z.string())),
  decided: z.optional(z.boolean()),
});

/** Exactly what approving would publish now (C5.4); `publicHeadline`, as it is stored, where `withDecisions` was asked for. */
export const Preview = z.object({
  copy: PublicReport,
  spans: z.array(PreviewSpan),
  publicHeadline: z.optional(z.nullable(z.string())),
});
export type Preview = z.output<typeof Preview>;
export type DecidedCopy = { copy: PublicReport; spans: DecidedSpan[] };
export type DecidedPreview = DecidedCopy & { publicHeadline: string | null };

/** The body of a correction of the language (C19.3). */
export const LanguageChange = z.object({
  narrativeLanguage: requiredText({ ...REPORT_TEXTS.narrativeLanguage, required: words.nameLanguage }),
});
export type LanguageChange = z.output<typeof LanguageChange>;

/** The body of a reassignment (C4.4). */
export const Reassignment = z.object({ clubId: clubIdField(CLUB_REQUIRED) });
export type Reassignment = z.output<typeof Reassignment>;

/** Where a report stands; hidden and never approved look the same to everybody (section 3). */
export function statusOf(report: { approvedForPublicView: boolean }): ApprovalStatus {
  return report.approvedForPublicView ? 'approved' : 'pending';
}

export type ReviewAction = 'approve' | 'comment' | 'hide';

const NEEDS_COMMENT: Record<ReviewAction, boolean> = { approve: true, comment: true, hide: false };

/** Why an action cannot be done now, in a sentence for the person at the button; `null` where it can. */
export function disabledReason(action: ReviewAction, comment: string): string | null {
  if (!NEEDS_COMMENT[action]) return null;
  const text = normaliseText(comment);
  if (text === null) return COMMENT_REQUIRED_DETAIL;
  if (text.length <= LONG_TEXT_MAX) return null;
  return fill(commentTooLong, { used: wholeNumber(text.length), max: wholeNumber(LONG_TEXT_MAX) });
}
