/** Filters of the action register (C8.7) */

import * as z from 'zod/mini';
import { isId } from '../id.ts';
import { validationMessage } from '../language/validation-message.ts';
import { choiceParameter } from '../refusals/choice.ts';
import * as words from '../refusals/words/en.ts';
import { paging } from '../reports/filters.ts';
import { textField } from '../text/field.ts';
import { ACTION_STATES, type ActionState } from './action.ts';

const STATE_FILTERS = [...ACTION_STATES, 'all'] as const;
type StateFilter = ActionState | 'all';

const DUE_FILTERS = ['overdue', 'soon'] as const;

/** Blank: no filter. */
export const ActionQuery = z.object({
  state: z.pipe(
    choiceParameter<StateFilter>('state', STATE_FILTERS),
    z.transform((state) => state ?? 'open'),
  ),
  due: choiceParameter('due', DUE_FILTERS),
  mine: z.pipe(
    textField({
      label: 'mine',
      check: (text) => (text === 'true' ? null : validationMessage(words.mustBe, { name: 'mine', value: 'true' })),
    }),
    z.transform((mine) => mine !== null),
  ),
  reportId: textField({
    label: 'reportId',
    check: (text) => (isId(text) ? null : validationMessage(words.mustBeId, { name: 'reportId' })),
  }),
  ...paging,
});
export type ActionQuery = z.output<typeof ActionQuery>;
