import * as z from 'zod/mini';
import { isId } from '../id.ts';
import { validationMessage } from '../language/validation-message.ts';
import * as words from '../refusals/words/en.ts';
import { textField } from '../text/field.ts';
import { FOLLOW_UP_STATES } from './state.ts';

/** Page size of the list (C3.11). */
const OVERVIEW_MAX = 200;

const BAD_IDS = validationMessage(words.badIds, { max: OVERVIEW_MAX });
const ID_LENGTH = 37;

/** Comma-separated ids; others match no report. */
export const OverviewQuery = z.object({
  ids: z.pipe(
    textField({
      label: 'ids',
      max: OVERVIEW_MAX * ID_LENGTH,
      check: (text) => (text.split(',').length > OVERVIEW_MAX ? BAD_IDS : null),
    }),
    z.transform((ids: string | null): string[] => {
      const requested = (ids ?? '').toLowerCase().split(',');
      return [...new Set(requested.map((id) => id.trim()).filter(isId))];
    }),
  ),
});
export type OverviewQuery = z.output<typeof OverviewQuery>;

/** (C8.10) */
export const FollowUpBrief = z.object({
  reportId: z.uuid(),
  state: z.enum(FOLLOW_UP_STATES),
  openActions: z.int(),
});
export type FollowUpBrief = z.output<typeof FollowUpBrief>;

/** (C8.11) */
export const FollowUpCounts = z.object({
  new: z.int(),
  assessing: z.int(),
  acting: z.int(),
  monitoring: z.int(),
  closed: z.int(),
});
export type FollowUpCounts = z.output<typeof FollowUpCounts>;
