/** Hazards in a club's register (C18.1, C18.3) */

import * as z from 'zod/mini';
import { OWNER_NAME_MAX } from '../actions/action.ts';
import { optionalId, revision } from '../follow-up/follow-up.ts';
import { validationMessage } from '../language/validation-message.ts';
import { dayError } from '../text/calendar.ts';
import { requiredText, textField } from '../text/field.ts';
import { Colleague } from '../users/colleague.ts';
import { GRADES } from './level.ts';
import * as words from './refusals/words/en.ts';

export const HAZARD_STATES = ['open', 'accepted', 'closed'] as const;
export type HazardState = (typeof HAZARD_STATES)[number];

/** In UTF-16 code units. */
export const HAZARD_TEXT_MAX = 2_000;
/** Linked reports, and linked actions, per hazard. */
export const LINKS_MAX = 200;

const FIRST_DAY = '2000-01-01';

const grade = (sentence: string) =>
  z.int(sentence).check(z.refine((value) => value >= 1 && value <= GRADES.length, { error: sentence, abort: true }));
const leftGrade = (sentence: string) => z.optional(z.nullable(grade(sentence)));

const isListOfIds = (sent: unknown): sent is string[] =>
  Array.isArray(sent) && sent.length <= LINKS_MAX && sent.every((id) => typeof id === 'string');

/** Removes duplicates; ownership is checked later. */
function ids(sentence: string) {
  const list = z.custom<string[]>(isListOfIds, validationMessage(sentence, { max: LINKS_MAX }));
  const schema = { type: 'array' as const, items: { type: 'string' as const, format: 'uuid' }, maxItems: LINKS_MAX };
  return z.optional(
    z.pipe(
      list.register(z.globalRegistry, schema),
      z.transform((sent) => [...new Set(sent.map((id) => id.toLowerCase()))]),
    ),
  );
}

const state = z.optional(z.enum(HAZARD_STATES, validationMessage(words.stateOf, { values: HAZARD_STATES.join(', ') })));

/** If omitted: unset in a new hazard, otherwise unchanged. */
const optional = {
  description: z.optional(textField({ label: words.labels.description, max: HAZARD_TEXT_MAX, multiline: true })),
  controls: z.optional(textField({ label: words.labels.controls, max: HAZARD_TEXT_MAX, multiline: true })),
  leftSeverity: leftGrade(words.leftSeverity1To5),
  leftLikelihood: leftGrade(words.leftLikelihood1To5),
  ownerName: z.optional(textField({ label: words.labels.owner, max: OWNER_NAME_MAX })),
  ownerId: z.optional(optionalId(words.labels.owner)),
  reviewOn: z.optional(
    textField({
      label: words.labels.reviewOn,
      check: (text) => (dayError(text) !== null || text < FIRST_DAY ? words.reviewFrom2000 : null),
    }),
  ),
  state,
  closedBecause: z.optional(textField({ label: words.labels.closedBecause })),
  reports: ids(words.reportsOfClub),
  actions: ids(words.actionsOfClub),
};

const title = requiredText({ label: words.labels.title, required: words.nameTheHazard });
const severity = grade(words.severity1To5);
const likelihood = grade(words.likelihood1To5);

/** `clubId` is for super-admins. */
export const NewHazard = z.object({
  clubId: z.optional(optionalId(words.labels.club)),
  title,
  severity,
  likelihood,
  ...optional,
});
export type NewHazard = z.output<typeof NewHazard>;

/** Omitted fields stay unchanged. */
export const HazardChange = z.object({
  title: z.optional(title),
  severity: z.optional(severity),
  likelihood: z.optional(likelihood),
  ...optional,
  revision,
});
export type HazardChange = z.output<typeof HazardChange>;

const text = z.nullable(z.string());
const gradeValue = z.int().check(z.gte(1), z.lte(GRADES.length));

export const Hazard = z.object({
  id: z.uuid(),
  clubId: z.uuid(),
  title: z.string(),
  description: text,
  controls: text,
  severity: gradeValue,
  likelihood: gradeValue,
  /** The risk that remains after controls. */
  leftSeverity: z.nullable(gradeValue),
  leftLikelihood: z.nullable(gradeValue),
  owner: z.nullable(Colleague),
  /** Free text: an owner needs no account. */
  ownerName: text,
  reviewOn: z.nullable(z.iso.date()),
  state: z.enum(HAZARD_STATES),
  closedBecause: text,
  reports: z.array(z.uuid()),
  actions: z.array(z.uuid()),
  revision: z.string(),
  createdAt: z.iso.datetime(),
});
export type Hazard = z.output<typeof Hazard>;

/** Hazards per non-empty cell of the risk matrix (C18.2). */
export const HazardCell = z.object({ severity: gradeValue, likelihood: gradeValue, total: z.int() });
export type HazardCell = z.output<typeof HazardCell>;
