/** Safety actions and their effectiveness (C8.7) */

import * as z from 'zod/mini';
import { optionalId, revision } from '../follow-up/follow-up.ts';
import { validationMessage } from '../language/validation-message.ts';
import { choice } from '../refusals/choice.ts';
import * as words from '../refusals/words/en.ts';
import { dayError } from '../text/calendar.ts';
import { requiredText, textField } from '../text/field.ts';
import { Colleague } from '../users/colleague.ts';

export const ACTION_STATES = ['open', 'done', 'dropped'] as const;
export type ActionState = (typeof ACTION_STATES)[number];

export const EFFECTIVENESS = ['yes', 'partly', 'no'] as const;
export type Effectiveness = (typeof EFFECTIVENESS)[number];

/** In UTF-16 code units, like the next. */
export const ACTION_TEXT_MAX = 2_000;
export const OWNER_NAME_MAX = 100;

const FIRST_DAY = '2000-01-01';

/** Error for `ownerId`. */
export const NOT_AN_OWNER = words.chooseOfClub;
/** Error for `reportId`: unknown, or hidden from the caller. */
export const NO_SUCH_REPORT = words.noSuchReport;

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

/** A super-admin must give `clubId` unless there is a report. */
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

/** Omitted fields stay unchanged. Also validated against the stored action. */
export const ActionChange = z.object({
  title: z.optional(title),
  details: z.optional(details),
  ownerName: z.optional(ownerName),
  ownerId: z.optional(ownerId),
  due: z.optional(due),
  state: z.optional(choice('state', ACTION_STATES)),
  result: z.optional(textField({ label: words.labels.result, max: ACTION_TEXT_MAX, multiline: true })),
  worked: z.optional(z.nullable(choice('worked', EFFECTIVENESS))),
  checkOn: z.optional(day(words.labels.checkOn)),
  revision,
});
export type ActionChange = z.output<typeof ActionChange>;

const text = z.nullable(z.string());

export const Action = z.object({
  id: z.uuid(),
  /** Null if its report has none (C15.3). */
  clubId: z.nullable(z.uuid()),
  reportId: z.nullable(z.uuid()),
  title: z.string(),
  details: text,
  /** Free text: most owners have no account. */
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

/** `toCheck`: done, with an effectiveness check due. */
export const ActionCounts = z.object({ open: z.int(), overdue: z.int(), toCheck: z.int() });
export type ActionCounts = z.output<typeof ActionCounts>;
