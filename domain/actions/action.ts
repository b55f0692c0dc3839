/** An action: who does what by when, and whether it worked (contract C8.7). */

import * as z from 'zod/mini';
import { optionalId, revision } from '../follow-up/follow-up.ts';
import { validationMessage } from '../language/validation-message.ts';
import * as words from '../refusals/words/en.ts';
import { dayError } from '../text/calendar.ts';
import { requiredText, textField } from '../text/field.ts';
import { Colleague } from '../users/colleague.ts';

export const ACTION_STATES = ['open', 'done', 'dropped'] as const;
export type ActionState = (typeof ACTION_STATES)[number];

/** Answers to `Did it work?` (C8.8). */
export const EFFECTIVENESS = ['yes', 'partly', 'no'] as const;
export type Effectiveness = (typeof EFFECTIVENESS)[number];

/** Longest details and result, in UTF-16 units (C8.7). */
export const ACTION_TEXT_MAX = 2_000;
/** Longest name of an owner without an account, in UTF-16 units (C8.7). */
export const OWNER_NAME_MAX = 100;

/** The first day that anything can be due on (C8.7). */
const FIRST_DAY = '2000-01-01';

/** Said at `ownerId` of who cannot own it (C8.7). */
export const NOT_AN_OWNER = words.chooseOfClub;
/** Said at `reportId` of a report that there is not, or not for who asks. */
export const NO_SUCH_REPORT = words.noSuchReport;

/** A day from 2000 on. */
const day = (label: string) =>
  textField({
    label,
    check: (text) =>
      dayError(text) !== null || text < FIRST_DAY ? validationMessage(words.dayFrom2000, { label }) : null,
  });

const title = requiredText({ label: words.labels.whatNeedsToBeDone, required: words.sayWhatToDo });
const details = textField({ label: words.labels.details, max: ACTION_TEXT_MAX, multiline: true });
const ownerName = textField({ label: words.labels.who, max: OWNER_NAME_MAX });
const ownerId = optionalId(words.labels.who);
const due = day(words.labels.dueOn);

/** The body of `POST /api/actions`. `clubId` counts where a super-admin names no report. */
export const NewAction = z.object({
  title,
  details,
  reportId: optionalId(words.labels.report),
  clubId: optionalId(words.labels.club),
  ownerName,
  ownerId,
  due,
});
export type NewAction = z.output<typeof NewAction>;

/** The body of `PATCH /api/actions/{id}`; what is left out stays. Whether it can be so is judged against the stored one. */
export const ActionChange = z.object({
  title: z.optional(title),
  details: z.optional(details),
  ownerName: z.optional(ownerName),
  ownerId: z.optional(ownerId),
  due: z.optional(due),
  state: z.optional(
    z.enum(ACTION_STATES, validationMessage(words.oneOf, { name: 'state', values: ACTION_STATES.join(', ') })),
  ),
  result: z.optional(textField({ label: words.labels.result, max: ACTION_TEXT_MAX, multiline: true })),
  worked: z.optional(
    z.nullable(
      z.enum(EFFECTIVENESS, validationMessage(words.oneOf, { name: 'worked', values: EFFECTIVENESS.join(', ') })),
    ),
  ),
  checkOn: z.optional(day(words.labels.checkOn)),
  revision,
});
export type ActionChange = z.output<typeof ActionChange>;

const text = z.nullable(z.string());

/** An action as the safety team sees it (C8.7). */
export const Action = z.object({
  id: z.uuid(),
  /** Null as its report's is (C15.3). */
  clubId: z.nullable(z.uuid()),
  reportId: z.nullable(z.uuid()),
  title: z.string(),
  details: text,
  /** Who does it, in words: most owners have no account. */
  ownerName: text,
  owner: z.nullable(Colleague),
  due: z.nullable(z.iso.date()),
  state: z.enum(ACTION_STATES),
  doneAt: z.nullable(z.iso.datetime()),
  result: text,
  worked: z.nullable(z.enum(EFFECTIVENESS)),
  checkOn: z.nullable(z.iso.date()),
  createdAt: z.iso.datetime(),
  revision: z.string(),
});
export type Action = z.output<typeof Action>;

/** What the register counts: open ones, those of them before today, and those done that are to be looked at again (C8.7). */
export const ActionCounts = z.object({ open: z.int(), overdue: z.int(), toCheck: z.int() });
export type ActionCounts = z.output<typeof ActionCounts>;
