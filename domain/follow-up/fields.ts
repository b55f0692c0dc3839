/** `GET /api/follow-up-fields` (C8.5) */
import * as z from 'zod/mini';
import { CATEGORIES } from './categories.ts';
import { CLOSING_REASONS, OCCURRENCE_CLASSES } from './codes.ts';
import { EVENT_TYPES } from './event-types.ts';
import { BARRIERS, OUTCOMES } from './risk.ts';

const Code = z.object({ id: z.int(), label: z.string() });

export const FollowUpFields = z.object({
  occurrenceClasses: z.array(Code),
  categories: z.array(Code),
  eventTypes: z.array(Code),
  outcomes: z.array(Code),
  barriers: z.array(Code),
  closingReasons: z.array(z.object({ id: z.enum(CLOSING_REASONS.map(({ id }) => id)), label: z.string() })),
});
export type FollowUpFields = z.output<typeof FollowUpFields>;

const idsAndLabels = <Id>(codes: readonly { id: Id; label: string }[]) => codes.map(({ id, label }) => ({ id, label }));

export const FOLLOW_UP_FIELDS: FollowUpFields = {
  occurrenceClasses: idsAndLabels<number>(OCCURRENCE_CLASSES),
  categories: idsAndLabels<number>(CATEGORIES),
  eventTypes: idsAndLabels<number>(EVENT_TYPES),
  outcomes: idsAndLabels<number>(OUTCOMES),
  barriers: idsAndLabels<number>(BARRIERS),
  closingReasons: idsAndLabels(CLOSING_REASONS),
};
