/** Filters and sort order of the hazard register (C18.1) */

import * as z from 'zod/mini';
import { isId } from '../id.ts';
import { validationMessage } from '../language/validation-message.ts';
import { choiceParameter } from '../refusals/choice.ts';
import * as shared from '../refusals/words/en.ts';
import { paging } from '../reports/filters.ts';
import { textField } from '../text/field.ts';
import { HAZARD_STATES, type HazardState } from './hazard.ts';
import { GRADES, LEVEL_MAX } from './level.ts';
import * as words from './refusals/words/en.ts';

export const STATE_FILTERS = [...HAZARD_STATES, 'all'] as const;
export type StateFilter = HazardState | 'all';

const state = z.pipe(
  choiceParameter<StateFilter>('state', STATE_FILTERS),
  z.transform((state) => state ?? 'open'),
);

const wholeNumber = (name: string, max: number) =>
  z.pipe(
    textField({
      label: name,
      check: (text) =>
        /^\d{1,2}$/.test(text) && +text >= 1 && +text <= max
          ? null
          : validationMessage(words.wholeNumberTo, { name, max }),
    }),
    z.transform((text) => (text === null ? null : Number(text))),
  );

const id = (name: string) =>
  textField({ label: name, check: (text) => (isId(text) ? null : validationMessage(shared.mustBeId, { name })) });

export const HazardFilters = z.object({ state });

/** Blank: no filter. */
export const HazardQuery = z.object({
  state,
  level: wholeNumber('level', LEVEL_MAX),
  severity: wholeNumber('severity', GRADES.length),
  likelihood: wholeNumber('likelihood', GRADES.length),
  reportId: id('reportId'),
  actionId: id('actionId'),
  ...paging,
});
export type HazardQuery = z.output<typeof HazardQuery>;

/** Days: `YYYY-MM-DD`; times as in responses. */
type SortedFields = {
  state: HazardState;
  reviewOn: string | null;
  severity: number;
  likelihood: number;
  createdAt: string;
};

/** Today in UTC. */
export const isToReview = ({ state, reviewOn }: Pick<SortedFields, 'state' | 'reviewOn'>, today: string): boolean =>
  state === 'open' && reviewOn !== null && reviewOn < today;

/** Overdue reviews, oldest first; then highest level, then newest. */
export function byUrgency(today: string): (one: SortedFields, other: SortedFields) => number {
  const dayOf = (hazard: SortedFields) => (isToReview(hazard, today) ? (hazard.reviewOn ?? '') : '9999-12-31');
  const level = ({ severity, likelihood }: SortedFields) => severity * likelihood;
  return (one, other) =>
    dayOf(one).localeCompare(dayOf(other)) || level(other) - level(one) || other.createdAt.localeCompare(one.createdAt);
}
