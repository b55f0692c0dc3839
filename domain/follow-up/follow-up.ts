/** Follow-up of a report: requests and responses (C8.3, C8.4, C8.9) */

import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import * as refusals from '../refusals/words/en.ts';
import { textField } from '../text/field.ts';
import { Colleague } from '../users/colleague.ts';
import { CATEGORIES } from './categories.ts';
import { CLOSING_REASONS, CODES_MAX, OCCURRENCE_CLASSES } from './codes.ts';
import { EVENT_TYPES } from './event-types.ts';
import { BARRIERS, OUTCOMES, RISK_GRADES } from './risk.ts';
import { FOLLOW_UP_STATES } from './state.ts';
import { fields } from './words/en.ts';

/** In UTF-16 code units, like the next. */
export const FOLLOW_UP_TEXT_MAX = 4_000;
export const CLOSING_NOTE_MAX = 2_000;

/** Error for `takenBy`. */
export const NOT_AN_ASSIGNEE = refusals.chooseOfSafetyTeam;
/** Error for `told`. */
export const REPLY_REQUIRED = refusals.writeReply;

const idsOf = (codes: readonly { id: number }[]): readonly number[] => codes.map(({ id }) => id);

function code(codes: readonly { id: number }[], error: string) {
  const ids = idsOf(codes);
  const known = z.int(error).check(z.refine((id) => ids.includes(id), { error, abort: true }));
  return z.optional(z.nullable(known));
}

/** One message for the whole list. */
function codesOf(codes: readonly { id: number }[], sentence: string) {
  const ids = idsOf(codes);
  const error = validationMessage(sentence, { max: CODES_MAX });
  const areKnown = (sent: unknown): sent is number[] =>
    Array.isArray(sent) &&
    sent.length <= CODES_MAX &&
    sent.every((id) => ids.includes(id)) &&
    new Set(sent).size === sent.length;
  const list = z.custom<number[]>(areKnown, error);
  const schema = { type: 'array' as const, items: { type: 'integer' as const }, maxItems: CODES_MAX };
  return z.optional(list.register(z.globalRegistry, schema));
}

const text = (label: string) => z.optional(textField({ label, max: FOLLOW_UP_TEXT_MAX, multiline: true }));

/** Without it, conflicts go unnoticed. */
export const revision = z.optional(z.string(validationMessage(refusals.nameMustBeText, { name: 'revision' })));

/** Case-insensitive; ours are lower-case. */
export const optionalId = (label: string) =>
  z.pipe(
    textField({ label }),
    z.transform((id: string | null) => id?.toLowerCase() ?? null),
  );

export const FollowUpChange = z.object({
  takenBy: z.optional(optionalId(refusals.labels.takenBy)),
  occurrenceClass: code(OCCURRENCE_CLASSES, refusals.chooseClass),
  categories: codesOf(CATEGORIES, refusals.tooManyCategories),
  eventTypes: codesOf(EVENT_TYPES, refusals.tooManyEventTypes),
  outcome: code(OUTCOMES, refusals.chooseOutcome),
  barriers: code(BARRIERS, refusals.chooseBarriers),
  findings: text(fields.findings),
  conclusions: text(fields.conclusions),
  told: text(refusals.labels.reply),
  revision,
});
export type FollowUpChange = z.output<typeof FollowUpChange>;

const reason = z.enum(
  CLOSING_REASONS.map(({ id }) => id),
  refusals.chooseReason,
);

export const ClosingRequest = z.object({
  reason,
  note: textField({ label: refusals.labels.note, max: CLOSING_NOTE_MAX, multiline: true }),
  revision,
});
export type ClosingRequest = z.output<typeof ClosingRequest>;

export const ReplyRequest = z.object({ revision });
export type ReplyRequest = z.output<typeof ReplyRequest>;

const words = z.nullable(z.string());

/** Days: UTC, `YYYY-MM-DD`. */
export const FollowUp = z.object({
  reportId: z.uuid(),
  state: z.enum(FOLLOW_UP_STATES),
  takenBy: z.nullable(Colleague),
  occurrenceClass: z.nullable(z.int()),
  categories: z.array(z.int()),
  eventTypes: z.array(z.int()),
  outcome: z.nullable(z.int()),
  barriers: z.nullable(z.int()),
  risk: z.nullable(z.object({ index: z.int(), grade: z.enum(RISK_GRADES) })),
  findings: words,
  conclusions: words,
  told: words,
  /** `told` as it would be sent now: de-identified (C8.9). */
  toldShown: words,
  toldSent: z.nullable(z.object({ text: z.string(), on: z.iso.date() })),
  closed: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(Colleague), reason, note: words })),
  revision: z.string(),
});
export type FollowUp = z.output<typeof FollowUp>;
