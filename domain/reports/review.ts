/** Reviewing a report (C5.1): schemas of redactions, review, preview, language and reassignment; its status */

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

const Offsets = z.object({ start: offset, end: offset });

/** UTF-16 offsets in the original (C5.4). */
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
  .check(
    z.refine(({ start, end }) => start <= end, {
      path: ['end'],
      error: words.endBeforeStart,
      // Reported together with other broken rules (C3.1).
      when: ({ value }) => Offsets.safeParse(value).success,
    }),
  );

/** Per report. */
export const REDACTIONS_MAX = 1_000;

/** In all replacements of one text together: the short texts of a copy must fit an index. */
const REPLACEMENTS_MAX = { long: LONG_TEXT_MAX, short: 2 * SHORT_TEXT_MAX };
const LONG_TEXTS: readonly string[] = ['narrative', 'smsManagerComment'];

const fits =
  (length: keyof typeof REPLACEMENTS_MAX) =>
  (all: readonly Redaction[]): boolean => {
    const characters: Record<string, number> = {};
    for (const { field, replacement = '' } of all)
      if (LONG_TEXTS.includes(field) === (length === 'long'))
        characters[field] = (characters[field] ?? 0) + replacement.length;
    return Object.values(characters).every((sum) => sum <= REPLACEMENTS_MAX[length]);
  };

const replacementsFit = (length: keyof typeof REPLACEMENTS_MAX) =>
  z.refine<Redaction[]>(fits(length), validationMessage(words.replacementsTooLong, { max: REPLACEMENTS_MAX[length] }));

// Counted before parsing: one message per item would be unbounded.
const redactions = z.optional(
  z.pipe(
    z
      .array(z.unknown(), BAD_REDACTIONS)
      .check(z.maxLength(REDACTIONS_MAX, validationMessage(words.tooManyRedactions, { max: REDACTIONS_MAX }))),
    z.array(redaction, BAD_REDACTIONS).check(replacementsFit('long'), replacementsFit('short')),
  ),
);

const commentRule = { label: words.labels.comment, max: LONG_TEXT_MAX, multiline: true } as const;

/** An omitted headline stays unchanged; a blank one is removed (C19.5). */
const publicHeadline = z.optional(textField({ label: words.labels.publicHeadline, max: SHORT_TEXT_MAX }));

/** Identifies a state of the review. */
export const REVISION_HEADER = 'Report-Revision';

/** `true` with a flight (C16.5), which is not in the response. */
export const FLIGHT_HEADER = 'Report-Flight';

/** For approve and comment. */
export const Review = z.object({
  comment: requiredText({ ...commentRule, required: COMMENT_REQUIRED_DETAIL }),
  publicHeadline,
  redactions,
  coarse: z.optional(PrecisionChoice),
  revision: z.optional(z.string(validationMessage(words.nameMustBeText, { name: 'revision' }))),
});
export type Review = z.output<typeof Review>;

/** Unsaved decisions (C5.4); the comment may be blank. */
export const PreviewRequest = z.object({
  comment: textField(commentRule),
  publicHeadline,
  redactions,
  coarse: z.optional(PrecisionChoice),
  /** Adds what pages need to continue editing. */
  withDecisions: z.optional(z.boolean(validationMessage(mustBeTrueOrFalse, { name: 'withDecisions' }))),
});
export type PreviewRequest = z.output<typeof PreviewRequest>;

/** (C5.4); the last two keys only for `withDecisions`. */
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

/** What approving would publish (C5.4); `publicHeadline`: the stored one, for `withDecisions`. */
export const Preview = z.object({
  copy: PublicReport,
  spans: z.array(PreviewSpan),
  publicHeadline: z.optional(z.nullable(z.string())),
});
export type Preview = z.output<typeof Preview>;
export type DecidedCopy = { copy: PublicReport; spans: DecidedSpan[] };
export type DecidedPreview = DecidedCopy & { publicHeadline: string | null };

export const LanguageChange = z.object({
  narrativeLanguage: requiredText({ ...REPORT_TEXTS.narrativeLanguage, required: words.nameLanguage }),
});
export type LanguageChange = z.output<typeof LanguageChange>;

export const Reassignment = z.object({ clubId: clubIdField(CLUB_REQUIRED) });
export type Reassignment = z.output<typeof Reassignment>;

/** Hidden and never approved look the same (section 3). */
export function statusOf(report: { approvedForPublicView: boolean }): ApprovalStatus {
  return report.approvedForPublicView ? 'approved' : 'pending';
}

export type ReviewAction = 'approve' | 'comment' | 'hide';

const NEEDS_COMMENT: Record<ReviewAction, boolean> = { approve: true, comment: true, hide: false };

/** `null`: enabled. */
export function disabledReason(action: ReviewAction, comment: string): string | null {
  if (!NEEDS_COMMENT[action]) return null;
  const text = normaliseText(comment);
  if (text === null) return COMMENT_REQUIRED_DETAIL;
  if (text.length <= LONG_TEXT_MAX) return null;
  return fill(commentTooLong, { used: wholeNumber(text.length), max: wholeNumber(LONG_TEXT_MAX) });
}
